/** The song and the verses of the reading page, as the reader's own place keeps them. */
import type { MarkedVerse } from './marks.ts';
import { type KeptSong, songOfPath, songPath } from './song.ts';
import { verseOf } from './verse.ts';

/** null on a page that is no song's. */
export function songHere(): KeptSong | null {
  const path = songPath(location.pathname);
  if (path === null) return null;
  const name = document.querySelector('h1')?.textContent ?? '';
  const no = /\d+/.exec(document.querySelector('h1 + .badge')?.textContent ?? '')?.[0];
  return { path, name: name || songOfPath(path).name, no: no === undefined ? null : Number(no) };
}

export const versesHere = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-text] p[id]')];

/** What is kept of a verse of this page, from its element; its words without its number. */
export function verseHere(element: Element): Omit<MarkedVerse, 'at'> | null {
  const verse = verseOf(element.id, element.querySelector('a[href^="#v"]')?.textContent ?? '');
  const words = [...element.querySelectorAll('span')].map((line) => line.textContent).join(' ');
  return verse && { ...verse, words };
}
