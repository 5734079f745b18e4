/** What the search worker knows of the library, for the command box: one worker for as long as the page lives. */
import {
  type CatalogueIndex,
  type FindClient,
  type FindReply,
  type FoundSong,
  openFind,
} from '#features/search/index.ts';

/** Songs that are shown; Home has all of them. */
const MOST_SONGS = 12;

export interface Search {
  index: CatalogueIndex | null;
  songs: readonly FoundSong[];
  total: number;
  /** `stale`: what is shown belongs to what was typed before. */
  phase: 'stale' | 'searching' | 'settled' | 'failed';
  ask(q: string, language: string): void;
  /** Begins anew after a failure. */
  retry(): void;
}

let changed: () => void = () => {};
let client: FindClient | null = null;
let asked = 0;
let last: readonly [q: string, language: string] = ['', ''];

function receive(reply: FindReply): void {
  if (reply.type === 'places') search.index = reply.index;
  else if (reply.type === 'failed') search.phase = 'failed';
  else if (reply.id !== asked)
    return; // an older question's answer
  else {
    search.songs = reply.songs;
    search.total = reply.total;
    search.phase = reply.settled ? 'settled' : 'searching';
  }
  changed();
}

function ask(q: string, language: string): void {
  last = [q, language];
  search.phase = 'stale';
  if (!client) {
    client = openFind(receive);
    client.places();
  }
  asked = client.find(q, language, MOST_SONGS);
}

const search: Search = {
  index: null,
  songs: [],
  total: 0,
  phase: 'settled',
  ask,
  retry() {
    client?.close();
    client = null;
    ask(...last);
  },
};

/** @param onChange is called after every answer */
export function openSearchFor(onChange: () => void): Search {
  changed = onChange;
  return search;
}
