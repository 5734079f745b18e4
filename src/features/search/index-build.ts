import { leadingDigits } from '#core/library/names.ts';
import { type Folded, foldText } from '#core/sound/fold.ts';
import type { SearchEntry } from './entries.ts';
import { type LetterBits, letterBitsOf } from './letter-bits.ts';
import { normalise } from './normalise.ts';
import { numbersInName } from './numbers-in-name.ts';
import { orderOf } from './order.ts';
import { packLetters } from './packed.ts';
import { digestOf, joinRows, type Rows, rowText, withCounts } from './rows.ts';
import { addSignature, emptySignatures, type Signatures } from './signature.ts';
import { indexWords, type WordIndex } from './word-index.ts';

/** The part of the index that the tiers by name read. Its rows are in the order of results. */
export interface NameIndex {
  /** Names as written, and by sound. */
  readonly names: Rows;
  readonly keys: Rows;
  /** The letters behind `keys.text`, place by place; the high bit marks the beginning of a word. */
  readonly letters: Uint8Array;
  readonly words: WordIndex;
  /** Filters for many rows: which rows contain a letter, and which may contain a key or are most similar to it. */
  readonly letterBits?: LetterBits;
  readonly signatures?: Signatures;
}

/** Everything the tiers read. */
export interface SearchIndex extends NameIndex {
  /** For each row, the position of its entry in the given list. */
  readonly order: Uint32Array;
  /** Song number and leading digits of the file name as text, '' for none. */
  readonly numbers: Rows;
  readonly digits: Rows;
  /** The numbers in each name, between spaces. */
  readonly inNames: Rows;
  /** For each row, the position of its folder; -1 for none. */
  readonly folders: Int32Array;
  /** Hashes of names, keys and numbers, row by row, for exact matches. */
  readonly digests: { readonly names: Int32Array; readonly keys: Int32Array; readonly numbers: Int32Array };
  readonly signatures: Signatures;
}

const SLICE = 2000;

/**
 * Builds the index in slices: each `next()` does a few milliseconds' work.
 * @returns the index, as the generator's return value
 */
export function* buildIndex(entries: readonly SearchEntry[]): Generator<void, SearchIndex, void> {
  const order = orderOf(entries);
  yield;
  const numbers: string[] = [];
  const digits: string[] = [];
  const inNames: string[] = [];
  const folders = new Int32Array(order.length).fill(-1);
  const names: string[] = [];
  const keys: string[] = [];
  const letters: Folded[] = [];
  const signatures = emptySignatures(order.length);
  for (const [row, place] of order.entries()) {
    const { songNo, fileName, name, folder = -1 } = entries[place] as SearchEntry;
    const folded = foldText(name);
    numbers.push(songNo === null ? '' : String(songNo));
    digits.push(normalise(leadingDigits(fileName)));
    names.push(normalise(name));
    inNames.push(numbersInName(names[row] as string));
    folders[row] = folder;
    keys.push(folded.key);
    letters.push(folded);
    addSignature(signatures, row, folded.key);
    if (row % SLICE === SLICE - 1) yield;
  }
  const joined = withCounts(joinRows(keys));
  yield;
  const inWriting = withCounts(joinRows(names));
  yield;
  const letterBits = letterBitsOf(inWriting);
  yield;
  const codes = new Uint8Array(joined.text.length);
  for (const [row, value] of letters.entries()) {
    packLetters(value, codes, joined.starts[row] as number);
    if (row % SLICE === SLICE - 1) yield;
  }
  return {
    order,
    numbers: withCounts(joinRows(numbers)),
    digits: withCounts(joinRows(digits)),
    inNames: withCounts(joinRows(inNames)),
    folders,
    digests: {
      names: Int32Array.from(names, digestOf),
      keys: Int32Array.from(keys, digestOf),
      numbers: Int32Array.from(numbers, digestOf),
    },
    names: inWriting,
    letterBits,
    keys: joined,
    letters: codes,
    words: indexWords(joined, codes),
    signatures,
  };
}

/** An index of the given rows only, numbered from 0 in the given order. */
export function indexOfRows(
  { names, keys, letters }: Pick<NameIndex, 'names' | 'keys' | 'letters'>,
  rows: readonly number[],
): NameIndex {
  const some = joinRows(rows.map((row) => rowText(keys, row)));
  const codes = new Uint8Array(some.text.length);
  for (const [at, row] of rows.entries()) {
    codes.set(letters.subarray(keys.starts[row], keys.starts[row + 1]), some.starts[at]);
  }
  return {
    names: joinRows(rows.map((row) => rowText(names, row))),
    keys: some,
    letters: codes,
    words: indexWords(some, codes),
  };
}
