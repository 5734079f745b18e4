import type { NameIndex, SearchIndex } from './index-build.ts';
import type { Placed } from './name-tiers.ts';
import { beginsAt } from './packed.ts';
import type { Query, QueryWord, Sound } from './query.ts';
import { eachOccurrenceIn, wholeRows } from './rows.ts';
import { distance, UNHEARD } from './similarity.ts';
import { eachBeginning, eachInside } from './sound-matches.ts';

/** A place and a distance as one number: the place weighs more than any distance. */
const PLACE = UNHEARD;
const RANKS = 4 * PLACE;

/**
 * Rows whose name holds the query by its sound: at its beginning, at the beginning of a word, anywhere, or word for
 * word in any order. Within a place the closest come first: *rama* before *raama*. Stretches whose letters are surely
 * others (*guru* and *kuru* where both are written so) are left out.
 */
export function soundRows(index: NameIndex, { sounds, words }: Query, skip: (row: number) => boolean): Placed {
  const best = new Uint8Array(index.keys.starts.length - 1).fill(RANKS);
  const hear = (row: number, place: number, apart: number): void => {
    best[row] = Math.min(best[row] as number, place * PLACE + apart);
  };
  for (const sound of sounds) eachBeginning(index, sound, skip, hear);
  eachInside(index, sounds, skip, hear);
  if (words.length > 1) {
    const known = (row: number): boolean => best[row] !== RANKS || skip(row);
    addWords(index, words, known, (row) => {
      best[row] = 3 * PLACE;
    });
  }
  const ranked: number[][] = Array.from({ length: RANKS }, () => []);
  for (let row = 0; row < best.length; row += 1) ranked[best[row] as number]?.push(row);
  const at = (place: number): number[] => ranked.slice(place * PLACE, (place + 1) * PLACE).flat();
  return { begins: at(0), word: at(1), contains: at(2), words: at(3) };
}

/** Rows whose whole name sounds like the query, the closest first. */
export function wholeSoundRows({ keys, letters, digests }: SearchIndex, { sounds }: Query): number[] {
  const found = sounds.flatMap((sound) =>
    wholeRows(keys, digests.keys, sound.key).map((row) => ({
      row,
      apart: distance(letters, keys.starts[row] as number, sound),
    })),
  );
  return found
    .filter(({ apart }) => apart < UNHEARD)
    .sort((a, b) => a.apart - b.apart || a.row - b.row)
    .map(({ row }) => row);
}

/** Tells of rows which hold every word where a word begins, in any order. */
function addWords(
  index: NameIndex,
  words: Query['words'],
  skip: (row: number) => boolean,
  add: (row: number) => void,
): void {
  // The longest is in the fewest rows, and only those are asked for the others.
  const size = ({ sounds }: QueryWord): number => sounds[0]?.key.length ?? 0;
  const [longest, ...others] = words.toSorted((a, b) => size(b) - size(a));
  for (const sound of longest?.sounds ?? []) {
    eachBeginning(index, sound, skip, (row) => {
      if (others.every(({ sounds }) => sounds.some((other) => beginsAWord(index, row, other)))) add(row);
    });
  }
}

/** Whether a word of the row's name begins so. */
function beginsAWord({ keys, letters }: NameIndex, row: number, sound: Sound): boolean {
  const { key } = sound;
  // A single letter is looked for at the beginning of the name alone, as `eachSound` has it.
  const single = key.length < 2;
  let begins = false;
  eachOccurrenceIn(keys, row, key, (_, at, start) => {
    begins = (at === start || (!single && beginsAt(letters, at))) && distance(letters, at, sound) < UNHEARD;
    return begins || single;
  });
  return begins;
}
