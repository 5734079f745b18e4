/** Looks seeds of a question up in all segments of an index. */

import type { KeyRange } from '#core/text-index/grams.ts';
import type { Seed } from '#core/text-index/seeds.ts';
import type { IndexedKey } from '#core/text-index/shard.ts';
import { partsWith, type ShardPart } from '#core/text-index/shard-tree.ts';

/** The files of some texts. */
export interface OpenSegment {
  readonly parts: readonly ShardPart[];
  /** By the numbers of its texts: their places in the library; -1 for a number that no text has. */
  readonly places: Int32Array;
  /** The keys of a file, in order. Rejects where it cannot be loaded. */
  shard(node: number): Promise<readonly IndexedKey[]>;
}

/** An index in as many segments as it has: one of the library, or one for each file that is kept. */
export interface OpenIndex {
  readonly segments: readonly OpenSegment[];
  /** Of all its texts. */
  readonly passages: number;
}

/** What the index knows of a seed. */
export interface FoundSeed {
  /** Bits that it tells for a passage that has it; 0 where none has it, or too many. */
  readonly bits: number;
  /** Too many passages have it. */
  readonly isFrequent: boolean;
  /** Places in the library and passages. */
  each(visit: (place: number, passage: number) => void): void;
}

const keysIn = (all: readonly IndexedKey[], [first, end]: KeyRange): IndexedKey[] =>
  all.filter(({ key }) => key >= first && key < end);

/** A range of keys reaches over so many files at most: it is a short beginning otherwise, and tells nothing. */
const MOST_FILES = 2;

/** @throws what a segment throws */
export async function lookUp({ segments, passages }: OpenIndex, { keys }: Pick<Seed, 'keys'>): Promise<FoundSeed> {
  const found = await Promise.all(
    segments.map(async ({ parts, places, shard }) => {
      const files = await Promise.all(
        partsWith(parts, keys)
          .slice(0, MOST_FILES)
          .map(({ node }) => shard(node)),
      );
      return { places, found: keysIn(files.flat(), keys) };
    }),
  );
  const all = found.flatMap((one) => one.found);
  const count = all.reduce((sum, one) => sum + one.count, 0);
  const isFrequent = all.length > 0 && all.every(({ postings }) => postings === null);
  return {
    // Self-information: a seed that stands in one passage of two tells one bit.
    bits: count === 0 || isFrequent ? 0 : Math.log2(1 + passages / count),
    isFrequent,
    each(visit) {
      for (const { places, found: own } of found)
        for (const { postings } of own)
          for (let at = 0; at < (postings?.length ?? 0); at += 2) {
            const place = places[postings?.[at] as number] ?? -1;
            if (place >= 0) visit(place, postings?.[at + 1] as number);
          }
    },
  };
}
