/** The page's side of the search worker: Home's list, and songs from anywhere for the command box. */
import type { HomeState } from '#features/home/index.ts';
import type { FindReply, FindRequest, ReaderWish, Reply, Request } from './messages.ts';
import type { InTextReply, InTextRequest } from './text/in-text.ts';
import { isTextReply } from './text/messages.ts';
import { openTextPort, type TextPort } from './text/port.ts';
import workerUrl from './worker.ts?worker&url';

export interface SearchClient {
  /** Asks for the list of a state; the answers come to `onReply` with the number it returns. */
  ask(state: HomeState, wish: ReaderWish, follow: boolean, count: number): number;
  more(id: number, from: number, count: number): void;
  /** Verses by their words, from the same worker. */
  readonly texts: TextPort;
  close(): void;
}

/** The policy that Trusted Types require: it allows the address of the library's own worker only. */
function trusted(url: string): string {
  const policy = (
    window as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }
  ).trustedTypes?.createPolicy('nama-worker', {
    createScriptURL: (asked: string) => (asked === workerUrl ? asked : ''),
  });
  return policy?.createScriptURL(url) ?? url;
}

/** Starts the worker. `onReply` gets its messages, `onBroken` is called when it cannot start. */
function startWorker<R>(onReply: (reply: R) => void, onBroken: () => void): Worker {
  const worker = new Worker(trusted(workerUrl), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<R & { type: string }>) => {
    if (!isTextReply(data)) onReply(data);
  });
  worker.addEventListener('error', onBroken);
  return worker;
}

/** Starts the worker for Home. A worker that cannot start is reported as a failure of the last query. */
export function openSearch(onReply: (reply: Reply) => void): SearchClient {
  let asked = 0;
  const worker = startWorker(onReply, () => onReply({ type: 'failed', id: asked }));
  const post = (request: Request): void => worker.postMessage(request);
  return {
    ask(state, wish, follow, count) {
      asked += 1;
      post({ type: 'ask', id: asked, state, wish, follow, count });
      return asked;
    },
    texts: openTextPort(worker),
    more: (id, from, count) => post({ type: 'more', id, from, count }),
    close: () => worker.terminate(),
  };
}

/** Finds words in verses that the page has; a newer question drops the one before. */
export interface InTextClient {
  find(stanzas: readonly string[], typed: string, onFound: (ranges: InTextReply['ranges']) => void): void;
  close(): void;
}

/** Starts the worker for the text on show. One that cannot start finds nothing. */
export function openInText(): InTextClient {
  let asked = 0;
  let heard: (ranges: InTextReply['ranges']) => void = () => undefined;
  const worker = startWorker(
    () => undefined,
    () => heard([]),
  );
  worker.addEventListener('message', ({ data }: MessageEvent<InTextReply>) => {
    if (data.type === 'texts-in' && data.id === asked) heard(data.ranges);
  });
  return {
    find(stanzas, typed, onFound) {
      asked += 1;
      heard = onFound;
      worker.postMessage({ type: 'find-in-text', id: asked, typed, stanzas } satisfies InTextRequest);
    },
    close: () => worker.terminate(),
  };
}

export interface FindClient {
  /** Asks for folders, playlists and songs; the answers come to `onReply` with the number it returns. */
  find(q: string, wish: ReaderWish, count: number): number;
  readonly texts: TextPort;
  close(): void;
}

/** Starts the worker for the command box. A worker that cannot start is reported as a failure of the last query. */
export function openFind(onReply: (reply: FindReply) => void): FindClient {
  let asked = 0;
  const worker = startWorker(onReply, () => onReply({ type: 'failed', id: asked }));
  const post = (request: FindRequest): number => {
    worker.postMessage(request);
    return request.id;
  };
  return {
    texts: openTextPort(worker),
    find: (q, wish, count) => post({ type: 'find', id: ++asked, q, wish, count }),
    close: () => worker.terminate(),
  };
}
