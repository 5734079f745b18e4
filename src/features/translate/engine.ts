/** Runs one job at a time: asks piece by piece, and drops whatever a later run, a cancel or the end of the page overtook. */

import type { Fault } from './faults.ts';
import { type Answer, IDLE, isSameTask, type Job, type JobEvent, nextJob, type Task } from './job.ts';

/** What the engine needs from outside. */
export interface Ports {
  ask: (piece: string, task: Task, anew: boolean, signal: AbortSignal) => Promise<Answer>;
  faultOf: (error: unknown) => Fault;
}

export interface Engine {
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  job: () => Job;
  /** Begins; a task that is under way already is left alone, any other one is dropped. */
  start: (task: Task) => void;
  /** Goes on with the piece that failed, or after a cancel. */
  resume: () => void;
  /** Asks the same again, whatever the device keeps. */
  anew: () => void;
  stop: () => void;
  close: () => void;
}

export function createEngine({ ask, faultOf }: Ports): Engine {
  let job: Job = IDLE;
  let runs = 0;
  let abort = new AbortController();
  const listeners = new Set<() => void>();

  const send = (event: JobEvent) => {
    const next = nextJob(job, event);
    if (next === job) return;
    job = next;
    for (const listener of listeners) listener();
  };

  async function run(event: (run: number) => JobEvent, anew = false): Promise<void> {
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    runs += 1;
    const id = runs;
    send(event(id));
    try {
      while (job.phase === 'processing' && job.run === id) {
        const { task, answers } = job;
        const answer = await ask(task.pieces[answers.length] ?? '', task, anew, signal);
        if (signal.aborted) return;
        send({ name: 'answer', run: id, answer });
      }
    } catch (error) {
      if (!signal.aborted) send({ name: 'fail', run: id, fault: faultOf(error) });
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    job: () => job,
    start(task) {
      if (job.phase === 'processing' && isSameTask(job.task, task)) return;
      void run((id) => ({ name: 'start', run: id, task }));
    },
    resume: () => void run((id) => ({ name: 'resume', run: id })),
    anew() {
      if (job.phase === 'idle') return;
      const { task } = job;
      void run((id) => ({ name: 'start', run: id, task }), true);
    },
    stop() {
      abort.abort();
      send({ name: 'stop' });
    },
    close() {
      abort.abort();
      send({ name: 'close' });
    },
  };
}
