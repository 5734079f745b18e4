/** Warms up the search engine: browsers optimise only code that has run for a while. */

import type { SearchLibrary } from './catalogue-loader.ts';
import type { SearchEntry } from './entries.ts';
import { createListSearch } from './list-search.ts';

/** How many names are typed, spread over the library, and how many letters of each. */
const NAMES = 6;
const LETTERS = 8;
/** How many rows are requested: about what a reader sees. */
const SEEN = 30;

/** Beginnings of some names and numbers, letter by letter. */
function typedWords(entries: readonly SearchEntry[]): string[] {
  const some = Array.from({ length: NAMES }, (_, place) => entries[Math.floor((place * entries.length) / NAMES)]);
  const words = some.flatMap((entry) => (entry ? [entry.name, String(entry.songNo ?? '')] : []));
  return words.flatMap((word) => Array.from(word.slice(0, LETTERS), (_, place) => word.slice(0, place + 1)));
}

/**
 * Builds the engine, runs queries such as readers type, and discards the answers.
 * @param rest waits before each step, so that a reader's query waits for one step at most
 */
export async function warmUp(library: SearchLibrary, rest: () => Promise<void>): Promise<void> {
  await rest(); // the query that loaded the library comes first
  const search = createListSearch(library, () => {}, rest);
  const { name: folder = '', languages = [] } = library.folders[0] ?? {};
  await library.engine();
  for (const [id, q] of typedWords(library.rows).entries()) {
    await rest();
    const state = { folder, language: languages[0]?.code ?? '', q, find: '', sort: 'off' } as const;
    await search.ask({ type: 'ask', id, state, wish: {}, follow: true, count: SEEN });
  }
}
