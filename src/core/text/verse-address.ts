/** The address of a stanza in its text, and the stanza that an address means in a text that may have changed. */
import { fnv1a } from '#core/library/hash.ts';
import { blocksOf } from './blocks.ts';

/** How a verse is addressed. */
export interface VerseAddress {
  /** Place of its first block in the text, from 1. */
  place: number;
  /** Eight hex digits: of the words of its first block, without its number and spacing. */
  hash: string;
}

/**
 * A stanza's address. The hash stays when other verses come and go; the place leads near it when its own words change.
 * Both are those of its first block, so the address is the same wherever else the source has empty lines within the verse.
 * `addressOf('1. agnim īḷe', 3)` → `{ place: 3, hash: '…' }`
 */
export function addressOf(stanza: string, place: number): VerseAddress {
  const [first = ''] = stanza.split(/\n\s*\n/, 1);
  return { place, hash: fnv1a(first.replace(/[\p{Nd}\p{P}\s|]+/gu, ' ').trim()) };
}

/** `{ place: 3, hash: 'ab12cd34' }` → `v3.ab12cd34`, the id of the stanza and the fragment that leads to it. */
export const verseId = ({ place, hash }: VerseAddress): string => `v${place}.${hash}`;

/** `v3.ab12cd34` → its address; anything else → null. */
export function readVerseId(id: string): VerseAddress | null {
  const [, place = '', hash = ''] = /^v([1-9]\d{0,5})\.([0-9a-f]{8})$/.exec(id) ?? [];
  return hash === '' ? null : { place: Number(place), hash };
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
  const { place, hash } = address;
  const around = stanzaAt(stanzas, place);
  const block = around && blocksOf(around.textContent)[place - placeOf(around)];
  if (block && addressOf(block, place).hash === hash) return around;
  const away = (stanza: S): number => Math.abs(placeOf(stanza) - place);
  return stanzas.filter((one) => readVerseId(one.id)?.hash === hash).sort((a, b) => away(a) - away(b))[0];
}
