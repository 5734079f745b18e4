/** Home's side of the search worker. */
import type { HomeState } from '#domain/home.ts';
import type { Reply, Request } from './messages.ts';
import workerUrl from './worker.ts?worker&url';

export interface SearchClient {
  /** Asks for the list of a state; the answers come to `onReply` with the number it returns. */
  ask(state: HomeState, follow: boolean, count: number): number;
  more(id: number, from: number, count: number): void;
  close(): void;
}

/** The policy that Trusted Types asks for: only the library's own worker has an address here. */
function trusted(url: string): string {
  const policy = (
    window as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }
  ).trustedTypes?.createPolicy('nama-worker', {
    createScriptURL: (asked: string) => (asked === workerUrl ? asked : ''),
  });
  return policy?.createScriptURL(url) ?? url;
}

/** Starts the worker. A worker that cannot start is reported as a failure of every question. */
export function openSearch(onReply: (reply: Reply) => void): SearchClient {
  const worker = new Worker(trusted(workerUrl), { type: 'module' });
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => onReply(data));
  worker.addEventListener('error', () => onReply({ type: 'failed', id: asked }));
  const post = (request: Request): void => worker.postMessage(request);
  return {
    ask(state, follow, count) {
      asked += 1;
      post({ type: 'ask', id: asked, state, follow, count });
      return asked;
    },
    more: (id, from, count) => post({ type: 'more', id, from, count }),
    close: () => worker.terminate(),
  };
}
