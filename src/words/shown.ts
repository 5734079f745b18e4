/** What a reader sees in the place of words of the interface, asked of whoever lays another language over the page. */
import type { Kind } from './phrase.ts';

/** The words in the reader's language; '' where the page is in English, or nothing is known of them. */
export function shownAs(name: string, kind: Kind): string {
  const detail = { name, kind, shown: '' };
  dispatchEvent(new CustomEvent('name', { detail }));
  return detail.shown;
}
