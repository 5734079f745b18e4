/** Where a key is heard in names. */

import type { NameIndex } from './index-build.ts';
import { beginsAt } from './packed.ts';
import type { Sound } from './query.ts';
import { eachOccurrence, eachOccurrenceIn } from './rows.ts';
import { mayHold } from './signature.ts';
import { distance, SHORTEST_ACROSS, UNHEARD } from './similarity.ts';
import { eachWord } from './words.ts';

/** Keys shorter than this are looked for only where a word begins: inside words they would be found by chance. */
const SHORTEST_INSIDE = 6;
type Visit = (row: number, place: 0 | 1 | 2, apart: number, at: number) => void;
type Heard = Pick<NameIndex, 'keys' | 'letters'>;

/** Every place in one name, or in a few, where a key is heard closely enough; `at` counts from the beginning of the name. */
export function eachSound({ keys, letters }: Heard, sound: Sound, visit: Visit): void {
  const { key } = sound;
  eachOccurrence(keys, key, (row, at, start) => {
    const place = at === start ? 0 : beginsAt(letters, at) ? 1 : 2;
    if ((place === 2 && !standsInside(letters, at, key)) || (place === 1 && key.length < 2)) return false;
    const apart = distance(letters, at, sound);
    if (apart < UNHEARD) visit(row, place, apart, at - start);
    return false;
  });
}

/**
 * The same of many names, without reading them all: every word that begins so. A single letter only begins a name.
 * @param skip rows that are not asked for
 */
export function eachBeginning(
  { keys, letters, words }: NameIndex,
  sound: Sound,
  skip: (row: number) => boolean,
  visit: Visit,
): void {
  const { key } = sound;
  const { text, starts } = keys;
  const hear = (row: number, at: number): void => {
    if (skip(row)) return;
    const apart = distance(letters, at, sound);
    const start = starts[row] as number;
    if (apart < UNHEARD) visit(row, at === start ? 0 : 1, apart, at - start);
  };
  if (key.length > 1) eachWord(words, keys, key, hear);
  else {
    const code = key.charCodeAt(0);
    for (let row = 0; row + 1 < starts.length; row += 1) {
      if (text.charCodeAt(starts[row] as number) === code) hear(row, starts[row] as number);
    }
  }
}

/** The same of many names: every place inside a word. */
export function eachInside(
  { keys, letters, signatures }: NameIndex,
  sounds: readonly Sound[],
  skip: (row: number) => boolean,
  visit: Visit,
): void {
  const long = sounds.filter(({ key }) => key.length >= SHORTEST_INSIDE);
  // What begins with another key is where that is: one reading of the names finds both.
  const least = long.filter(({ key }) => !long.some((other) => other.key !== key && key.startsWith(other.key)));
  for (const { key } of least) {
    const alike = long.filter((sound) => sound.key.startsWith(key));
    const hear = (row: number, at: number, start: number): boolean => {
      if (skip(row)) return true;
      if (at === start || beginsAt(letters, at)) return false;
      for (const sound of alike) {
        if (!keys.text.startsWith(sound.key, at) || !standsInside(letters, at, sound.key)) continue;
        const apart = distance(letters, at, sound);
        if (apart < UNHEARD) visit(row, 2, apart, at - start);
      }
      return false;
    };
    if (!signatures) eachOccurrence(keys, key, hear);
    else for (const row of mayHold(signatures, key)) eachOccurrenceIn(keys, row, key, hear);
  }
}

/** Whether a key may be looked for inside a word there: not a short one, nor one that runs into the next word. */
function standsInside(letters: Uint8Array, at: number, key: string): boolean {
  return key.length >= SHORTEST_INSIDE && !crosses(letters, at, key.length);
}

/** Whether a short stretch runs into the next word. */
function crosses(letters: Uint8Array, at: number, size: number): boolean {
  if (size >= SHORTEST_ACROSS) return false;
  for (let n = 1; n < size; n += 1) if (beginsAt(letters, at + n)) return true;
  return false;
}
