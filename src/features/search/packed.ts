import type { Folded } from '#core/sound/fold.ts';

/** Marks the beginning of a word in packed letters. */
const BEGINS = 0x80;
const LETTER = 0x7f;

/** Writes the letters of a key as bytes, the high bit for the beginning of a word. */
export function packLetters(
  { letters, begins }: Pick<Folded, 'letters' | 'begins'>,
  into: Uint8Array,
  at: number,
): void {
  for (let n = 0; n < letters.length; n += 1) into[at + n] = letters.charCodeAt(n) | (begins[n] ? BEGINS : 0);
}

/** The letter at a place, without its mark. */
export function letterAt(packed: Uint8Array, at: number): number {
  return (packed[at] as number) & LETTER;
}

export function beginsAt(packed: Uint8Array, at: number): boolean {
  return (packed[at] as number) >= BEGINS;
}
