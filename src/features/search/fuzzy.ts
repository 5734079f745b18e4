import Fuse from 'fuse.js/basic';
import { editDistance } from './edit-distance.ts';
import type { SearchIndex } from './index-build.ts';
import type { Query } from './query.ts';
import { rowText } from './rows.ts';
import { mostSimilarRows } from './signature.ts';

/** How many candidates Fuse scores: the names that share most trigrams and consonant pairs with the query. */
const CANDIDATES = 300;
/** Shorter keys get no fuzzy matches: they are near to everything. */
const SHORTEST = 3;
/** Fuse's `threshold`, high since keys of one name often differ in vowels. */
const THRESHOLD = 0.6;
/** The largest edit distance of a result, in hundredths of a letter for each letter of the query; less for short keys. */
const FARTHEST = 25;
const FARTHEST_SHORT = 8;
const FARTHER_BY_LETTER = 2;

/**
 * The fuzzy tier. Fuse.js finds the names that sound similar; `editDistance` ranks them, since Fuse gives every letter the
 * same weight, and spellings differ most in vowels and h.
 * @param skip rows found already
 * @returns rows, the nearest first
 */
export function fuzzyRows(index: SearchIndex, { soundKeys }: Query, skip: (row: number) => boolean): number[] {
  const [sound] = soundKeys;
  if (!sound || sound.key.length < SHORTEST) return [];
  const { keys, letters, signatures } = index;
  const candidates = mostSimilarRows(signatures, sound.key, CANDIDATES, skip);
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
      const distances = soundKeys.map(
        ({ letters: query, key }) => editDistance(query, name, farthest * key.length) / key.length,
      );
      return { row, far: Math.min(...distances) };
    })
    .filter(({ far }) => far < farthest)
    .sort((a, b) => a.far - b.far || a.row - b.row)
    .map(({ row }) => row);
}
