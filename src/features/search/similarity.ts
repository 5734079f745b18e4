/** How closely what was typed is heard in a name. */
import { isVowel } from './fold/alphabet.ts';
import { ACROSS, BEGINS, INSIDE, LAST, letterDistance } from './fold/closeness.ts';
import { beginsAt, letterAt } from './packed.ts';
import type { Sound } from './query.ts';

/** Shorter stretches that begin inside a word must end in it too: *rama* is not in 'Indra. Maruts'. */
export const SHORTEST_ACROSS = 10;
/** Shorter ones stay in one word wherever they begin: *om* is not in 'O Manasa'. */
const SHORTEST_OVER = 4;
/** … but a letter in which two words meet ends the first of them: *om* is in 'Om Namah'. */
const ENDS_TOO = 'YMLaAiIeuUo';
/** How far apart two stretches may be, in hundredths of a letter for each of their letters. */
const TOLERANCE = 8;
/** Further apart than any that are heard alike. */
export const UNHEARD = TOLERANCE + 1;
/** From this on a letter is surely another (`closeness.ts`): not in the shortest words, nor where the word goes on. */
const OTHER = 25;
const SHORT = 5;
/** Two stops. */
const STOPS = 'QWF';
const UNWRITTEN = '^'.charCodeAt(0);
const GLIDE_Y = 'y'.charCodeAt(0);
const GLIDE_V = 'v'.charCodeAt(0);

/**
 * How far apart a stretch is from what is wanted, in hundredths of a letter on average.
 * @returns `UNHEARD` where it is another word
 */
export function distance(letters: Uint8Array, at: number, { key, letters: wanted, finished }: Sound): number {
  const size = key.length;
  const ends = endsWord(letters, at, size);
  if (finished && !ends) return UNHEARD;
  let apart = 0;
  for (let n = 0; n < size; n += 1) {
    const letter = letterAt(letters, at + n);
    const begins = beginsAt(letters, at + n);
    if (begins && n > 0 && size < SHORTEST_OVER && !ENDS_TOO.includes(String.fromCharCode(letter))) return UNHEARD;
    const inWord = !finished && n === size - 1 ? LAST : INSIDE;
    const place = !begins ? inWord : n === 0 ? BEGINS : ACROSS;
    apart += letterDistance(letter, wanted.charCodeAt(n), place);
  }
  if (!ends && !mayGoOn(letters, at, wanted)) return UNHEARD;
  if (apart >= OTHER && (size < SHORT || (size < SHORTEST_ACROSS && !ends))) return UNHEARD;
  const mean = Math.ceil(apart / size);
  return mean <= TOLERANCE ? mean : UNHEARD;
}

/**
 * Whether what is wanted may be the beginning of the word that goes on after it. The vowel that opens a cluster is written by
 * nobody: *nandi* does not begin Nandru. Nor do the shortest begin a word with two stops where they have one (*sita*,
 * Sitthar), or with a vowel where they end in a diphthong (*sai*, Sayandhan).
 */
function mayGoOn(letters: Uint8Array, at: number, wanted: string): boolean {
  const last = wanted.length - 1;
  if (letterAt(letters, at + last) === UNWRITTEN && !wanted.endsWith('^')) return false;
  if (wanted.length >= SHORT) return true;
  for (let n = 0; n < last; n += 1) {
    const letter = String.fromCharCode(letterAt(letters, at + n));
    if (STOPS.includes(letter) && !STOPS.includes(wanted.charAt(n))) return false;
  }
  const next = letterAt(letters, at + last + 1);
  return !wanted.endsWith('y') || next === UNWRITTEN || !isVowel(String.fromCharCode(next));
}

/** Whether a word ends with a stretch: before a word, with a letter that begins the next too, or before a glide to that. */
function endsWord(letters: Uint8Array, at: number, size: number): boolean {
  const next = letterAt(letters, at + size);
  if (next === 0 || beginsAt(letters, at + size) || (size > 1 && beginsAt(letters, at + size - 1))) return true;
  return (next === GLIDE_Y || next === GLIDE_V) && beginsAt(letters, at + size + 1);
}
