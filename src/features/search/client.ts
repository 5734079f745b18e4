/** The page's side of the search worker: Home's list, and songs from anywhere for the command box. */
import type { FindReply, FindRequest, HomeState, ReaderWish, Reply, Request } from './messages.ts';
import { listen, takeWorker } from './start-worker.browser.ts';
import type { InTextReply, InTextRequest } from './text/in-text.ts';
import { openTextPort, type TextPort } from './text/port.ts';

export interface SearchClient {
  /** Asks for the list of a state; the answers come to `onReply` with the number it returns. */
  ask(state: HomeState, wish: ReaderWish, follow: boolean, count: number): number;
  more(id: number, from: number, count: number): void;
  /** Verses by their words, from the same worker. */
  readonly texts: TextPort;
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
    texts: openTextPort(worker),
    more: (id, from, count) => post({ type: 'more', id, from, count }),
    close: () => worker.terminate(),
  };
}

/** Finds words in verses that the page has; a newer question drops the one before. */
export interface InTextClient {
  /** @param onFound gets null where the search could not be loaded; another client may be able to */
  find(stanzas: readonly string[], typed: string, onFound: (ranges: InTextReply['ranges']) => void): void;
  close(): void;
}

/** Starts the worker for the text on show. */
export function openInText(): InTextClient {
  let asked = 0;
  let heard: (ranges: InTextReply['ranges']) => void = () => undefined;
  const onReply = ({ id, ranges }: InTextReply): void => {
    if (id === asked) heard(ranges);
  };
  const worker = listen(takeWorker(), onReply, () => heard(null));
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
  const worker = listen(takeWorker(), onReply, () => onReply({ type: 'failed', id: asked }));
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
