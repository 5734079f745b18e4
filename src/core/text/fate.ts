/** What became of a proposal. In a file of its own: a page needs this, but not the code that writes letters. */
import { findStanza, readVerseId, stanzaAt } from './verse-address.ts';

/** `same`: the verse is as it was told; `library`: it is as it was proposed; `changed`: it is neither, or is gone. */
export type Fate = 'same' | 'library' | 'changed';

/**
 * What became of a proposal.
 * @param stanzas of the text as it is now, in order
 */
export function fateOf(
  { verse, before, after }: { verse: string; before: string; after: string },
  stanzas: readonly { id: string; textContent: string }[],
): Fate {
  const there = stanzaAt(stanzas, readVerseId(verse)?.place ?? 0)?.textContent;
  if (after !== '' && there === after) return 'library';
  if (there === before || findStanza(stanzas, verse)?.textContent === before) return 'same';
  return after !== '' && stanzas.some(({ textContent }) => textContent === after) ? 'library' : 'changed';
}
