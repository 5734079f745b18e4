/** The song and the verses of the reading page, as the reader's own place stores them. */
import { namesOf, shownNames, stanzasHere } from '#features/reading/index.ts';
import type { MarkedVerse } from './marks.ts';
import { type StoredSong, songOfPath, songPath } from './song.ts';
import { verseOf } from './stored-verse.ts';

/** null on a page that is no song's. */
export function songHere(): StoredSong | null {
  const path = songPath(location.pathname);
  if (path === null) return null;
  const [name = songOfPath(path).name, also] = shownNames();
  const no = /\d+/.exec(document.querySelector('h1 + .badge')?.textContent ?? '')?.[0];
  return { path, name, also, no: no === undefined ? null : Number(no) };
}

/** What is stored of a verse of this page, from its element; its words without its number. */
export function verseHere(element: HTMLElement): Omit<MarkedVerse, 'at'> | null {
  const stanzas = stanzasHere();
  const name = namesOf(stanzas)[stanzas.indexOf(element)];
  const verse = name ? verseOf(element.id, name.verse, name.part, name.of) : null;
  const lines = [...element.querySelectorAll('span:not(.gap)')];
  // A heading has no line of a verse: its own words are stored.
  const words = (lines.length > 0 ? lines : [element]).map((line) => line.textContent).join(' ');
  return verse && { ...verse, words };
}
