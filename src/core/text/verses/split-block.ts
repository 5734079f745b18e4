/** Verses that a source has in one piece, with no empty line between them: their numbers tell where each ends. */
import type { Block } from '../blocks.ts';
import { asciiDigits } from '../verse-number.ts';
import { PITCH } from './hymn.ts';
import { lineKind } from './line-kinds.ts';
import { DOUBLE_DANDA } from './numbers.ts';

/** What stands between double dandas is nothing but the number of the verse that ends there: `॥१॥`, `||13-166||`. */
const NUMBER = new RegExp(
  `${DOUBLE_DANDA}\\s?((?:\\p{Nd}{1,4}[.-]){0,2})(\\p{Nd}{1,4})\\s?${DOUBLE_DANDA}[^\\S\\n]*`,
  'gu',
);

/** A hymn's heading begins with the number of its verses, and ends with its line, or with the danda before the first pitch mark. */
function headingEnd(words: string, verses: number): number {
  const [, digits = ''] = /^\s*(\p{Nd}{1,3})\s/u.exec(words) ?? [];
  if (Number(asciiDigits(digits)) !== verses) return 0;
  const line = words.indexOf('\n');
  const pitch = words.search(PITCH);
  if (line >= 0 && (pitch < 0 || line < pitch)) return line;
  return words.lastIndexOf('।', pitch) + 1;
}

/**
 * A block as its verses, where their numbers run on to its end: RV 1.23, 1.25, 5.1, Brahma Purana 13.166–169. Any other block is one.
 * `'a ॥१॥\nb ॥२॥'` → `'a ॥१॥'` and `'b ॥२॥'`
 */
export function versesOfPiece({ words, after }: Block): Block[] {
  const found = [...words.matchAll(NUMBER)];
  const ends = found.map(({ index, 0: { length } }) => index + length);
  const runsOn = found.every(([, of, digits = ''], at) => {
    const [, ofFirst, first = ''] = found[0] ?? [];
    return of === ofFirst && Number(asciiDigits(digits)) === Number(asciiDigits(first)) + at;
  });
  if (found.length < 2 || !runsOn || ends.at(-1) !== words.length) return [{ words, after }];
  // A colophon may count on: `इति द्वितीयः खण्डः॥२॥`.
  if (ends.some((end) => lineKind(words.slice(words.lastIndexOf('\n', end - 1) + 1, end)))) return [{ words, after }];
  const heading = headingEnd(words, found.length);
  const cuts = heading > 0 ? [heading, ...ends] : ends;
  return cuts.map((to, at) => {
    const piece = words.slice(cuts[at - 1] ?? 0, to).replace(/^\n/, '');
    return { words: piece, after: to === words.length ? after : words.charAt(to) === '\n' ? '\n' : '' };
  });
}
