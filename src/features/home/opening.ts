/** The list that Home begins with: one for each language of the interface that has its own. */
import type { Locale } from '#words/locales.ts';
import type { List } from './list.ts';

export interface Opening {
  /** Languages of the interface that begin with this list. */
  locales: readonly Locale[];
  list: List;
}

/** The list that a reader's interface begins with; that of the first where it has none of its own. */
export function openingOf(openings: readonly Opening[], locale: string): List {
  const own = openings.find(({ locales }) => locales.some((one) => one === locale)) ?? openings[0];
  if (!own) throw new Error('Home has no list to begin with.\n  Pass what `openings` returns.');
  return own.list;
}
