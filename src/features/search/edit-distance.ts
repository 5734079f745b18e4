import { gap, letterCost } from './letter-cost.ts';
import { beginsAt, letterAt } from './packed.ts';

/** The cost of each letter of the name after the match, and its maximum; of a match that begins inside a word, or at a later word. */
const LEFT_OVER = 4;
const MOST_LEFT_OVER = 40;
const INSIDE_WORD = 60;
const LATER_WORD = 25;

/**
 * The edit distance between a query and the nearest substring of a name, both as letters of sound keys, in hundredths of a
 * letter. Approximate substring matching (Sellers 1980); the costs come from spelling habits.
 */
export function editDistance(query: string, name: Uint8Array): number {
  const width = name.length;
  let above = new Float64Array(width + 1);
  let row = new Float64Array(width + 1);
  for (let n = 0; n <= width; n += 1) {
    above[n] = n === 0 ? 0 : n < width && beginsAt(name, n) ? LATER_WORD : INSIDE_WORD;
  }
  for (let q = 0; q < query.length; q += 1) {
    const wanted = query.charCodeAt(q);
    row[0] = (above[0] as number) + (gap[wanted] as number);
    for (let n = 1; n <= width; n += 1) {
      const letter = letterAt(name, n - 1);
      const replaced = (above[n - 1] as number) + letterCost(wanted, letter, beginsAt(name, n - 1));
      const dropped = (above[n] as number) + (gap[wanted] as number);
      const missed = (row[n - 1] as number) + (gap[letter] as number);
      row[n] = replaced < dropped ? (replaced < missed ? replaced : missed) : dropped < missed ? dropped : missed;
    }
    [above, row] = [row, above];
  }
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n <= width; n += 1)
    least = Math.min(least, (above[n] as number) + Math.min((width - n) * LEFT_OVER, MOST_LEFT_OVER));
  return least;
}
