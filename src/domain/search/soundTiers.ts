import { letterDistance } from '../fold/closeness.ts';
import type { NameIndex } from './build.ts';
import type { Placed } from './nameTiers.ts';
import { beginsAt, letterAt } from './packed.ts';
import type { Query, Sound } from './query.ts';
import { eachOccurrence, wholeRows } from './rows.ts';

/** Keys shorter than this are looked for only where a word begins: inside words they would be found by chance. */
const SHORTEST_INSIDE = 6;
/** Shorter ones that begin inside a word must end in it too: *rama* is not in 'Indra. Maruts'. */
const SHORTEST_ACROSS = 10;
/** How far apart two stretches may be, in hundredths of a letter for each of their letters. */
const TOLERANCE = 8;
/** A place and a distance as one number: the place weighs more than any distance. */
const PLACE = 1000;
const NONE = 0xffff;
const ROWS = 2 ** 24;

/**
 * Rows whose name holds the query by its sound: at its beginning, at the beginning of a word, anywhere, or word for
 * word in any order. Within a place the closest come first: *rama* before *raama*. Stretches whose letters are surely
 * others (*guru* and *kuru* where both are written so) are left out.
 */
export function soundRows(index: NameIndex, { sounds, words }: Query, skip: (row: number) => boolean): Placed {
  const best = new Uint16Array(index.keys.starts.length - 1).fill(NONE);
  for (const sound of sounds) {
    eachSound(index, sound, (row, place, apart) => {
      if (skip(row)) return true;
      best[row] = Math.min(best[row] as number, place * PLACE + apart);
      return place === 0 && apart === 0;
    });
  }
  if (words.length > 1) addWords(index, words, best, skip);
  const packed: number[] = [];
  for (let row = 0; row < best.length; row += 1)
    if (best[row] !== NONE) packed.push((best[row] as number) * ROWS + row);
  packed.sort((a, b) => a - b);
  const at = (place: number): number[] =>
    packed.filter((one) => Math.floor(one / ROWS / PLACE) === place).map((one) => one % ROWS);
  return { begins: at(0), word: at(1), contains: at(2), words: at(3) };
}

/** Rows whose whole name sounds like the query, the closest first. */
export function wholeSoundRows(index: NameIndex, { sounds }: Query): number[] {
  const { keys, letters } = index;
  const found = sounds.flatMap(({ key, letters: wanted }) =>
    wholeRows(keys, key).map((row) => ({ row, apart: distance(letters, keys.starts[row] as number, wanted) })),
  );
  return found
    .filter(({ apart }) => apart <= TOLERANCE)
    .sort((a, b) => a.apart - b.apart || a.row - b.row)
    .map(({ row }) => row);
}

/** Every place a key is heard closely enough. `visit` answers whether the rest of the row may be left out. */
export function eachSound(
  { keys, letters }: Pick<NameIndex, 'keys' | 'letters'>,
  { key, letters: wanted }: Sound,
  visit: (row: number, place: 0 | 1 | 2, apart: number, at: number) => boolean,
): void {
  eachOccurrence(keys, key.length < 2 ? `\n${key}` : key, (row, at, start) => {
    const place = at === start ? 0 : beginsAt(letters, at) ? 1 : 2;
    if (place === 2 && (key.length < SHORTEST_INSIDE || crosses(letters, at, key.length))) return false;
    const apart = distance(letters, at, wanted);
    return apart <= TOLERANCE && visit(row, place, apart, at - start);
  });
}

/** Whether a short stretch runs into the next word. */
function crosses(letters: Uint8Array, at: number, size: number): boolean {
  if (size >= SHORTEST_ACROSS) return false;
  for (let n = 1; n < size; n += 1) if (beginsAt(letters, at + n)) return true;
  return false;
}

/** How far apart in hundredths a letter, on average. */
function distance(letters: Uint8Array, at: number, wanted: string): number {
  let apart = 0;
  for (let n = 0; n < wanted.length; n += 1) {
    apart += letterDistance(letterAt(letters, at + n), wanted.charCodeAt(n), beginsAt(letters, at + n));
  }
  return Math.ceil(apart / wanted.length);
}

/** Marks rows which hold every word where a word begins, in any order. */
function addWords(index: NameIndex, words: Query['words'], best: Uint16Array, skip: (row: number) => boolean): void {
  const counts = new Uint8Array(best.length);
  for (const [n, { sounds }] of words.entries()) {
    for (const sound of sounds) {
      eachSound(index, sound, (row, place) => {
        if (counts[row] !== n || place === 2) return false;
        counts[row] = n + 1;
        return true;
      });
    }
  }
  for (let row = 0; row < best.length; row += 1) {
    if (counts[row] === words.length && best[row] === NONE && !skip(row)) best[row] = 3 * PLACE;
  }
}
