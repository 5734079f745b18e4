/** The search worker: loads the catalogue at the first query, then answers queries. */

import { loadLibrary } from './catalogue-loader.ts';
import { createListSearch, type ListSearch } from './list-search.ts';
import type { FindReply, FindRequest, Reply, Request } from './messages.ts';
import { pause } from './pause.ts';
import { createSongSearch, type SongSearch } from './song-search.ts';
import { warmUp } from './warm-up.ts';

const send = (reply: Reply | FindReply): void => self.postMessage(reply);

/** Milliseconds between two steps of the warm-up. */
const REST = 10;
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST));

type Search = ListSearch & SongSearch;

let opening: Promise<Search> | undefined;

function open(): Promise<Search> {
  opening ??= loadLibrary().then((library) => {
    void warmUp(library, rest);
    return { ...createListSearch(library, send, pause), ...createSongSearch(library, send, pause) };
  });
  opening.catch(() => {
    opening = undefined; // the next query tries again
  });
  return opening;
}

async function handle(request: Request | FindRequest): Promise<void> {
  try {
    const search = await open();
    if (request.type === 'more') search.more(request);
    else if (request.type === 'find') await search.find(request);
    else if (request.type === 'ask') await search.ask(request);
  } catch {
    opening = undefined;
    if (request.type !== 'open') send({ type: 'failed', id: request.id });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Request | FindRequest>) => void handle(data));
