import { costsOf, gap } from './letter-cost.ts';
import { beginsAt, letterAt } from './packed.ts';

/** The cost of each letter of the name after the match, and its maximum; of a match that begins inside a word, or at a later word. */
const LEFT_OVER = 4;
const MOST_LEFT_OVER = 40;
const INSIDE_WORD = 60;
const LATER_WORD = 25;

/** The last row of the matrix. Kept, since a search asks for hundreds. */
let cells = new Int32Array(128);

/**
 * The edit distance between a query and the nearest substring of a name, both as letters of sound keys, in hundredths of a
 * letter. Approximate substring matching (Sellers 1980); the costs come from spelling habits.
 * @param most distances from here on are of no use
 * @returns `Infinity` for a distance that was found to be no use
 */
export function editDistance(query: string, name: Uint8Array, most = Number.POSITIVE_INFINITY): number {
  const width = name.length;
  if (cells.length <= width) cells = new Int32Array(2 * width);
  for (let n = 0; n <= width; n += 1) {
    cells[n] = n === 0 ? 0 : n < width && beginsAt(name, n) ? LATER_WORD : INSIDE_WORD;
  }
  for (let q = 0; q < query.length; q += 1) {
    const wanted = query.charCodeAt(q);
    const costs = costsOf(wanted);
    const leftOut = gap[wanted] as number;
    let diagonal = cells[0] as number;
    let cell = diagonal + leftOut;
    let least = cell;
    cells[0] = cell;
    for (let n = 1; n <= width; n += 1) {
      const replaced = diagonal + (costs[name[n - 1] as number] as number);
      diagonal = cells[n] as number;
      const dropped = diagonal + leftOut;
      const missed = cell + (gap[letterAt(name, n - 1)] as number);
      cell = replaced < dropped ? (replaced < missed ? replaced : missed) : dropped < missed ? dropped : missed;
      cells[n] = cell;
      if (cell < least) least = cell;
    }
    if (least >= most) return Number.POSITIVE_INFINITY; // costs only add up
  }
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n <= width; n += 1)
    least = Math.min(least, (cells[n] as number) + Math.min((width - n) * LEFT_OVER, MOST_LEFT_OVER));
  return least;
}
