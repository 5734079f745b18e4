/** The search worker: loads the catalogue at the first query, then answers queries. */

import { FormatError } from '#api/errors.ts';
import { loadLibrary } from './catalogue-loader.ts';
import type { Reply, Request } from './messages.ts';
import { createNameSearch } from './name-search.ts';
import { pause } from './pause.ts';
import type { InTextReply, InTextRequest } from './text/in-text.ts';
import { CatalogueChangedError } from './text/library.ts';
import type { TextReply, TextRequest } from './text/messages.ts';
import type { TextSearch } from './text/worker-search.browser.ts';

type AnyRequest = Request | TextRequest | InTextRequest;

const send = (reply: Reply | TextReply | InTextReply): void => self.postMessage(reply);

/** What searches inside texts comes with the first question to it: names are found without it. */
const inTexts = () => import('./text/in-worker.ts');

let opening: ReturnType<typeof load> | undefined;

async function load() {
  const library = await loadLibrary();
  setTimeout(() => library.engine().fold()); // once what loaded the library is answered: the next question does not wait for it
  let loading: Promise<TextSearch> | undefined;
  return {
    ...createNameSearch(library, send, pause),
    async texts(request: Extract<TextRequest, { type: 'texts' }>): Promise<void> {
      loading ??= inTexts().then(({ createTextSearch }) => createTextSearch(library, send));
      await (await loading).texts(request);
    },
    stop: () => void loading?.then((search) => search.stop()),
  };
}

/** Finds words in the verses that a page shows. */
async function findInShown(request: InTextRequest): Promise<void> {
  try {
    const { findInText } = await inTexts();
    await findInText(request, send);
  } catch {
    send({ type: 'texts-in', id: request.id, ranges: null });
  }
}

async function handle(request: AnyRequest, isRetry = false): Promise<void> {
  if (request.type === 'find-in-text') return findInShown(request);
  if (request.type === 'stop-texts' && !opening) return; // nothing runs
  try {
    opening ??= load();
    const search = await opening;
    if (request.type === 'texts') await search.texts(request);
    else if (request.type === 'stop-texts') search.stop();
    else if (request.type === 'more') search.more(request);
    else if (request.type === 'ask') await search.ask(request);
  } catch (error) {
    opening = undefined; // the next query tries again
    if (request.type === 'texts') {
      // A site that was published meanwhile has another catalogue: once more with that.
      if (error instanceof CatalogueChangedError && !isRetry) return handle(request, true);
      send({ type: 'texts-failed', id: request.id, isOffline: navigator.onLine === false });
    } else if (request.type !== 'open' && request.type !== 'stop-texts')
      send({ type: error instanceof FormatError ? 'malformed' : 'failed', id: request.id });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<AnyRequest>) => void handle(data));
