/** Addresses of stanzas. */
import { fnv1a } from '#core/library/hash.ts';

/** How a verse is addressed. */
export interface VerseAddress {
  /** Place of the stanza in the text, from 1. */
  place: number;
  /** Eight hex digits of the stanza's words, whatever its number and spacing. */
  mark: string;
}

/**
 * A stanza's address. The mark stays when other verses come and go; the place leads near it when its own words change.
 * `addressOf('1. agnim īḷe', 3)` → `{ place: 3, mark: '…' }`
 */
export function addressOf(stanza: string, place: number): VerseAddress {
  return { place, mark: fnv1a(stanza.replace(/[\p{Nd}\p{P}\s|]+/gu, ' ').trim()) };
}

/** `{ place: 3, mark: 'ab12cd34' }` → `v3.ab12cd34`, the id of the stanza and the fragment that leads to it. */
export const verseId = ({ place, mark }: VerseAddress): string => `v${place}.${mark}`;
