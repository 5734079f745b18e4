/** Where in a stanza a phrase stands, letter for letter or nearly so. */

import { costsOf, gap } from '../letter-cost.ts';
import { beginsAt, letterAt } from '../packed.ts';

export interface Nearest {
  /** Hundredths of a letter that differ. */
  cost: number;
  /** The stretch of letters that is nearest: `[from, to)`. */
  from: number;
  to: number;
}

/** A match that begins inside a word. */
const INSIDE_WORD = 60;

/**
 * The stretch of a text that is nearest to a phrase, both as letters of sound keys: approximate matching of a part (Sellers 1980),
 * with the beginning of each alignment carried along.
 * @param phrase letters of its key
 * @param text packed letters (`packed.ts`), `length` of them
 */
export function nearestStretch(phrase: string, text: Uint8Array, length: number): Nearest {
  let above = Float64Array.from({ length: length + 1 }, (_, at) =>
    at < length && beginsAt(text, at) ? 0 : INSIDE_WORD,
  );
  let begun = Int32Array.from({ length: length + 1 }, (_, at) => at);
  let row = new Float64Array(length + 1);
  let starts = new Int32Array(length + 1);
  for (let q = 0; q < phrase.length; q += 1) {
    const wanted = phrase.charCodeAt(q);
    const costs = costsOf(wanted);
    row[0] = (above[0] as number) + (gap[wanted] as number);
    starts[0] = 0;
    for (let n = 1; n <= length; n += 1) {
      const replaced = (above[n - 1] as number) + (costs[text[n - 1] as number] as number);
      const dropped = (above[n] as number) + (gap[wanted] as number);
      const missed = (row[n - 1] as number) + (gap[letterAt(text, n - 1)] as number);
      const least = Math.min(replaced, dropped, missed);
      row[n] = least;
      starts[n] = (least === replaced ? begun[n - 1] : least === dropped ? begun[n] : starts[n - 1]) as number;
    }
    [above, row] = [row, above];
    [begun, starts] = [starts, begun];
  }
  let to = 0;
  for (let n = 1; n <= length; n += 1) if ((above[n] as number) < (above[to] as number)) to = n;
  return { cost: above[to] as number, from: begun[to] as number, to };
}
