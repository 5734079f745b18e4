/** What one letter costs that is not the one asked for, in hundredths of a letter: by how often spellings do so. */
import { isVowel } from '#core/sound/alphabet.ts';
import { ACROSS, APART, INSIDE, letterDistance } from '#core/sound/letter-distance.ts';
import { beginsAt, letterAt } from './packed.ts';

/** Left out or put in: a vowel; a glide, h or nasal; any other. */
const VOWEL = 30;
const SOFT = 45;
const OTHER = 90;
/** Another class of vowel, or of consonant, in its place. */
const OTHER_VOWEL = 45;
const OTHER_CONSONANT = 110;

const gapOf = (letter: string): number => (isVowel(letter) ? VOWEL : 'yvhnmN'.includes(letter) ? SOFT : OTHER);

/** The cost of leaving a letter out, or of putting it in, by its code. */
export const gap = Uint8Array.from({ length: 128 }, (_, code) => gapOf(String.fromCharCode(code)));

const vowels = Uint8Array.from({ length: 128 }, (_, code) => (isVowel(String.fromCharCode(code)) ? 1 : 0));

/**
 * The cost of one letter in the place of another; 0 for the same.
 * @param begins whether it begins a word
 */
function letterCost(a: number, b: number, begins: boolean): number {
  const within = letterDistance(a, b, begins ? ACROSS : INSIDE);
  if (within < APART) return within;
  const both = (vowels[a] as number) + (vowels[b] as number);
  return both === 2 ? OTHER_VOWEL : both === 0 ? OTHER_CONSONANT : OTHER_CONSONANT + VOWEL;
}

const known: Uint8Array[] = [];

/** What each packed letter (`packed.ts`) costs in the place of a letter that is given by its code. */
export function costsOf(letter: number): Uint8Array {
  known[letter] ??= Uint8Array.from({ length: 256 }, (_, packed) => {
    const bytes = Uint8Array.of(packed);
    return letterCost(letter, letterAt(bytes, 0), beginsAt(bytes, 0));
  });
  return known[letter];
}
