/** A text as stanzas, without its layout: what a page numbers and addresses. */

import { fnv1a } from '#core/library/hash.ts';

export interface PlainStanza {
  /** Lines between blank ones. */
  words: string;
  /** The line end after it, and the blank lines up to the next one. */
  after: string;
}

/**
 * A text cut at its blank lines, nothing lost: `before` and each stanza's `words` and `after` joined are the text.
 * `'\na\nb\n \nc'` → `{ before: '\n', stanzas: [{ words: 'a\nb', after: '\n \n' }, { words: 'c', after: '' }] }`
 */
export function splitStanzas(text: string): { before: string; stanzas: PlainStanza[] } {
  const stanzas: PlainStanza[] = [];
  let before = '';
  let open: string[] = [];
  const close = (end: string): void => {
    if (open.length > 0) stanzas.push({ words: open.join('\n'), after: end });
    open = [];
  };
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    if (line.trim() !== '') {
      open.push(line);
      continue;
    }
    close('\n');
    const space = line + (at === lines.length - 1 ? '' : '\n');
    const last = stanzas.at(-1);
    if (last) last.after += space;
    else before += space;
  }
  close('');
  return { before, stanzas };
}

/**
 * Lines between blank ones, as the page puts them into one `p` each: the first has place 1 (`verse.ts`).
 * `'\na\nb\n \nc'` → `['a\nb', 'c']`
 */
export const stanzasOf = (text: string): string[] => splitStanzas(text).stanzas.map(({ words }) => words);

/** Addresses of stanzas. */

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
