/** The last tier: names that only look or sound similar. */
import Fuse from 'fuse.js/basic';
import { consonantsOf, type NameSounds } from './index-build.ts';
import { eachOccurrence, type Rows, rowText } from './joined-strings.ts';
import { nearestStretch } from './nearest.ts';
import type { Query, SoundKey } from './query.ts';

/** How many names Fuse scores, and the least share of the query's pieces that one of them has. */
const CANDIDATES = 300;
const LEAST = 0.3;
/** Shorter keys get no fuzzy matches: they are near to everything. */
const SHORTEST = 3;
/** Fuse's `threshold`, high since keys of one name often differ in vowels. */
const THRESHOLD = 0.6;
/** The largest distance of a result, in hundredths of a letter for each letter of the query; less for short keys. */
const FARTHEST = 25;
const FARTHEST_SHORT = 8;
const FARTHER_BY_LETTER = 2;
/** The cost of each letter of the name after the match, and its maximum; of a match that does not begin the name. */
const LEFT_OVER = 4;
const MOST_LEFT_OVER = 40;
const LATER = 25;

/** All stretches of `size` letters: `('rana', 3)` → ran, ana. */
const pieces = (key: string, size: number): Set<string> =>
  new Set(Array.from({ length: Math.max(0, key.length - size + 1) }, (_, at) => key.slice(at, at + size)));

/**
 * The names that share most with a key, the most first: three letters in a row, or two consonants. Fuse alone takes a tenth
 * of a second and more for 20,000 names, and the next letter would wait for it.
 */
function likeliest({ keys, consonants }: NameSounds, key: string, skip: (row: number) => boolean): number[] {
  const shared = new Uint8Array(keys.starts.length - 1);
  const count = (rows: Rows, piece: string): void =>
    eachOccurrence(rows, piece, (row) => {
      shared[row] = (shared[row] as number) + 1;
      return true;
    });
  const inKeys = pieces(key, 3);
  const inConsonants = pieces(`\n${consonantsOf(key)}`, 2);
  for (const piece of inKeys) count(keys, piece);
  for (const piece of inConsonants) count(consonants, piece);
  const least = LEAST * (inKeys.size + inConsonants.size);
  const enough = [...shared.keys()].filter((row) => (shared[row] as number) >= least && !skip(row));
  return enough.sort((a, b) => (shared[b] as number) - (shared[a] as number) || a - b).slice(0, CANDIDATES);
}

/** How far a name is from the query, in hundredths of a letter for each letter of the query. */
function farness(name: Uint8Array, { letters, key }: SoundKey): number {
  const { cost, from, to } = nearestStretch(letters, name);
  const leftOver = Math.min((name.length - to) * LEFT_OVER, MOST_LEFT_OVER);
  return (cost + leftOver + (from > 0 ? LATER : 0)) / key.length;
}

/**
 * Fuse.js finds the names that sound similar; their distance ranks them, since Fuse gives every letter the same weight, and
 * spellings differ most in vowels and h.
 * @param skip rows found already
 * @returns rows, the nearest first
 */
export function fuzzyRows(names: NameSounds, { soundKeys }: Query, skip: (row: number) => boolean): number[] {
  const [sound] = soundKeys;
  if (!sound || sound.key.length < SHORTEST) return [];
  const { keys, letters } = names;
  const candidates = likeliest(names, sound.key, skip);
  const fuse = new Fuse(
    candidates.map((row) => rowText(keys, row)),
    { ignoreLocation: true, threshold: THRESHOLD, shouldSort: false },
  );
  const farthest = Math.min(FARTHEST, FARTHEST_SHORT + FARTHER_BY_LETTER * sound.key.length);
  return fuse
    .search(sound.key)
    .map(({ refIndex }) => candidates[refIndex] as number)
    .map((row) => {
      const name = letters.subarray(keys.starts[row], (keys.starts[row + 1] as number) - 1);
      return { row, far: Math.min(...soundKeys.map((one) => farness(name, one))) };
    })
    .filter(({ far }) => far < farthest)
    .sort((a, b) => a.far - b.far || a.row - b.row)
    .map(({ row }) => row);
}
