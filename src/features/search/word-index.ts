import { beginsAt } from './packed.ts';
import type { Rows } from './rows.ts';

/** Codes of a key's letters are below this. */
const LETTERS = 128;

/** An index of the words of all keys by their first two letters. */
export interface WordIndex {
  /** For each pair of letters, the offset of its words in the two lists; and one more for the end. */
  readonly pairs: Uint32Array;
  /** Offsets of the words in the text of the keys, and their rows. */
  readonly offsets: Uint32Array;
  readonly rows: Uint32Array;
}

const pairAt = (text: string, at: number): number => text.charCodeAt(at) * LETTERS + text.charCodeAt(at + 1);

/**
 * @param letters the packed letters of the keys, which tell where words begin
 */
export function indexWords({ text, starts }: Rows, letters: Uint8Array): WordIndex {
  const pairs = new Uint32Array(LETTERS * LETTERS + 1);
  const eachBeginning = (visit: (at: number, pair: number, row: number) => void): void => {
    for (let row = 0; row + 1 < starts.length; row += 1) {
      const end = (starts[row + 1] as number) - 1;
      for (let at = starts[row] as number; at < end; at += 1)
        if (beginsAt(letters, at)) visit(at, pairAt(text, at), row);
    }
  };
  // A counting sort: the count of the words of each pair gives the offset of the next pair.
  eachBeginning((_, pair) => {
    pairs[pair + 1] = (pairs[pair + 1] as number) + 1;
  });
  for (let pair = 1; pair < pairs.length; pair += 1) {
    pairs[pair] = (pairs[pair] as number) + (pairs[pair - 1] as number);
  }
  const count = pairs.at(-1) ?? 0;
  const [offsets, rows, next] = [new Uint32Array(count), new Uint32Array(count), pairs.slice()];
  eachBeginning((at, pair, row) => {
    const place = next[pair] as number;
    offsets[place] = at;
    rows[place] = row;
    next[pair] = place + 1;
  });
  return { pairs, offsets, rows };
}

/**
 * Every word that begins with `key`, row by row.
 * @param key two letters or more
 * @param visit gets the row, and the offset in the text of the keys
 */
export function eachWordWithPrefix(
  { pairs, offsets, rows }: WordIndex,
  { text }: Rows,
  key: string,
  visit: (row: number, at: number) => void,
): void {
  const pair = pairAt(key, 0);
  for (let place = pairs[pair] as number; place < (pairs[pair + 1] as number); place += 1) {
    const at = offsets[place] as number;
    if (key.length === 2 || text.startsWith(key, at)) visit(rows[place] as number, at);
  }
}
