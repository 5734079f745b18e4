import type { NameIndex } from './index-build.ts';
import { letterBit } from './letter-bits.ts';
import { isWordUnit } from './normalise.ts';
import type { Query } from './query.ts';
import { eachOccurrence, rowText } from './rows.ts';

/** Rows by the position of the match in the name. */
export interface RowsByPosition {
  readonly begins: readonly number[];
  /** At the beginning of a later word. */
  readonly word: readonly number[];
  readonly contains: readonly number[];
  /** Not in one piece, but every word of it. */
  readonly words: readonly number[];
}

const NONE = 4;

/** The best position of a letter in each name, from the letter bits. Returns whether the query is one such letter. */
function findLetter({ names, letterBits }: NameIndex, text: string, best: Uint8Array): boolean {
  const bit = letterBit(text);
  if (!letterBits || bit === 0) return false;
  for (let row = 0; row < best.length; row += 1) {
    if (((letterBits.anywhere[row] as number) & bit) === 0) continue;
    const first = names.text.startsWith(text, names.starts[row]);
    best[row] = first ? 0 : ((letterBits.begins[row] as number) & bit) === 0 ? 2 : 1;
  }
  return true;
}

/**
 * Rows whose name holds the query as written, letters in either case: at its beginning, at the beginning of a word,
 * anywhere, or word for word in any order ('indra 10.28' finds 'Indra. Vasukra (RV 10.28)').
 */
export function nameRows(index: NameIndex, { text, words }: Query): RowsByPosition {
  const { names } = index;
  const best = new Uint8Array(names.starts.length - 1).fill(NONE);
  if (text !== '' && !findLetter(index, text, best)) {
    eachOccurrence(names, text, (row, at, start) => {
      const position = at === start ? 0 : isWordUnit(names.text.charCodeAt(at - 1)) ? 2 : 1;
      if (position < (best[row] as number)) best[row] = position;
      return position < 2; // a later one could only be in the midst of a word
    });
  }
  if (words.length > 1) {
    const longest = words.reduce((a, b) => (b.text.length > a.text.length ? b : a));
    eachOccurrence(names, longest.text, (row) => {
      if (best[row] === NONE) {
        const name = rowText(names, row);
        if (words.every((word) => name.includes(word.text))) best[row] = 3;
      }
      return true;
    });
  }
  const found: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let row = 0; row < best.length; row += 1) found[best[row] as number]?.push(row);
  const [begins, word, contains, inPieces] = found;
  return { begins, word, contains, words: inPieces };
}
