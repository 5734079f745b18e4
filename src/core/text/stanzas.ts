/** A text cut at its empty lines, and the addresses of its stanzas. */

import { fnv1a } from '#core/library/hash.ts';

/** Lines between empty ones: a stanza, or a part of one where the source has an empty line within a verse. */
export interface Block {
  words: string;
  /** The line end after it, and the empty lines up to the next one. */
  after: string;
}

/**
 * A text cut at its empty lines, nothing lost: `before` and each block's `words` and `after` joined are the text.
 * `'\na\nb\n \nc'` → `{ before: '\n', blocks: [{ words: 'a\nb', after: '\n \n' }, { words: 'c', after: '' }] }`
 */
export function splitBlocks(text: string): { before: string; blocks: Block[] } {
  const blocks: Block[] = [];
  let before = '';
  let open: string[] = [];
  const close = (end: string): void => {
    if (open.length > 0) blocks.push({ words: open.join('\n'), after: end });
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
    const last = blocks.at(-1);
    if (last) last.after += space;
    else before += space;
  }
  close('');
  return { before, blocks };
}

export const blocksOf = (text: string): string[] => splitBlocks(text).blocks.map(({ words }) => words);

/** How a verse is addressed. */
export interface VerseAddress {
  /** Place of its first block in the text, from 1. */
  place: number;
  /** Eight hex digits of the words of its first block, whatever its number and spacing. */
  mark: string;
}

/**
 * A stanza's address. The mark stays when other verses come and go; the place leads near it when its own words change.
 * Both are those of its first block, so the address is the same wherever else the source has empty lines within the verse.
 * `addressOf('1. agnim īḷe', 3)` → `{ place: 3, mark: '…' }`
 */
export function addressOf(stanza: string, place: number): VerseAddress {
  const [first = ''] = stanza.split(/\n\s*\n/, 1);
  return { place, mark: fnv1a(first.replace(/[\p{Nd}\p{P}\s|]+/gu, ' ').trim()) };
}

/** `{ place: 3, mark: 'ab12cd34' }` → `v3.ab12cd34`, the id of the stanza and the fragment that leads to it. */
export const verseId = ({ place, mark }: VerseAddress): string => `v${place}.${mark}`;

/** `v3.ab12cd34` → its address; anything else → null. */
export function readVerseId(id: string): VerseAddress | null {
  const [, place = '', mark = ''] = /^v([1-9]\d{0,5})\.([0-9a-f]{8})$/.exec(id) ?? [];
  return mark === '' ? null : { place: Number(place), mark };
}

const placeOf = ({ id }: { id: string }): number => readVerseId(id)?.place ?? 0;

/** The stanza with the block of a place in it. */
export const stanzaAt = <S extends { id: string }>(stanzas: readonly S[], place: number): S | undefined =>
  stanzas.findLast((stanza) => placeOf(stanza) <= place);

/**
 * The stanza that an address means in a text that may have changed since, by its words: an address may be of any of its blocks, since
 * each had one of its own once.
 * @returns undefined where no stanza begins with these words, nor has them in that place
 */
export function findStanza<S extends { id: string; textContent: string }>(
  stanzas: readonly S[],
  id: string,
): S | undefined {
  const address = readVerseId(id);
  if (!address) return;
  const { place, mark } = address;
  const around = stanzaAt(stanzas, place);
  const block = around && blocksOf(around.textContent)[place - placeOf(around)];
  if (block && addressOf(block, place).mark === mark) return around;
  const away = (stanza: S): number => Math.abs(placeOf(stanza) - place);
  return stanzas.filter((one) => readVerseId(one.id)?.mark === mark).sort((a, b) => away(a) - away(b))[0];
}
