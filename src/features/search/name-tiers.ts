import type { SearchIndex } from './index-build.ts';
import { eachOccurrence, rowText } from './joined-strings.ts';
import { isWordUnit } from './normalise.ts';
import type { Query } from './query.ts';

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

/**
 * Rows whose name holds the query as written, letters in either case: at its beginning, at the beginning of a word,
 * anywhere, or word for word in any order ('indra 10.28' finds 'Indra. Vasukra (RV 10.28)').
 */
export function nameRows({ names }: SearchIndex, { text, words }: Query): RowsByPosition {
  const best = new Uint8Array(names.starts.length - 1).fill(NONE);
  if (text !== '') {
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
