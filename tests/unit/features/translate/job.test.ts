import { describe, expect, it } from 'vitest';
import {
  type Answer,
  IDLE,
  isSameTask,
  type Job,
  type JobEvent,
  nextJob,
  reachOf,
  type Span,
  type Task,
} from '#features/translate/job.ts';

const task: Task = {
  purpose: 'translation',
  type: 'convert_from_sanskrit',
  pieces: ['a', 'b'],
  next: null,
  span: null,
  verses: 0,
  quote: null,
};
const answer = (output: string): Answer => ({
  output,
  model: null,
  by: null,
  day: '2026-11-21',
  cut: false,
  kept: false,
});
const jobAfter = (...events: JobEvent[]): Job => events.reduce(nextJob, IDLE);
const start = { name: 'start', run: 1, task } as const;

describe('a job', () => {
  it('goes from idle through processing to its result, answer by answer', () => {
    expect(jobAfter(start)).toMatchObject({ phase: 'processing', answers: [] });
    expect(jobAfter(start, { name: 'answer', run: 1, answer: answer('A') })).toMatchObject({ phase: 'processing' });
    const done = jobAfter(
      start,
      { name: 'answer', run: 1, answer: answer('A') },
      { name: 'answer', run: 1, answer: answer('B') },
    );
    expect(done).toMatchObject({ phase: 'result', answers: [{ output: 'A' }, { output: 'B' }] });
  });

  it('keeps its answers over an error, and goes on behind them', () => {
    const failed = jobAfter(
      start,
      { name: 'answer', run: 1, answer: answer('A') },
      { name: 'fail', run: 1, fault: 'failed' },
    );
    expect(failed).toMatchObject({ phase: 'error', fault: 'failed', answers: [{ output: 'A' }] });
    expect(nextJob(failed, { name: 'resume', run: 2 })).toMatchObject({ phase: 'processing', fault: null, run: 2 });
  });

  it('takes nothing from an earlier run', () => {
    const second = jobAfter(start, { name: 'start', run: 2, task });
    expect(nextJob(second, { name: 'answer', run: 1, answer: answer('late') })).toBe(second);
    expect(nextJob(second, { name: 'fail', run: 1, fault: 'format' })).toBe(second);
  });

  it('takes nothing once it is stopped, done or idle', () => {
    const stopped = jobAfter(start, { name: 'answer', run: 1, answer: answer('A') }, { name: 'stop' });
    expect(stopped).toMatchObject({ phase: 'stopped', answers: [{ output: 'A' }] });
    expect(nextJob(stopped, { name: 'answer', run: 1, answer: answer('late') })).toBe(stopped);
    for (const event of [
      { name: 'stop' },
      { name: 'resume', run: 9 },
      { name: 'fail', run: 9, fault: 'failed' },
    ] as const) {
      expect(nextJob(IDLE, event)).toBe(IDLE);
    }
  });

  it('is idle again when it is cancelled before any answer, or closed', () => {
    expect(jobAfter(start, { name: 'stop' })).toEqual(IDLE);
    expect(jobAfter(start, { name: 'answer', run: 1, answer: answer('A') }, { name: 'close' })).toEqual(IDLE);
  });

  it('goes on with more pieces', () => {
    const more = jobAfter(start, { name: 'more', run: 2, pieces: ['c'], next: 7, span: null });
    expect(more).toMatchObject({ phase: 'processing', run: 2, task: { pieces: ['a', 'b', 'c'], next: 7 } });
  });

  it('says how far it has come in the text, also over an error and with more pieces', () => {
    const span: Span = { kind: 'verses', first: '21', ends: ['22', '24'], total: '42' };
    const begun = jobAfter({ ...start, task: { ...task, next: 24, span } });
    const reach = (job: Job) => job.phase !== 'idle' && reachOf(job);
    expect(reach(begun)).toBeNull();
    const one = nextJob(begun, { name: 'answer', run: 1, answer: answer('A') });
    expect(reach(nextJob(one, { name: 'fail', run: 1, fault: 'failed' }))).toEqual({
      kind: 'verses',
      from: '21',
      to: '22',
      total: '42',
    });
    const two = nextJob(one, { name: 'answer', run: 1, answer: answer('B') });
    const more = nextJob(two, { name: 'more', run: 2, pieces: ['c'], next: null, span: { ...span, ends: ['42'] } });
    expect(reach(more)).toMatchObject({ from: '21', to: '24' });
    expect(reach(nextJob(more, { name: 'answer', run: 2, answer: answer('C') }))).toMatchObject({
      from: '21',
      to: '42',
    });
    expect(reach(jobAfter(start, { name: 'answer', run: 1, answer: answer('A') }))).toBeNull();
  });

  it('knows its own question again, and no other', () => {
    expect(isSameTask(task, { ...task, pieces: ['ab'] })).toBe(true);
    expect(isSameTask(task, { ...task, type: 'convert_to_sanskrit' })).toBe(false);
    expect(isSameTask(task, { ...task, purpose: 'meaning' })).toBe(false);
  });
});
