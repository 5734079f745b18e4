import { describe, expect, it } from 'vitest';
import { type Answer, IDLE, isSameTask, type Job, type JobEvent, nextJob, type Task } from '#features/translate/job.ts';

const task: Task = {
  purpose: 'translation',
  type: 'convert_from_sanskrit',
  pieces: ['a', 'b'],
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

  it('knows its own question again, and no other', () => {
    expect(isSameTask(task, { ...task, pieces: ['ab'] })).toBe(true);
    expect(isSameTask(task, { ...task, type: 'convert_to_sanskrit' })).toBe(false);
    expect(isSameTask(task, { ...task, purpose: 'meaning' })).toBe(false);
  });
});
