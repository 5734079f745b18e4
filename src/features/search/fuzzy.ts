import Fuse from 'fuse.js';
import { farness } from './distance.ts';
import type { SearchIndex } from './index-build.ts';
import type { Query } from './query.ts';
import { rowText } from './rows.ts';
import { sharingMost } from './signature.ts';

/** How many names Fuse looks at: those which share most stretches with the query. */
const CANDIDATES = 300;
/** Keys shorter than this are near to everything. */
const SHORTEST = 3;
/** Fuse's share of wrong letters at which a name is dropped; keys disagree on vowels a good deal. */
const THRESHOLD = 0.6;
/** How far a name may be, in hundredths of a letter for each letter asked: less for short keys, near to much by chance. */
const FARTHEST = 28;
const FARTHEST_SHORT = 8;
const FARTHER_BY_LETTER = 2;
/** How far a name counts that holds every word by its sound, in whatever order. */
const IN_PIECES = 14;

/**
 * The fuzzy tier: Fuse.js finds the names near in sound, `farness` orders them, since Fuse counts every letter alike
 * where spellings differ in vowels and h above all.
 * @param pieces rows that hold every word of the query, which need not be near otherwise
 * @param skip rows found already
 * @returns rows, the nearest first
 */
export function fuzzyRows(
  index: SearchIndex,
  { sounds }: Query,
  pieces: readonly number[],
  skip: (row: number) => boolean,
): number[] {
  const [sound] = sounds;
  if (!sound || sound.key.length < SHORTEST) return [];
  const { keys, letters, signatures } = index;
  const candidates = sharingMost(signatures, sound.key, CANDIDATES, skip);
  const fuse = new Fuse(
    candidates.map((row) => rowText(keys, row)),
    { ignoreLocation: true, threshold: THRESHOLD, shouldSort: false },
  );
  const farthest = Math.min(FARTHEST, FARTHEST_SHORT + FARTHER_BY_LETTER * sound.key.length);
  const held = new Set(pieces);
  const near = fuse.search(sound.key).map(({ refIndex }) => candidates[refIndex] as number);
  return [...new Set([...near, ...pieces])]
    .map((row) => {
      const name = letters.subarray(keys.starts[row], (keys.starts[row + 1] as number) - 1);
      const far = Math.min(...sounds.map((one) => farness(one.letters, name) / one.key.length));
      return { row, far: held.has(row) ? Math.min(far, IN_PIECES) : far };
    })
    .filter(({ far }) => far < farthest)
    .sort((a, b) => a.far - b.far || a.row - b.row)
    .map(({ row }) => row);
}
