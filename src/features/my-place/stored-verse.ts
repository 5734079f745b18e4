/** A verse as the reader's own place stores it. */
import { lineOf, recordOf } from './read.ts';

export interface StoredVerse {
  /** As in `src/core/text/text-html.ts`: `v12.ab12cd34`, its place in the text and a mark of its words. */
  id: string;
  /** The number that the text gives it: `3134`; where it has none, its place among the parts of the text. */
  says: string;
  /** Of how many parts, where it has no number. */
  of?: number | undefined;
}

const ID = /^v([1-9]\d{0,5})\.([0-9a-f]{8})$/;
const LONGEST_NUMBER = 16;
const MOST_PARTS = 999_999;

/** What stands before and after the digits of a verse's number: `1. ` → `1`, `॥१॥` → `१`. */
const AROUND = /^[^\p{Nd}]+|[^\p{Nd}]+$/gu;

/** `v12.ab12cd34` → 12; anything else → 0. */
export const placeOfVerse = (id: string): number => Number(ID.exec(id)?.[1] ?? 0);

/**
 * @param id of the stanza's element
 * @param number the words of its number; '' where it has none
 * @param of how many parts the text has: a stanza without a number is told by its place among them
 */
export function verseOf(id: string, number: string, of = 0): StoredVerse | null {
  const place = placeOfVerse(id);
  if (place === 0) return null;
  const says = lineOf(number, LONGEST_NUMBER).replace(AROUND, '');
  if (says !== '') return { id, says };
  return { id, says: String(place), ...(of >= place && { of }) };
}

/** For messages that say a verse by its number or a part by its place. `none`: it has a number. */
export const verseValues = ({ says, of }: StoredVerse): { verse: string; of: string } => ({
  verse: says,
  of: of === undefined ? 'none' : String(of),
});

/** A verse out of storage or a file; null for what is none. */
export function readVerse(value: unknown): StoredVerse | null {
  const { id, says, of } = recordOf(value);
  if (typeof id !== 'string') return null;
  const isPart = Number.isInteger(of) && Number(of) > 0;
  return verseOf(id, isPart ? '' : lineOf(says, LONGEST_NUMBER), isPart ? Math.min(Number(of), MOST_PARTS) : 0);
}

/**
 * Where a stored verse stands in a text that may have changed since: the verse with its words that is nearest to its place.
 * `-1` when its words are gone: a mark at other words would lie.
 * @param ids of the text's verses, in their order
 */
export function findVerse(ids: readonly string[], id: string): number {
  const exact = ids.indexOf(id);
  const words = ID.exec(id)?.[2];
  if (exact >= 0 || words === undefined) return exact;
  let best = -1;
  for (const [at, other] of ids.entries()) {
    if (ID.exec(other)?.[2] !== words) continue;
    const away = (one: number) => Math.abs(one + 1 - placeOfVerse(id));
    if (best < 0 || away(at) < away(best)) best = at;
  }
  return best;
}
