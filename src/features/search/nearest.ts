/** Where in a name or a stanza a phrase stands, letter for letter or nearly so. */

import { isVowel } from '#core/sound/alphabet.ts';
import { ACROSS, APART, INSIDE, letterDistance } from '#core/sound/letter-distance.ts';
import { beginsAt, letterAt } from './joined-strings.ts';

/** The cost of a letter that is left out or put in, in hundredths of a letter, by how often spellings do so: a vowel; a glide, h or nasal; any other. */
const VOWEL = 30;
const SOFT = 45;
const OTHER = 90;
/** Another class of vowel, or of consonant, in its place. */
const OTHER_VOWEL = 45;
const OTHER_CONSONANT = 110;
/** A match that begins inside a word. */
const INSIDE_WORD = 60;

const gapOf = (letter: string): number => (isVowel(letter) ? VOWEL : 'yvhnmN'.includes(letter) ? SOFT : OTHER);

/** The cost of leaving a letter out, or of putting it in, by its code. */
const gap = Uint8Array.from({ length: 128 }, (_, code) => gapOf(String.fromCharCode(code)));

/**
 * The cost of one letter in the place of another; 0 for the same.
 * @param begins whether it begins a word
 */
function letterCost(a: number, b: number, begins: boolean): number {
  const within = letterDistance(a, b, begins ? ACROSS : INSIDE);
  if (within < APART) return within;
  const both = [a, b].filter((code) => isVowel(String.fromCharCode(code))).length;
  return both === 2 ? OTHER_VOWEL : both === 0 ? OTHER_CONSONANT : OTHER_CONSONANT + VOWEL;
}

const known: Uint8Array[] = [];

/** What each packed letter (`joined-strings.ts`) costs in the place of a letter that is given by its code. */
function costsOf(letter: number): Uint8Array {
  known[letter] ??= Uint8Array.from({ length: 256 }, (_, packed) => {
    const bytes = Uint8Array.of(packed);
    return letterCost(letter, letterAt(bytes, 0), beginsAt(bytes, 0));
  });
  return known[letter];
}

export interface Nearest {
  /** Hundredths of a letter that differ. */
  cost: number;
  /** The stretch of letters that is nearest: `[from, to)`. */
  from: number;
  to: number;
}

/**
 * The stretch of a text that is nearest to a phrase, both as letters of sound keys: approximate matching of a part (Sellers 1980),
 * with the beginning of each alignment carried along.
 * @param phrase letters of its key
 * @param text packed letters (`joined-strings.ts`)
 */
export function nearestStretch(phrase: string, text: Uint8Array): Nearest {
  const { length } = text;
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
