/** Words of texts that are drawn by seed, as their pages show them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stanzasOfPage } from '#core/text/song-page.ts';
import { keyReader, keysOf, passagesIn } from '#core/text-index/words.ts';
import type { Document } from '../text-index/documents.ts';
import { fileOfPath } from './pages.ts';

/** Texts that are looked at. */
const DRAWN = 200;

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function drawBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same texts for the same library. */
function drawn(documents: readonly Document[]): number[] {
  const places = documents.flatMap(({ text }, place) => (text === null ? [] : [place]));
  const draw = drawBy(documents.length);
  for (let at = 0; at < Math.min(DRAWN, places.length); at += 1) {
    const other = at + Math.floor(draw() * (places.length - at));
    [places[at], places[other]] = [places[other] as number, places[at] as number];
  }
  return places.slice(0, DRAWN);
}

/** A word with where it must be found. */
export interface DrawnWord {
  key: string;
  place: number;
  passage: number;
}

/**
 * In the order of their keys.
 * @param pathOf paths of pages by {@link nameOf}
 */
export function drawnWords(
  folder: string,
  documents: readonly Document[],
  pathOf: ReadonlyMap<string, string>,
): DrawnWord[] {
  const keyOf = keyReader();
  return drawn(documents)
    .flatMap((place) => {
      const html = readFileSync(join(folder, fileOfPath(pathOf.get(nameOf(documents[place])) ?? '')), 'utf8');
      const passages = stanzasOfPage(html).flatMap(({ text }) => passagesIn(text));
      return passages.flatMap((words, at) => [...keysOf(words, keyOf)].map((key) => ({ key, place, passage: at + 1 })));
    })
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

/** Tells a text from all others, in the manifest and in the library. */
export const nameOf = (text: Pick<Document, 'folder' | 'language' | 'fileName'> | undefined): string =>
  JSON.stringify([text?.folder, text?.language, text?.fileName]);
