/** What a reader sees in the place of a name, when the interface is in another language than its code. */

/** Asks whoever lays that language over the page (`src/words/apply-words.ts`), by an event that is answered at once. */
export interface NameAsked {
  name: string;
  /** '' where the page is in English, or the name is the same in every language. */
  shown: string;
}

/** A name and what the reader sees for it, to be searched in: `Puranas` → `Puranas पुराण`. */
export function bothNames(name: string): string {
  const detail: NameAsked = { name, shown: '' };
  globalThis.dispatchEvent?.(new CustomEvent('name', { detail }));
  return `${name} ${detail.shown}`;
}
