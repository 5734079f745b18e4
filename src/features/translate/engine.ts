/** Runs one job at a time: asks piece by piece, and drops whatever a later run, a cancel or the end of the page overtook. */

import type { Maker } from '#api/reader-calls.ts';
import type { TranslationType } from '#schemas/wire.ts';
import type { Fault, Purpose } from './faults.ts';

/** What is asked. */
export interface Task {
  purpose: Purpose;
  type: TranslationType;
  /** The source, in the pieces it is asked in; at least one. */
  pieces: readonly string[];
  /** How many verses the selected words are of; 0 for a whole text. */
  verses: number;
  /** The words the reader selected; null for a whole text. */
  quote: string | null;
  /** Label and BCP 47 of the language of selected words, where it is another than the page's. */
  from?: { label: string; lang: string } | null | undefined;
}

/** The answer to one piece. */
export interface Answer {
  output: string;
  model: string | null;
  /** What made it where no model did. */
  by: Maker | null;
  /** Day it was made, `2026-11-21`. */
  day: string;
  /** Only its beginning is here. */
  cut: boolean;
  /** It was on the device already. */
  isCached: boolean;
}

/** One request for a translation as the reader sees it: idle → processing → result or error (SPEC section 4). */
export interface ActiveJob {
  /** `stopped`: the reader cancelled, and the answers so far stay. */
  phase: 'processing' | 'result' | 'error' | 'stopped';
  /** Grows by one with every run. */
  run: number;
  task: Task;
  /** To the first pieces, in their order. */
  answers: readonly Answer[];
  fault: Fault | null;
}

export type Job = { phase: 'idle' } | ActiveJob;

export const IDLE: Job = { phase: 'idle' };

/** Whether two tasks ask the same. */
const isSameTask = (a: Task, b: Task): boolean =>
  a.purpose === b.purpose && a.type === b.type && a.pieces.join('') === b.pieces.join('');

/** What the engine needs from outside. */
export interface Ports {
  ask: (piece: string, task: Task, anew: boolean, signal: AbortSignal) => Promise<Answer>;
  faultOf: (error: unknown) => Fault;
}

export type Engine = ReturnType<typeof createEngine>;

export function createEngine({ ask, faultOf }: Ports) {
  let job: Job = IDLE;
  let runs = 0;
  let abort = new AbortController();
  const listeners = new Set<() => void>();

  const set = (next: Job): void => {
    job = next;
    for (const listener of listeners) listener();
  };

  /** @param answers to the first pieces, which are there already */
  async function run(task: Task, answers: readonly Answer[], anew = false): Promise<void> {
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    runs += 1;
    let now: ActiveJob = { phase: 'processing', run: runs, task, answers, fault: null };
    set(now);
    try {
      for (const piece of task.pieces.slice(answers.length)) {
        const answer = await ask(piece, task, anew, signal);
        if (signal.aborted) return;
        const all = [...now.answers, answer];
        now = { ...now, answers: all, phase: all.length < task.pieces.length ? 'processing' : 'result' };
        set(now);
      }
    } catch (error) {
      if (!signal.aborted) set({ ...now, phase: 'error', fault: faultOf(error) });
    }
  }

  return {
    /** For `useSyncExternalStore`. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    job: () => job,
    /** Begins; a task that is under way already is left alone, any other one is dropped. */
    start(task: Task) {
      if (job.phase !== 'processing' || !isSameTask(job.task, task)) void run(task, []);
    },
    /** Goes on with the piece that failed, or after a cancel. */
    resume() {
      if (job.phase !== 'idle') void run(job.task, job.answers);
    },
    /** Asks the same again, whatever the device keeps. */
    anew() {
      if (job.phase !== 'idle') void run(job.task, [], true);
    },
    stop() {
      abort.abort();
      if (job.phase === 'processing') set(job.answers.length > 0 ? { ...job, phase: 'stopped' } : IDLE);
    },
    close() {
      abort.abort();
      set(IDLE);
    },
  };
}
