/** What the search worker knows of the library, for the command box: one worker for as long as the page lives. */
import { useSyncExternalStore } from 'react';
import {
  type FoundSong,
  goesOn,
  isPhrase,
  openSearch,
  type Reply,
  readerPreference,
  type SearchClient,
  type ShownPlace,
  type ShownVerse,
  type Similar,
} from '#features/search/index.ts';

/** Songs that are shown; Home has all of them. */
const MOST_SONGS = 12;
/** Verses that are shown, and milliseconds without a letter after which they are looked for. */
const MOST_VERSES = 4;
const PAUSE = 100;

export interface Library {
  places: readonly ShownPlace[];
  songs: readonly FoundSong[];
  total: number;
  similar: Similar;
  /** That hold the words of a phrase. */
  verses: readonly ShownVerse[];
}

/** @internal */
export const NOTHING: Library = { places: [], songs: [], total: 0, similar: { places: [], songs: [] }, verses: [] };

export interface Find extends Library {
  /** `stale`: what is known belongs to what was typed before. */
  phase: 'stale' | 'searching' | 'settled' | 'failed' | 'malformed';
}

let find: Find = { ...NOTHING, phase: 'stale' };
let client: SearchClient | null = null;
let asked = 0;
let pause: ReturnType<typeof setTimeout> | undefined;
let last: readonly [q: string, language: string] = ['', ''];
const listeners = new Set<() => void>();

function know(more: Partial<Find>): void {
  find = { ...find, ...more };
  for (const listener of listeners) listener();
}

function receive(reply: Reply): void {
  if (reply.type === 'failed' || reply.type === 'malformed') know({ phase: reply.type });
  else if (reply.type === 'answer' && reply.id === asked) {
    if (reply.settled) findVerses();
    const { places, songs, total, similar } = reply;
    know({ places, songs, total, similar, phase: reply.settled ? 'settled' : 'searching' });
  }
}

/** Verses of a phrase, once the songs are there and the reader pauses; one word may be a name, and Home looks for it inside. */
function findVerses(): void {
  const [q, language] = last;
  if (!isPhrase(q)) return;
  pause = setTimeout(() => {
    const question = {
      q,
      preference: readerPreference(language),
      limits: { folder: '', language: '' },
      pages: 0,
      isTyping: true,
    };
    client?.texts.ask(question, (reply) => {
      if (reply.type === 'texts') know({ verses: reply.hits.slice(0, MOST_VERSES) });
    });
  }, PAUSE);
}

/** @param language the one to open songs in, where they have it */
export function findSongs(q: string, language: string): void {
  const verses = goesOn(q, last[0]) ? find.verses : [];
  last = [q, language];
  clearTimeout(pause);
  client?.texts.stop();
  know({ phase: 'stale', verses });
  client ??= openSearch(receive);
  asked = client.ask({ q, preference: readerPreference(language), count: MOST_SONGS, list: null });
}

/** Ends the wait for the catalogue, which has no end of its own. */
export function stopFinding(): void {
  client?.close();
  client = null;
  know({ phase: 'failed' });
}

/** Begins anew after a failure. */
export function findAgain(): void {
  client?.close();
  client = null;
  findSongs(...last);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useFind = (): Find => useSyncExternalStore(subscribe, () => find);
