/** How similar a sound key of the query is to a substring of a name's key. */
import { isVowel } from '#core/sound/alphabet.ts';
import { ACROSS, BEGINS, INSIDE, LAST, letterDistance } from '#core/sound/letter-distance.ts';
import { beginsAt, letterAt } from './joined-strings.ts';
import type { SoundKey } from './query.ts';

/** Shorter stretches that begin inside a word must end in it too: *rama* is not in 'Indra. Maruts'. */
export const SHORTEST_ACROSS = 10;
/** Shorter ones stay in one word wherever they begin: *om* is not in 'O Manasa'. */
const SHORTEST_OVER = 4;
/** … but a letter in which two words meet ends the first of them: *om* is in 'Om Namah'. */
const ENDS_TOO = 'YMLaAiIeuUo';
/** The largest distance of a match, in hundredths of a letter for each letter. */
const TOLERANCE = 8;
/** The distance of what is no match: larger than that of any match. */
export const NO_MATCH = TOLERANCE + 1;
/** From this on a letter is surely another (`letter-distance.ts`): not in the shortest words, nor where the word goes on. */
const OTHER = 25;
const SHORT = 5;
/** Two stops. */
const STOPS = 'QWF';
const UNWRITTEN = '^'.charCodeAt(0);
const GLIDE_Y = 'y'.charCodeAt(0);
const GLIDE_V = 'v'.charCodeAt(0);

/**
 * The distance between a query's key and the letters of a name at an offset, in hundredths of a letter on average.
 * @returns `NO_MATCH` if it is another word
 */
export function soundDistance(letters: Uint8Array, at: number, { key, letters: wanted, finished }: SoundKey): number {
  const size = key.length;
  const ends = endsWord(letters, at, size);
  if (finished && !ends) return NO_MATCH;
  let distance = 0;
  for (let n = 0; n < size; n += 1) {
    const letter = letterAt(letters, at + n);
    const begins = beginsAt(letters, at + n);
    if (begins && n > 0 && size < SHORTEST_OVER && !ENDS_TOO.includes(String.fromCharCode(letter))) return NO_MATCH;
    const inWord = !finished && n === size - 1 ? LAST : INSIDE;
    const position = !begins ? inWord : n === 0 ? BEGINS : ACROSS;
    distance += letterDistance(letter, wanted.charCodeAt(n), position);
  }
  if (!ends && !mayGoOn(letters, at, wanted)) return NO_MATCH;
  if (distance >= OTHER && (size < SHORT || (size < SHORTEST_ACROSS && !ends))) return NO_MATCH;
  const mean = Math.ceil(distance / size);
  return mean <= TOLERANCE ? mean : NO_MATCH;
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
