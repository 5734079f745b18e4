/** Makes a search quick before it is needed: browsers compile only what has run for a while. */

import type { SearchLibrary } from './catalogue-loader.ts';
import type { SearchEntry } from './entries.ts';
import { openDesk } from './list-query.ts';

/** Names that are typed, spread over the library, and how much of each. */
const NAMES = 6;
const LETTERS = 8;
/** Rows that a reader would see. */
const SEEN = 30;

/** Beginnings of some names and numbers, letter by letter. */
function typedWords(entries: readonly SearchEntry[]): string[] {
  const some = Array.from({ length: NAMES }, (_, place) => entries[Math.floor((place * entries.length) / NAMES)]);
  const words = some.flatMap((entry) => (entry ? [entry.name, String(entry.songNo ?? '')] : []));
  return words.flatMap((word) => Array.from(word.slice(0, LETTERS), (_, place) => word.slice(0, place + 1)));
}

/**
 * Builds the engine, asks what readers ask, and forgets the answers.
 * @param rest waits before each step, so that a reader's question is never behind more than one
 */
export async function warmUp(library: SearchLibrary, rest: () => Promise<void>): Promise<void> {
  await rest(); // the question that opened the library comes first
  const desk = openDesk(library, () => {}, rest);
  const { name: folder = '', languages = [] } = library.folders[0] ?? {};
  await library.engine();
  for (const [id, q] of typedWords(library.rows).entries()) {
    await rest();
    const state = { folder, language: languages[0]?.code ?? '', q, find: '', sort: 'off' } as const;
    await desk.ask({ type: 'ask', id, state, follow: true, count: SEEN });
  }
}
