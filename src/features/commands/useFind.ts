/** What the search worker knows of the library, for the command box: one worker for as long as the page lives. */
import { useSyncExternalStore } from 'react';
import { languageAt } from '#core/library/paths.ts';
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
let questionId = 0;
let pause: ReturnType<typeof setTimeout> | undefined;
let last = '';
const listeners = new Set<() => void>();

function setFind(more: Partial<Find>): void {
  find = { ...find, ...more };
  for (const listener of listeners) listener();
}

function receive(reply: Reply): void {
  if (reply.type === 'failed' || reply.type === 'malformed') setFind({ phase: reply.type });
  else if (reply.type === 'answer' && reply.id === questionId) {
    if (reply.settled) findVerses();
    const { places, songs, total, similar } = reply;
    setFind({ places, songs, total, similar, phase: reply.settled ? 'settled' : 'searching' });
  }
}

/**
 * The one to open songs in, where they have it: the language being read here, by the page's address, that of a list or a song, or of the
 * list on Home; '' elsewhere.
 */
const languageHere = (): string =>
  languageAt(location.pathname) || (new URLSearchParams(location.search).get('language') ?? '');

/** Verses of a phrase, once the songs are there and the reader pauses; one word may be a name, and Home looks for it inside. */
function findVerses(): void {
  if (!isPhrase(last)) return;
  pause = setTimeout(() => {
    const question = {
      q: last,
      preference: readerPreference(languageHere()),
      limits: { folder: '', language: '' },
      pages: 0,
      isTyping: true,
    };
    client?.texts.ask(question, (reply) => {
      if (reply.type === 'texts') setFind({ verses: reply.hits.slice(0, MOST_VERSES) });
    });
  }, PAUSE);
}

export function findSongs(q: string): void {
  const verses = goesOn(q, last) ? find.verses : [];
  last = q;
  clearTimeout(pause);
  client?.texts.stop();
  setFind({ phase: 'stale', verses });
  client ??= openSearch(receive);
  questionId = client.ask({ q, preference: readerPreference(languageHere()), count: MOST_SONGS, list: null });
}

/** Ends the wait for the catalogue, which has no end of its own. */
export function stopFinding(): void {
  client?.close();
  client = null;
  setFind({ phase: 'failed' });
}

/** Begins anew after a failure. */
export function findAgain(): void {
  client?.close();
  client = null;
  findSongs(last);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useFind = (): Find => useSyncExternalStore(subscribe, () => find);
