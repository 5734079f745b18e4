import { type Hit, ResultSet, type SearchEntry, TIERS, type Tier } from './entries.ts';
import { withoutGenericWords } from './generic-words.ts';
import { buildIndex } from './index-build.ts';
import { type FindScopes, type Query, readQuery } from './query.ts';
import { matchRanges, type Range } from './ranges.ts';
import { findByName, findInFolders, findSimilar } from './tiers.ts';

export type Engine = ReturnType<typeof createEngine>;

/**
 * @param entries any list; results are positions in it
 * @param scopesOf finds the folders that a query names
 */
export function createEngine(entries: readonly SearchEntry[], scopesOf: FindScopes = () => []) {
  const index = buildIndex(entries);
  function findAll(query: Query, found: ResultSet): void {
    findByName(index, index.sounds(), query, found);
    findInFolders(index, query, found, scopesOf);
  }
  /**
   * Searches in two steps: what matches, then what is only similar, at the end. To give up for a newer query, ask for no further
   * step. Each has all results so far, best first, and how many of them match: those after are guesses. While the names are not
   * folded, one step more comes first, with what matches as written.
   */
  function* steps(typed: string) {
    const query = readQuery(typed);
    if (!index.isFolded()) {
      const written = new ResultSet(index.order);
      findByName(index, null, query, written);
      yield { ...written.soFar(), matches: written.size, isWritten: true, settled: false };
    }
    const found = new ResultSet(index.order);
    findAll(query, found);
    const shorter = found.size === 0 ? withoutGenericWords(query) : null;
    if (shorter) findAll(shorter, found);
    const matches = found.size;
    yield { ...found.soFar(), matches, isWritten: false, settled: false };
    findSimilar(index, query, found);
    yield { ...found.soFar(), matches, isWritten: false, settled: true };
  }
  return {
    steps,
    /** Folds the names ahead of a search. */
    fold: () => void index.sounds(),
    /** All steps at once. */
    search(typed: string): readonly Hit[] {
      const last = [...steps(typed)].at(-1);
      return [...(last?.entries ?? [])].map((index, at) => ({ index, tier: TIERS[last?.tiers[at] ?? 0] as Tier }));
    },
    /** For a query, the function that returns the ranges of a name to highlight. */
    highlighter(typed: string): (name: string) => readonly Range[] {
      const query = readQuery(typed);
      return (name) => matchRanges(name, query);
    },
  };
}
