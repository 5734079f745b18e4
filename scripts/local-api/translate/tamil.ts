/** Whether a text is Tamil, or Sanskrit in Tamil's letters: its words are looked up otherwise. */
import { runsOf, scriptOf } from './scripts.ts';

/** Letters that Tamil has for words of other languages alone, and marks by which it writes Sanskrit. */
const foreign = /[ஜஶஷஸஹ²³⁴₂₃₄]|ஃ$|ரு['’ʼ]/;
const oneIn = 5;

/** Whether a word's own letters say that it is no word of Tamil: `ஶிவ`, `க³ணேஶ`. */
export const hasForeignLetters = (word: string): boolean => foreign.test(word);

/** True where every fifth word in Tamil letters has some that Tamil's own words have not: `தம் ததா க்ரு'பயாவிஷ்டம்` → true. */
export function isSanskritInTamil(text: string): boolean {
  const words = runsOf(text).filter((word) => scriptOf(word) === 'tamil');
  return words.length > 1 && words.filter(hasForeignLetters).length * oneIn >= words.length;
}

/** Roman as it is written for Tamil alone: zh for ழ, and ttr for ற்ற. `thamizh` → true. */
export const isRomanTamil = (text: string): boolean => /[a-z]zh|zh[a-z]|ttr[aeiou]/i.test(text);
