/** The page's side of the search worker. */
import type { NameQuestion, Reply, Request } from './messages.ts';
import { listen, takeWorker } from './start-worker.browser.ts';
import type { InTextReply, InTextRequest } from './text/in-text.ts';
import { openTextPort } from './text/port.ts';

export type SearchClient = ReturnType<typeof openSearch>;

/** Starts the worker. One that cannot start is reported as a failure of the last question. */
export function openSearch(onReply: (reply: Reply) => void) {
  let latest = 0;
  const worker = listen(takeWorker(), onReply, () => onReply({ type: 'failed', id: latest }));
  const post = (request: Request): void => worker.postMessage(request);
  return {
    /** Asks for names; the answers come to `onReply` with the number it returns. */
    ask(question: NameQuestion): number {
      latest += 1;
      post({ type: 'ask', id: latest, ...question });
      return latest;
    },
    /** Verses by their words, from the same worker. */
    texts: openTextPort(worker),
    more: (id: number, from: number, count: number) => post({ type: 'more', id, from, count }),
    close: () => worker.terminate(),
  };
}

/** Starts the worker for the text on show: it finds words in verses that the page has, and a newer question drops the one before. */
export function openInText() {
  let latest = 0;
  let heard: (ranges: InTextReply['ranges']) => void = () => undefined;
  const onReply = ({ id, ranges }: InTextReply): void => {
    if (id === latest) heard(ranges);
  };
  const worker = listen(takeWorker(), onReply, () => heard(null));
  return {
    /** @param onFound gets null where the search could not be loaded; another client may be able to */
    find(stanzas: readonly string[], typed: string, onFound: (ranges: InTextReply['ranges']) => void) {
      latest += 1;
      heard = onFound;
      worker.postMessage({ type: 'find-in-text', id: latest, typed, stanzas } satisfies InTextRequest);
    },
    close: () => worker.terminate(),
  };
}
