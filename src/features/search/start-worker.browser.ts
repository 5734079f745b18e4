/** Starts the search worker: at the first touch of a search field, or with the first question where nobody has. */
import { isTextReply } from './text/messages.ts';
import workerUrl from './worker.ts?worker&url';

/** Where the script of the page leaves the worker that it has started: it shares no module with the islands. */
const started = globalThis as { searchWorker?: Worker | undefined };

/** The policy that Trusted Types require: it allows the address of the library's own worker only. */
function trusted(url: string): string {
  const policy = (
    window as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }
  ).trustedTypes?.createPolicy('nama-worker', {
    createScriptURL: (asked: string) => (asked === workerUrl ? asked : ''),
  });
  return policy?.createScriptURL(url) ?? url;
}

const create = (): Worker => new Worker(trusted(workerUrl), { type: 'module' });

/** Starts a worker that fetches the catalogue at once. */
export function startWorker(): void {
  if (started.searchWorker) return;
  const worker = create();
  // One that cannot start is nobody's: the next is tried with the first question.
  worker.addEventListener('error', () => {
    started.searchWorker = undefined;
  });
  worker.postMessage({ type: 'open' });
  started.searchWorker = worker;
}

/** The worker that was started, or a new one. */
export function takeWorker(): Worker {
  const worker = started.searchWorker ?? create();
  started.searchWorker = undefined;
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
