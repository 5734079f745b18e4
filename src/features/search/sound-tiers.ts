import type { NameSounds } from './index-build.ts';
import { beginsAt, eachOccurrenceIn, wholeRows } from './joined-strings.ts';
import type { RowsByPosition } from './name-tiers.ts';
import type { Query, QueryWord, SoundKey } from './query.ts';
import { NO_MATCH, soundDistance } from './sound-distance.ts';
import { eachMatch, mayMatchInside } from './sound-matches.ts';

/** A rank is `position * POSITION + distance`: the position in the name counts more than any distance. */
const POSITION = NO_MATCH;
const RANKS = 4 * POSITION;

/**
 * Rows whose name matches the query by sound: at its beginning, at the beginning of a word, anywhere, or word by word in any
 * order. Within a position the closest come first: *rama* before *raama*. Names whose letters certainly differ (*guru* and
 * *kuru*, where the script tells g from k) do not match.
 */
export function soundRows(names: NameSounds, { soundKeys, words }: Query): RowsByPosition {
  const best = new Uint8Array(names.keys.starts.length - 1).fill(RANKS);
  const keepBest = (row: number, position: number, distance: number): void => {
    best[row] = Math.min(best[row] as number, position * POSITION + distance);
  };
  for (const sound of soundKeys) eachMatch(names, sound, keepBest);
  if (words.length > 1) eachWithWords(names, words, (row) => keepBest(row, 3, 0));
  const ranked: number[][] = Array.from({ length: RANKS }, () => []);
  for (let row = 0; row < best.length; row += 1) ranked[best[row] as number]?.push(row);
  const at = (position: number): number[] => ranked.slice(position * POSITION, (position + 1) * POSITION).flat();
  return { begins: at(0), word: at(1), contains: at(2), words: at(3) };
}

/** Rows whose whole name sounds like the query, the closest first. */
export function wholeSoundRows({ keys, letters }: NameSounds, { soundKeys }: Query): number[] {
  const found = soundKeys.flatMap((sound) =>
    wholeRows(keys, sound.key).map((row) => ({
      row,
      distance: soundDistance(letters, keys.starts[row] as number, sound),
    })),
  );
  return found
    .filter(({ distance }) => distance < NO_MATCH)
    .sort((a, b) => a.distance - b.distance || a.row - b.row)
    .map(({ row }) => row);
}

/** Rows that hold every word of the query, in any order: a long one anywhere, others where a word begins. */
function eachWithWords(names: NameSounds, words: Query['words'], visit: (row: number) => void): void {
  // A long word matches few rows; only those are tested for the other words.
  const size = ({ soundKeys }: QueryWord): number => soundKeys[0]?.key.length ?? 0;
  const longest = words.toSorted((a, b) => size(b) - size(a));
  for (const word of longest.slice(0, 2)) {
    const others = words.filter((other) => other !== word);
    for (const sound of word.soundKeys) {
      eachMatch(names, sound, (row, position) => {
        if (position < 2 && others.every(({ soundKeys }) => soundKeys.some((other) => hasWord(names, row, other))))
          visit(row);
      });
    }
  }
}

/** Whether a word of the row's name begins with the key, or holds it where it is long. */
function hasWord({ keys, letters }: NameSounds, row: number, sound: SoundKey): boolean {
  const { key } = sound;
  // A single letter is looked for at the beginning of the name alone, as `eachMatch` has it.
  const single = key.length < 2;
  let begins = false;
  eachOccurrenceIn(keys, row, key, (_, at, start) => {
    const here = at === start || (!single && (beginsAt(letters, at) || mayMatchInside(letters, at, key)));
    begins = here && soundDistance(letters, at, sound) < NO_MATCH;
    return begins || single;
  });
  return begins;
}
