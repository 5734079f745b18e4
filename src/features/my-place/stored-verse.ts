/** A verse as the reader's own place stores it. */
import { readVerseId } from '#core/text/verse-address.ts';
import { firstOfEach, lineOf, recordOf } from './read-stored.ts';

export interface StoredVerse {
  /** As in `src/core/text/verse-address.ts`: `v12.ab12cd34`, its place in the text and a hash of its words. */
  id: string;
  /** The number that the text gives it: `3134`; where it has none, its place among the parts of the text. */
  says: string;
  /** Of how many parts, where it has no number. */
  of?: number | undefined;
}

const LONGEST_NUMBER = 16;
const MOST_PARTS = 999_999;

/** What stands before and after the digits of a verse's number: `1. ` → `1`, `॥१॥` → `१`. */
const AROUND = /^[^\p{Nd}]+|[^\p{Nd}]+$/gu;

/** `v12.ab12cd34` → 12; anything else → 0. */
export const placeOfVerse = (id: string): number => readVerseId(id)?.place ?? 0;

/** In the order of the text, each once: the first of those that are given. */
export const inOrder = <V extends StoredVerse>(verses: readonly V[]): V[] =>
  firstOfEach(verses, ({ id }) => id).sort((a, b) => placeOfVerse(a.id) - placeOfVerse(b.id) || (a.id < b.id ? -1 : 1));

/**
 * @param id of the stanza's element
 * @param number the words of its number; '' where it has none
 * @param part a stanza without a number is told by its place among the parts of the text
 * @param of how many parts the text has
 */
export function verseOf(id: string, number: string, part = placeOfVerse(id), of = 0): StoredVerse | null {
  if (placeOfVerse(id) === 0) return null;
  const says = lineOf(number, LONGEST_NUMBER).replace(AROUND, '');
  if (says !== '') return { id, says };
  return { id, says: String(part), ...(of >= part && { of }) };
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
  const line = lineOf(says, LONGEST_NUMBER);
  const isPart = Number.isInteger(of) && Number(of) > 0;
  const part = /^[1-9]\d*$/.test(line) ? Number(line) : undefined;
  return isPart ? verseOf(id, '', part, Math.min(Number(of), MOST_PARTS)) : verseOf(id, line);
}
