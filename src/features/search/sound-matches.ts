/** Finds matches of a sound key in names. */

import type { NameIndex } from './index-build.ts';
import { beginsAt } from './packed.ts';
import type { SoundKey } from './query.ts';
import { eachOccurrence, eachOccurrenceIn } from './rows.ts';
import { candidateRows } from './signature.ts';
import { NO_MATCH, SHORTEST_ACROSS, soundDistance } from './sound-distance.ts';
import { eachWordWithPrefix } from './word-index.ts';

/** Keys shorter than this are looked for only where a word begins: inside words they would be found by chance. */
const SHORTEST_INSIDE = 6;
type Visit = (row: number, position: 0 | 1 | 2, distance: number, at: number) => void;
type Names = Pick<NameIndex, 'keys' | 'letters'>;

/** Every match of a key in one name, or in a few; `at` counts from the beginning of the name. */
export function eachMatch({ keys, letters }: Names, sound: SoundKey, visit: Visit): void {
  const { key } = sound;
  eachOccurrence(keys, key, (row, at, start) => {
    const position = at === start ? 0 : beginsAt(letters, at) ? 1 : 2;
    if ((position === 2 && !mayMatchInside(letters, at, key)) || (position === 1 && key.length < 2)) return false;
    const distance = soundDistance(letters, at, sound);
    if (distance < NO_MATCH) visit(row, position, distance, at - start);
    return false;
  });
}

/**
 * Every match at the beginning of a word, in many names, by the word index. A single letter matches only at the beginning of
 * a name.
 * @param skip rows to leave out
 */
export function eachMatchAtWordStart(
  { keys, letters, words }: NameIndex,
  sound: SoundKey,
  skip: (row: number) => boolean,
  visit: Visit,
): void {
  const { key } = sound;
  const { text, starts } = keys;
  const tryMatch = (row: number, at: number): void => {
    if (skip(row)) return;
    const distance = soundDistance(letters, at, sound);
    const start = starts[row] as number;
    if (distance < NO_MATCH) visit(row, at === start ? 0 : 1, distance, at - start);
  };
  if (key.length > 1) eachWordWithPrefix(words, keys, key, tryMatch);
  else {
    const code = key.charCodeAt(0);
    for (let row = 0; row + 1 < starts.length; row += 1) {
      if (text.charCodeAt(starts[row] as number) === code) tryMatch(row, starts[row] as number);
    }
  }
}

/** Every match inside a word, in many names. */
export function eachMatchInsideWord(
  { keys, letters, signatures }: NameIndex,
  soundKeys: readonly SoundKey[],
  skip: (row: number) => boolean,
  visit: Visit,
): void {
  const long = soundKeys.filter(({ key }) => key.length >= SHORTEST_INSIDE);
  // A key that begins with another one matches only where that one does: one scan finds both.
  const least = long.filter(({ key }) => !long.some((other) => other.key !== key && key.startsWith(other.key)));
  for (const { key } of least) {
    const alike = long.filter((sound) => sound.key.startsWith(key));
    const tryMatch = (row: number, at: number, start: number): boolean => {
      if (skip(row)) return true;
      if (at === start || beginsAt(letters, at)) return false;
      for (const sound of alike) {
        if (!keys.text.startsWith(sound.key, at) || !mayMatchInside(letters, at, sound.key)) continue;
        const distance = soundDistance(letters, at, sound);
        if (distance < NO_MATCH) visit(row, 2, distance, at - start);
      }
      return false;
    };
    if (!signatures) eachOccurrence(keys, key, tryMatch);
    else for (const row of candidateRows(signatures, key)) eachOccurrenceIn(keys, row, key, tryMatch);
  }
}

/** Whether a key may match inside a word there: not a short one, nor one that runs into the next word. */
export function mayMatchInside(letters: Uint8Array, at: number, key: string): boolean {
  return key.length >= SHORTEST_INSIDE && !crosses(letters, at, key.length);
}

/** Whether a short match runs into the next word. */
function crosses(letters: Uint8Array, at: number, size: number): boolean {
  if (size >= SHORTEST_ACROSS) return false;
  for (let n = 1; n < size; n += 1) if (beginsAt(letters, at + n)) return true;
  return false;
}
