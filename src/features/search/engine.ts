import { type Hit, ResultSet, type SearchEntry, TIERS, type Tier } from './entries.ts';
import { buildIndex, type SearchIndex } from './index-build.ts';
import { type FindScopes, type Query, readQuery, withoutGenericWords } from './query.ts';
import { matchRanges, type Range } from './ranges.ts';
import { findByName, findInFolders, findSimilar } from './tiers.ts';

/** All results found so far, best first. */
interface Step {
  /** Positions of the entries in the list that the index was built from. */
  readonly entries: Uint32Array;
  /** The tier of each, as a position in `TIERS`. */
  readonly tiers: Uint8Array;
  /** How many of them match; those after are guesses. */
  readonly matches: number;
  /** Nothing more will come. */
  readonly settled: boolean;
}

export interface Engine {
  /**
   * Searches in two steps: what matches, then what is only similar, at the end. To give up for a newer query, ask for no further
   * step.
   */
  steps(typed: string): Generator<Step, void, void>;
  /** All steps at once; at most `limit` results. */
  search(typed: string, options?: { readonly limit?: number }): readonly Hit[];
  /** For a query, the function that returns the ranges of a name to highlight. */
  highlighter(typed: string): (name: string) => readonly Range[];
}

function engineOver(index: SearchIndex, scopesOf: FindScopes): Engine {
  function* steps(typed: string): Generator<Step, void, void> {
    const query = readQuery(typed);
    const found = new ResultSet(index.order);
    findAll(query, found);
    const shorter = found.size === 0 ? withoutGenericWords(query) : null;
    if (shorter) findAll(shorter, found);
    const matches = found.size;
    yield { ...found.soFar(), matches, settled: false };
    findSimilar(index, query, found);
    yield { ...found.soFar(), matches, settled: true };
  }
  function findAll(query: Query, found: ResultSet): void {
    findByName(index, query, found);
    findInFolders(index, query, found, scopesOf);
  }
  return {
    steps,
    search(typed, { limit } = {}) {
      const last = [...steps(typed)].at(-1);
      const some = [...(last?.entries.subarray(0, limit) ?? [])];
      return some.map((index, at) => ({ index, tier: TIERS[last?.tiers[at] ?? 0] as Tier }));
    },
    highlighter(typed) {
      const query = readQuery(typed);
      return (name) => matchRanges(name, query);
    },
  };
}

/**
 * @param entries any list; results are positions in it
 * @param scopesOf finds the folders that a query names
 */
export function createEngine(entries: readonly SearchEntry[], scopesOf: FindScopes = () => []): Engine {
  return engineOver(buildIndex(entries), scopesOf);
}
