import { createEngine } from '../../src/features/search/engine.ts';

/** A name of the scorer's list. */
export interface ScoredName {
  readonly id: number | string;
  readonly text: string;
}

/**
 * The search that ships, in the shape `score.mjs` asks for.
 * @returns query → ids of the names found, best first
 */
export function createSearch(names: readonly ScoredName[]): (query: string) => (number | string)[] {
  const engine = createEngine(names.map(({ text }) => ({ songNo: null, fileName: `${text}.txt`, name: text })));
  return (query) => engine.search(query).flatMap(({ index }) => names[index]?.id ?? []);
}
