/** The page's side of the search worker. */
import type { NameQuestion, Reply, Request } from './messages.ts';
import { listen, takeWorker } from './start-worker.browser.ts';
import type { InTextReply, InTextRequest } from './text/in-text.ts';
import { openTextPort, type TextPort } from './text/port.ts';

export interface SearchClient {
  /** Asks for names; the answers come to `onReply` with the number it returns. */
  ask(question: NameQuestion): number;
  more(id: number, from: number, count: number): void;
  /** Verses by their words, from the same worker. */
  readonly texts: TextPort;
  close(): void;
}

/** Starts the worker. One that cannot start is reported as a failure of the last question. */
export function openSearch(onReply: (reply: Reply) => void): SearchClient {
  let asked = 0;
  const worker = listen(takeWorker(), onReply, () => onReply({ type: 'failed', id: asked }));
  const post = (request: Request): void => worker.postMessage(request);
  return {
    ask(question) {
      asked += 1;
      post({ type: 'ask', id: asked, ...question });
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
