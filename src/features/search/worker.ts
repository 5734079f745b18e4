/** The search worker: loads the catalogue at the first query, then answers queries. */

import { FormatError } from '#api/errors.ts';
import { loadLibrary } from './catalogue-loader.ts';
import type { Reply, Request } from './messages.ts';
import { createNameSearch, type NameSearch } from './name-search.ts';
import { pause } from './pause.ts';
import type { InTextReply, InTextRequest } from './text/in-text.ts';
import { lateFindInText, lateTextSearch } from './text/late-search.ts';
import { CatalogueChangedError } from './text/library.ts';
import type { TextReply, TextRequest } from './text/messages.ts';
import type { TextSearch } from './text/worker-search.browser.ts';

type AnyRequest = Request | TextRequest | InTextRequest;

const send = (reply: Reply | TextReply | InTextReply): void => self.postMessage(reply);

type Search = NameSearch & TextSearch;

let opening: Promise<Search> | undefined;

function open(): Promise<Search> {
  opening ??= loadLibrary().then((library) => {
    setTimeout(() => library.engine()); // once what loaded the library is answered: the next question does not wait for it
    return {
      ...createNameSearch(library, send, pause),
      ...lateTextSearch(library, send),
    };
  });
  return opening;
}

async function handle(request: AnyRequest, isSecond = false): Promise<void> {
  if (request.type === 'find-in-text') return lateFindInText(request, send);
  if (request.type === 'stop-texts' && !opening) return; // nothing runs
  try {
    const search = await open();
    if (request.type === 'texts') await search.texts(request);
    else if (request.type === 'stop-texts') search.stop();
    else if (request.type === 'more') search.more(request);
    else if (request.type === 'ask') await search.ask(request);
  } catch (error) {
    opening = undefined; // the next query tries again
    if (request.type === 'texts') {
      // A site that was published meanwhile has another catalogue: once more with that.
      if (error instanceof CatalogueChangedError && !isSecond) return handle(request, true);
      send({ type: 'texts-failed', id: request.id, isOffline: navigator.onLine === false });
    } else if (request.type !== 'open' && request.type !== 'stop-texts')
      send({ type: error instanceof FormatError ? 'malformed' : 'failed', id: request.id });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<AnyRequest>) => void handle(data));
