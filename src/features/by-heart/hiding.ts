/** What of a verse is hidden from who learns it, step by step. */
import { firstAkshara } from './aksharas.ts';

/** The whole; every second word hidden; the first aksharas alone; nothing but the number. */
export const STEPS = ['whole', 'words', 'letters', 'number'] as const;
export type Step = (typeof STEPS)[number];

/** A word of a line, or what stands between words: that is never hidden. */
export interface Piece {
  words: string;
  /** Which word of the verse it is, from 0; null for what stands between. */
  word: number | null;
  /** Its first akshara. */
  first: string;
}

/** What belongs to a word: letters, marks, digits, joiners, apostrophes, and the raised numbers and visarga of Tamil. */
const WORD = /[\p{L}\p{M}\p{Nd}\p{Cf}\p{No}'’`꞉]+/gu;
/** The stops that a verse ends with, its number included, are no words. */
const HAS_LETTER = /\p{L}/u;

/**
 * The lines of a verse cut into words and what stands between them, nothing lost.
 * @param lang of the verse, BCP 47
 * @example piecesOf(['om, namaḥ'], 'sa-Latn')[0] → 'om', ', ', 'namaḥ'
 */
export function piecesOf(lines: readonly string[], lang: string): Piece[][] {
  let count = 0;
  return lines.map((line) => {
    const pieces: Piece[] = [];
    let end = 0;
    const between = (to: number): void => {
      if (to > end) pieces.push({ words: line.slice(end, to), word: null, first: '' });
    };
    for (const { 0: found, index } of line.matchAll(WORD)) {
      if (!HAS_LETTER.test(found)) continue;
      // An apostrophe before it is a quotation mark, or an elision that says nothing of the word.
      const start = index + (/^[^\p{L}]*/u.exec(found)?.[0].length ?? 0);
      const words = line.slice(start, index + found.length);
      between(start);
      pieces.push({ words, word: count, first: firstAkshara(words, lang) });
      count += 1;
      end = index + found.length;
    }
    between(line.length);
    return pieces;
  });
}

/** The part of a word that stays to be seen; all of it where nothing is hidden. */
export function seenOf({ words, word, first }: Piece, step: Step): string {
  if (word === null || step === 'whole') return words;
  if (step === 'words') return word % 2 === 1 ? '' : words;
  return step === 'letters' ? first : '';
}

/** The words of which a step hides something, in their order. */
export const hiddenWords = (lines: readonly (readonly Piece[])[], step: Step): number[] =>
  lines.flatMap((line) =>
    line.flatMap((piece) => (piece.word !== null && seenOf(piece, step) !== piece.words ? piece.word : [])),
  );
