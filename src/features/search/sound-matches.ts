/** Finds matches of a sound key in names. */

import type { NameSounds } from './index-build.ts';
import { beginsAt, eachOccurrence } from './joined-strings.ts';
import type { SoundKey } from './query.ts';
import { NO_MATCH, SHORTEST_ACROSS, soundDistance } from './sound-distance.ts';

/** Keys shorter than this are looked for only where a word begins: inside words they would be found by chance. */
const SHORTEST_INSIDE = 6;

type Visit = (row: number, position: 0 | 1 | 2, distance: number, at: number) => void;

/**
 * Every match of a key, with its position: at the beginning of the name, of a later word, or inside a word; `at` counts from
 * the beginning of the name. A single letter matches only at the beginning of a name.
 */
export function eachMatch(
  { keys, letters }: Pick<NameSounds, 'keys' | 'letters'>,
  sound: SoundKey,
  visit: Visit,
): void {
  const { key } = sound;
  eachOccurrence(keys, key.length < 2 ? `\n${key}` : key, (row, at, start) => {
    const position = at === start ? 0 : beginsAt(letters, at) ? 1 : 2;
    if (position === 2 && !mayMatchInside(letters, at, key)) return false;
    const distance = soundDistance(letters, at, sound);
    if (distance < NO_MATCH) visit(row, position, distance, at - start);
    return false;
  });
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
