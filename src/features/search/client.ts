/** The page's side of the search worker: Home's list, and songs from anywhere for the command box. */
import type { HomeState } from '#features/home/index.ts';
import type { FindReply, FindRequest, ReaderWish, Reply, Request } from './messages.ts';
import { listen, takeWorker } from './start-worker.ts';

export interface SearchClient {
  /** Asks for the list of a state; the answers come to `onReply` with the number it returns. */
  ask(state: HomeState, wish: ReaderWish, follow: boolean, count: number): number;
  more(id: number, from: number, count: number): void;
  close(): void;
}

/** Starts the worker for Home. A worker that cannot start is reported as a failure of the last query. */
export function openSearch(onReply: (reply: Reply) => void): SearchClient {
  let asked = 0;
  const worker = listen(takeWorker(), onReply, () => onReply({ type: 'failed', id: asked }));
  const post = (request: Request): void => worker.postMessage(request);
  return {
    ask(state, wish, follow, count) {
      asked += 1;
      post({ type: 'ask', id: asked, state, wish, follow, count });
      return asked;
    },
    more: (id, from, count) => post({ type: 'more', id, from, count }),
    close: () => worker.terminate(),
  };
}

export interface FindClient {
  /** Asks for folders, playlists and songs; the answers come to `onReply` with the number it returns. */
  find(q: string, wish: ReaderWish, count: number): number;
  close(): void;
}

/** Starts the worker for the command box. A worker that cannot start is reported as a failure of the last query. */
export function openFind(onReply: (reply: FindReply) => void): FindClient {
  let asked = 0;
  const worker = listen(takeWorker(), onReply, () => onReply({ type: 'failed', id: asked }));
  const post = (request: FindRequest): number => {
    worker.postMessage(request);
    return request.id;
  };
  return {
    find: (q, wish, count) => post({ type: 'find', id: ++asked, q, wish, count }),
    close: () => worker.terminate(),
  };
}
