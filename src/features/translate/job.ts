/** One request for a translation as the reader sees it: idle → processing → result or error (SPEC section 4). */
import type { Maker } from '#api/live.ts';
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
  kept: boolean;
}

export type Job =
  | { phase: 'idle' }
  | {
      /** `stopped`: the reader cancelled, and the answers so far stay. */
      phase: 'processing' | 'result' | 'error' | 'stopped';
      /** Grows by one with every run; an answer of an earlier run counts for nothing. */
      run: number;
      task: Task;
      /** To the first pieces, in their order. */
      answers: readonly Answer[];
      fault: Fault | null;
    };

export type JobEvent =
  | { name: 'start'; run: number; task: Task }
  | { name: 'answer'; run: number; answer: Answer }
  | { name: 'fail'; run: number; fault: Fault }
  | { name: 'resume'; run: number }
  | { name: 'stop' }
  | { name: 'close' };

export const IDLE: Job = { phase: 'idle' };

/** Whether two tasks ask the same. */
export function isSameTask(a: Task, b: Task): boolean {
  return a.purpose === b.purpose && a.type === b.type && a.pieces.join('') === b.pieces.join('');
}

/** The next state; an event that fits none, or comes from an earlier run, changes nothing. */
export function nextJob(job: Job, event: JobEvent): Job {
  if (event.name === 'start') {
    return { phase: 'processing', run: event.run, task: event.task, answers: [], fault: null };
  }
  if (event.name === 'close') return IDLE;
  if (job.phase === 'idle') return job;
  switch (event.name) {
    case 'resume':
      return { ...job, phase: 'processing', run: event.run, fault: null };
    case 'stop':
      if (job.phase !== 'processing') return job;
      return job.answers.length > 0 ? { ...job, phase: 'stopped' } : IDLE;
  }
  if (job.phase !== 'processing' || event.run !== job.run) return job;
  if (event.name === 'fail') return { ...job, phase: 'error', fault: event.fault };
  const answers = [...job.answers, event.answer];
  return { ...job, answers, phase: answers.length < job.task.pieces.length ? 'processing' : 'result' };
}
