import { type Hit, type SearchEntry, TIERS, type Tier } from './entries.ts';
import { buildIndex, type SearchIndex } from './index-build.ts';
import { type Query, readQuery, withoutGenericWords } from './query.ts';
import { matchRanges, type Range } from './ranges.ts';
import { ResultSet } from './result-set.ts';
import { type FindScopes, NO_SCOPES } from './scopes.ts';
import { findBySound, findByText, findInFolders, findSimilar } from './tiers.ts';

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
   * Searches in steps, each a few milliseconds: the number and the name as written, the name by sound, what a folder's name
   * and the rest of the query say, then fuzzy. Later steps only add at the end. To give up for a newer query, ask for no further step.
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
    const step = (): Step => ({ ...found.soFar(), matches: found.size, settled: false });
    const inPieces = findByText(index, query, found);
    yield step();
    findBySound(index, query, found, inPieces);
    findInFolders(index, query, found, scopesOf);
    const shorter = found.size === 0 ? withoutGenericWords(query) : null;
    if (shorter) findAll(shorter, found);
    const matches = found.size;
    yield step();
    findSimilar(index, query, found);
    yield { ...found.soFar(), matches, settled: true };
  }
  function findAll(query: Query, found: ResultSet): void {
    findBySound(index, query, found, findByText(index, query, found));
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
 * Builds an engine in slices of a few milliseconds, the engine being the generator's return value: a worker can answer
 * messages between them.
 * @param scopesOf finds the folders that a query names
 */
export function* engineInSlices(
  entries: readonly SearchEntry[],
  scopesOf: FindScopes = NO_SCOPES,
): Generator<void, Engine, void> {
  return engineOver(yield* buildIndex(entries), scopesOf);
}

/**
 * Builds an engine at once.
 * @param entries any list; results are positions in it
 */
export function createEngine(entries: readonly SearchEntry[], scopesOf: FindScopes = NO_SCOPES): Engine {
  const slices = engineInSlices(entries, scopesOf);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}
