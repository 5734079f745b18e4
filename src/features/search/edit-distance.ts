import { isVowel } from './fold/alphabet.ts';
import { ACROSS, APART, INSIDE, letterDistance } from './fold/letter-distance.ts';
import { beginsAt, letterAt } from './packed.ts';

/** The cost of leaving a letter out, by how often spellings do: a vowel; a glide, h or nasal; any other. */
const VOWEL = 30;
const SOFT = 45;
const OTHER = 90;
/** The cost of replacing a vowel by another class of vowel, a consonant by another class of consonant. */
const OTHER_VOWEL = 45;
const OTHER_CONSONANT = 110;
/** The cost of each letter of the name after the match, and its maximum; of a match that begins inside a word, or at a later word. */
const LEFT_OVER = 4;
const MOST_LEFT_OVER = 40;
const INSIDE_WORD = 60;
const LATER_WORD = 25;

const gap = new Uint8Array(128);
for (let code = 0; code < 128; code += 1) {
  const letter = String.fromCharCode(code);
  gap[code] = isVowel(letter) ? VOWEL : 'yvhnmN'.includes(letter) ? SOFT : OTHER;
}
const vowels = Uint8Array.from({ length: 128 }, (_, code) => (isVowel(String.fromCharCode(code)) ? 1 : 0));

function letterCost(a: number, b: number, begins: boolean): number {
  const within = letterDistance(a, b, begins ? ACROSS : INSIDE);
  if (within < APART) return within;
  const both = (vowels[a] as number) + (vowels[b] as number);
  return both === 2 ? OTHER_VOWEL : both === 0 ? OTHER_CONSONANT : OTHER_CONSONANT + VOWEL;
}

/**
 * The edit distance between a query and the nearest substring of a name, both as letters of sound keys, in hundredths of a
 * letter. Approximate substring matching (Sellers 1980); the costs come from spelling habits.
 */
export function editDistance(query: string, name: Uint8Array): number {
  const width = name.length;
  let above = new Float64Array(width + 1);
  let row = new Float64Array(width + 1);
  for (let n = 0; n <= width; n += 1) {
    above[n] = n === 0 ? 0 : n < width && beginsAt(name, n) ? LATER_WORD : INSIDE_WORD;
  }
  for (let q = 0; q < query.length; q += 1) {
    const wanted = query.charCodeAt(q);
    row[0] = (above[0] as number) + (gap[wanted] as number);
    for (let n = 1; n <= width; n += 1) {
      const letter = letterAt(name, n - 1);
      const replaced = (above[n - 1] as number) + letterCost(wanted, letter, beginsAt(name, n - 1));
      const dropped = (above[n] as number) + (gap[wanted] as number);
      const missed = (row[n - 1] as number) + (gap[letter] as number);
      row[n] = replaced < dropped ? (replaced < missed ? replaced : missed) : dropped < missed ? dropped : missed;
    }
    [above, row] = [row, above];
  }
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n <= width; n += 1)
    least = Math.min(least, (above[n] as number) + Math.min((width - n) * LEFT_OVER, MOST_LEFT_OVER));
  return least;
}
