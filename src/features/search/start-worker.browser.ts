/** Starts the search worker: at the first touch of a search field, or with the first question where nobody has. */
import { isTextReply } from './text/messages.ts';
import workerUrl from './worker.ts?worker&url';

/** By the policy that Trusted Types require: it allows the address of the library's own worker only. */
function create(): Worker {
  const policy = (
    window as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }
  ).trustedTypes?.createPolicy('nama-worker', {
    createScriptURL: (url: string) => (url === workerUrl ? url : ''),
  });
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
}

/** The worker that was started for the first question; null once a worker was taken: no other is needed. */
let started: Worker | null | undefined;

/** Starts a worker that fetches the catalogue at once. */
export function startWorker(): void {
  if (started !== undefined) return;
  const worker = create();
  // One that cannot start is nobody's: the next is tried with the first question.
  worker.addEventListener('error', () => {
    if (started === worker) started = undefined;
  });
  worker.postMessage({ type: 'open' });
  started = worker;
}

/** The worker that was started, or a new one. */
export function takeWorker(): Worker {
  const worker = started ?? create();
  started = null;
  return worker;
}

/** `onReply` gets the worker's messages about names, `onBroken` is called when it cannot start. */
export function listen<R>(worker: Worker, onReply: (reply: R) => void, onBroken: () => void): Worker {
  worker.addEventListener('message', ({ data }: MessageEvent<R & { type: string }>) => {
    if (!isTextReply(data)) onReply(data);
  });
  worker.addEventListener('error', onBroken);
  return worker;
}
