import { isWordUnit } from './normalise.ts';
import type { Rows } from './rows.ts';

/** Which of the letters a to z each name contains, one bit a letter: a query of one letter is answered without scanning names. */
export interface LetterBits {
  readonly anywhere: Int32Array;
  /** The letters that words of the name begin with. */
  readonly begins: Int32Array;
}

const A = 'a'.charCodeAt(0);
const LETTERS = 26;

/** The bit of a text that is one letter from a to z; 0 of any other. */
export function letterBit(text: string): number {
  const letter = text.length === 1 ? text.charCodeAt(0) - A : -1;
  return letter >= 0 && letter < LETTERS ? 1 << letter : 0;
}

/** @param names in lower case */
export function letterBitsOf({ text, starts }: Rows): LetterBits {
  const rows = starts.length - 1;
  const [anywhere, begins] = [new Int32Array(rows), new Int32Array(rows)];
  for (let row = 0; row < rows; row += 1) {
    const end = (starts[row + 1] as number) - 1;
    for (let at = starts[row] as number; at < end; at += 1) {
      const letter = text.charCodeAt(at) - A;
      if (letter < 0 || letter >= LETTERS) continue;
      anywhere[row] = (anywhere[row] as number) | (1 << letter);
      if (!isWordUnit(text.charCodeAt(at - 1))) begins[row] = (begins[row] as number) | (1 << letter);
    }
  }
  return { anywhere, begins };
}
