/**
 * Songs that the reader learns by heart, with the verses that they know. Every change answers a new list; the same list when there is
 * no more room.
 */
import { findStanza } from '#core/text/verse-address.ts';
import { firstOfEach, readAll, recordOf, timeOf } from './read-stored.ts';
import { readSong, type StoredSong } from './song.ts';
import { inOrder, readVerse, type StoredVerse, verseOf } from './stored-verse.ts';

export interface KnownVerse extends StoredVerse {
  /** Which of Leitner's boxes it is in, from 1, and the day on which it is to be said again (`by-heart/spacing.ts`). */
  box: number;
  due: number;
}

export interface LearntSong extends StoredSong {
  /** How many verses its text has. */
  of: number;
  /** When the reader began to learn it. */
  at: number;
  /** Those that they know, in the order of the text. */
  verses: readonly KnownVerse[];
}

/** Its place on a page: the address of a verse, what the page calls it, and its words. */
export interface VerseOnPage {
  id: string;
  textContent: string;
  name: { verse: string; part: number; of: number };
}

export const MOST_LEARNT = 200;
export const MOST_KNOWN = 1000;
const MOST_BOXES = 9;

const countOf = (value: unknown, most: number): number =>
  Number.isSafeInteger(value) ? Math.min(Math.max(Number(value), 0), most) : 0;

function readKnown(value: unknown): KnownVerse | null {
  const verse = readVerse(value);
  const { box, due } = recordOf(value);
  return verse && { ...verse, box: countOf(box, MOST_BOXES) || 1, due: timeOf(due) };
}

function readOne(value: unknown): LearntSong | null {
  const song = readSong(value);
  const { of, at, verses } = recordOf(value);
  const known = inOrder(readAll(verses, MOST_KNOWN, readKnown));
  return song && { ...song, of: Math.max(countOf(of, 999_999), known.length), at: timeOf(at), verses: known };
}

/** From values of any origin. */
export const readLearning = (value: unknown): LearntSong[] =>
  firstOfEach(readAll(value, MOST_LEARNT, readOne), ({ path }) => path);

export const learntSong = (learning: readonly LearntSong[], path: string): LearntSong | undefined =>
  learning.find((song) => song.path === path);

/** With a song that the reader begins to learn. @param of how many verses its text has */
export function learnSong(learning: readonly LearntSong[], song: StoredSong, of: number, at: number): LearntSong[] {
  if (learntSong(learning, song.path) || learning.length >= MOST_LEARNT) return learning as LearntSong[];
  return [{ ...song, of, at, verses: [] }, ...learning];
}

export const forgetSong = (learning: readonly LearntSong[], path: string): LearntSong[] =>
  learning.filter((song) => song.path !== path);

/** Puts back a song that was removed, where it was. */
export const putBackSong = (learning: readonly LearntSong[], song: LearntSong, at: number): LearntSong[] =>
  learntSong(learning, song.path) || learning.length >= MOST_LEARNT
    ? (learning as LearntSong[])
    : learning.toSpliced(at, 0, song);

const revised = (
  learning: readonly LearntSong[],
  path: string,
  next: (verses: readonly KnownVerse[]) => readonly KnownVerse[],
): LearntSong[] => learning.map((song) => (song.path === path ? { ...song, verses: next(song.verses) } : song));

/** With a verse that the reader knows, of a song that they learn. */
export function setKnown(learning: readonly LearntSong[], path: string, verse: KnownVerse): LearntSong[] {
  const others = learntSong(learning, path)?.verses.filter(({ id }) => id !== verse.id);
  if (!others || others.length >= MOST_KNOWN) return learning as LearntSong[];
  return revised(learning, path, () => inOrder([verse, ...others]));
}

export const setUnknown = (learning: readonly LearntSong[], path: string, id: string): LearntSong[] =>
  revised(learning, path, (verses) => verses.filter((verse) => verse.id !== id));

/**
 * The list after the text of a song was read: its verses by the addresses and names that they have now, without those that are gone.
 * @param of how many verses there are to learn
 * @returns the same list where all are right
 */
export function withPage(
  learning: readonly LearntSong[],
  path: string,
  page: readonly VerseOnPage[],
  of: number,
): readonly LearntSong[] {
  const before = learntSong(learning, path);
  if (!before) return learning;
  const verses = before.verses.flatMap((verse): KnownVerse[] => {
    const found = findStanza(page, verse.id);
    const named = found && verseOf(found.id, found.name.verse, found.name.part, found.name.of);
    return named ? [{ ...verse, ...named, of: named.of }] : [];
  });
  const after = { ...before, of, verses: inOrder(verses) };
  return JSON.stringify(after) === JSON.stringify(before)
    ? learning
    : learning.map((song) => (song === before ? after : song));
}
