/** The song and the verses of the reading page, as the reader's own place stores them. */
import { addressOfStanza, isSecond, nameOf, shownNames } from '#features/reading/index.ts';
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

/** The song that a verse on this page is of: the page's own, or another edition that stands beside it. */
export function songOfVerse(element: HTMLElement): StoredSong | null {
  const path = isSecond(element) ? songPath(addressOfStanza(element).path) : null;
  return path === null ? songHere() : songOfPath(path);
}

/** What is stored of a verse on this page, from its element; its words without its number. */
export function verseHere(element: HTMLElement): Omit<MarkedVerse, 'at'> | null {
  const name = nameOf(element);
  const verse = name ? verseOf(addressOfStanza(element).id, name.verse, name.part, name.of) : null;
  const lines = [...element.querySelectorAll('span:not(.gap)')];
  // A heading has no line of a verse: its own words are stored.
  const words = (lines.length > 0 ? lines : [element]).map((line) => line.textContent).join(' ');
  return verse && { ...verse, words };
}
