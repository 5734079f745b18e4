/** The search off the main thread: loads the catalogue at the first question, then answers. */

import { loadLibrary, openIndex } from './catalogue-loader.ts';
import { type Desk, openDesk } from './list-query.ts';
import type { FindReply, FindRequest, Reply, Request } from './messages.ts';
import { pause } from './pause.ts';
import { type Finder, openFinder } from './song-query.ts';
import { warmUp } from './warm-up.ts';

const send = (reply: Reply | FindReply): void => self.postMessage(reply);

/** Milliseconds between two steps of what nobody waits for. */
const REST = 10;
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST));

let opening: Promise<Desk & Finder> | undefined;

async function handle(request: Request | FindRequest): Promise<void> {
  try {
    if (request.type === 'places') {
      send({ type: 'places', id: request.id, index: await openIndex() });
      return;
    }
    opening ??= loadLibrary().then((library) => {
      void warmUp(library, rest);
      return { ...openDesk(library, send, pause), ...openFinder(library, send, pause) };
    });
    const desk = await opening;
    if (request.type === 'more') desk.more(request);
    else if (request.type === 'find') await desk.find(request);
    else await desk.ask(request);
  } catch {
    opening = undefined; // the next question tries again
    send({ type: 'failed', id: request.id });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Request | FindRequest>) => void handle(data));
