import { describe, expect, it } from 'vitest';
import { type Answer, createEngine, type Task } from '#features/translate/engine.ts';

const task = (...pieces: string[]): Task => ({
  purpose: 'translation',
  type: 'convert_from_sanskrit',
  pieces,
  verses: 0,
  quote: null,
});
const answer = (output: string): Answer => ({
  output,
  model: null,
  by: null,
  day: '2026-11-21',
  cut: false,
  isCached: false,
});

/** An engine whose questions are answered by hand. */
function byHand() {
  const asked: {
    piece: string;
    anew: boolean;
    signal: AbortSignal;
    answer: (output: string) => void;
    fail: () => void;
  }[] = [];
  const engine = createEngine({
    ask: (piece, _task, anew, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          piece,
          anew,
          signal,
          answer: (output) => resolve(answer(output)),
          fail: () => reject(new Error('no')),
        });
      }),
    faultOf: () => 'failed',
  });
  return { engine, asked };
}

const settled = () => new Promise((done) => setTimeout(done, 0));
const outputs = (engine: ReturnType<typeof createEngine>) => {
  const job = engine.job();
  return job.phase === 'idle' ? [] : job.answers.map(({ output }) => output);
};

describe('the engine', () => {
  it('asks piece after piece, one at a time', async () => {
    const { engine, asked } = byHand();
    engine.start(task('a', 'b'));
    expect(asked.map(({ piece }) => piece)).toEqual(['a']);
    asked[0]?.answer('A');
    await settled();
    expect(asked.map(({ piece }) => piece)).toEqual(['a', 'b']);
    asked[1]?.answer('B');
    await settled();
    expect(engine.job().phase).toBe('result');
    expect(outputs(engine)).toEqual(['A', 'B']);
  });

  it('makes one request of five starts', () => {
    const { engine, asked } = byHand();
    for (let time = 0; time < 5; time += 1) engine.start(task('a'));
    expect(asked).toHaveLength(1);
  });

  it('drops an earlier task for another one, whichever answers first', async () => {
    const { engine, asked } = byHand();
    engine.start(task('slow'));
    engine.start(task('fast'));
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer('second');
    await settled();
    asked[0]?.answer('first');
    await settled();
    expect(outputs(engine)).toEqual(['second']);
  });

  it('is not disturbed by the failure of what it dropped', async () => {
    const { engine, asked } = byHand();
    engine.start(task('slow'));
    engine.start(task('fast'));
    asked[0]?.fail();
    await settled();
    expect(engine.job().phase).toBe('processing');
  });

  it('goes on with the piece that failed', async () => {
    const { engine, asked } = byHand();
    engine.start(task('a', 'b'));
    asked[0]?.answer('A');
    await settled();
    asked[1]?.fail();
    await settled();
    expect(engine.job()).toMatchObject({ phase: 'error', fault: 'failed' });
    engine.resume();
    expect(asked.map(({ piece }) => piece)).toEqual(['a', 'b', 'b']);
    asked[2]?.answer('B');
    await settled();
    expect(outputs(engine)).toEqual(['A', 'B']);
  });

  it('aborts and shows nothing more once it is stopped or closed', async () => {
    for (const end of ['stop', 'close'] as const) {
      const { engine, asked } = byHand();
      engine.start(task('a'));
      engine[end]();
      expect(asked[0]?.signal.aborted).toBe(true);
      asked[0]?.answer('late');
      await settled();
      expect(engine.job()).toEqual({ phase: 'idle' });
    }
  });

  it('asks anew from the first piece, and says so', async () => {
    const { engine, asked } = byHand();
    engine.start(task('a'));
    asked[0]?.answer('A');
    await settled();
    engine.anew();
    expect(asked.map(({ piece, anew }) => [piece, anew])).toEqual([
      ['a', false],
      ['a', true],
    ]);
    expect(outputs(engine)).toEqual([]);
  });

  it('tells its listeners of every change, and only of changes', async () => {
    const { engine, asked } = byHand();
    let changes = 0;
    const unsubscribe = engine.subscribe(() => (changes += 1));
    engine.stop();
    expect(changes).toBe(0);
    engine.start(task('a'));
    asked[0]?.answer('A');
    await settled();
    expect(changes).toBe(2);
    unsubscribe();
    engine.close();
    expect(changes).toBe(2);
  });
});
