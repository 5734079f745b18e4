/** Marked songs, and marked verses of songs. Every change answers a new list; the same list when there is no more room. */
import { firstOfEach, lineOf, readAll, recordOf, timeOf } from './read-stored.ts';
import { readSong, type StoredSong } from './song.ts';
import { inOrder, readVerse, type StoredVerse } from './stored-verse.ts';

export interface MarkedVerse extends StoredVerse {
  /** Its first words, so that a list of marks can be read. */
  words: string;
  at: number;
}

export interface MarkedSong extends StoredSong {
  /** When the song itself was marked; 0 while only verses of it are. */
  at: number;
  /** In the order of the text. */
  verses: readonly MarkedVerse[];
}

export const MOST_MARKED = 500;
export const MOST_VERSES = 200;
const LONGEST_WORDS = 80;

function readMarkedVerse(value: unknown): MarkedVerse | null {
  const verse = readVerse(value);
  const { words, at } = recordOf(value);
  return verse && { ...verse, words: lineOf(words, LONGEST_WORDS), at: timeOf(at) };
}

function readMarkedSong(value: unknown): MarkedSong | null {
  const song = readSong(value);
  const { at, verses } = recordOf(value);
  if (!song) return null;
  const marked = { ...song, at: timeOf(at), verses: inOrder(readAll(verses, MOST_VERSES, readMarkedVerse)) };
  return isEmpty(marked) ? null : marked;
}

const isEmpty = ({ at, verses }: MarkedSong): boolean => at === 0 && verses.length === 0;

/** From values of any origin. */
export const readMarks = (value: unknown): MarkedSong[] =>
  firstOfEach(readAll(value, MOST_MARKED, readMarkedSong), ({ path }) => path);

export const markedSong = (marks: readonly MarkedSong[], path: string): MarkedSong | undefined =>
  marks.find((song) => song.path === path);

export const isSongMarked = (marks: readonly MarkedSong[], path: string): boolean =>
  (markedSong(marks, path)?.at ?? 0) > 0;

/** What was marked last comes first. */
function changed(marks: readonly MarkedSong[], song: MarkedSong): MarkedSong[] {
  const others = marks.filter(({ path }) => path !== song.path);
  if (isEmpty(song)) return others;
  if (others.length >= MOST_MARKED) return marks as MarkedSong[];
  return [song, ...others];
}

export const markSong = (marks: readonly MarkedSong[], song: StoredSong, at: number): MarkedSong[] =>
  changed(marks, { ...song, at, verses: markedSong(marks, song.path)?.verses ?? [] });

/** The list with another state of one song, which goes once nothing of it is marked. */
const revised = (marks: readonly MarkedSong[], path: string, next: (song: MarkedSong) => MarkedSong): MarkedSong[] =>
  marks.map((song) => (song.path === path ? next(song) : song)).filter((song) => !isEmpty(song));

/** The marks of its verses stay. */
export const unmarkSong = (marks: readonly MarkedSong[], path: string): MarkedSong[] =>
  revised(marks, path, (song) => ({ ...song, at: 0 }));

/** @param words the verse itself; its first words are stored */
export function markVerse(
  marks: readonly MarkedSong[],
  song: StoredSong,
  verse: StoredVerse & { words: string },
  at: number,
): MarkedSong[] {
  const before = markedSong(marks, song.path);
  const others = before?.verses.filter(({ id }) => id !== verse.id) ?? [];
  if (others.length >= MOST_VERSES) return marks as MarkedSong[];
  const { id, says, of } = verse;
  const marked = { id, says, of, words: lineOf(verse.words, LONGEST_WORDS), at };
  return changed(marks, { ...song, at: before?.at ?? 0, verses: inOrder([marked, ...others]) });
}

export const unmarkVerse = (marks: readonly MarkedSong[], path: string, id: string): MarkedSong[] =>
  revised(marks, path, (song) => ({ ...song, verses: song.verses.filter((verse) => verse.id !== id) }));

/**
 * Marked verses by the addresses and the names that their page has for them now: a correction may have given a verse another number,
 * and what was marked may be a part of one.
 * @param verseOf what is stored of a marked verse on the page of the song; null where its words are gone, and it stays as it is
 * @returns the same list if all are right
 */
export function renameMarks(
  marks: readonly MarkedSong[],
  path: string,
  verseOf: (id: string) => StoredVerse | null,
): readonly MarkedSong[] {
  let isChanged = false;
  const rename = (verse: MarkedVerse): MarkedVerse => {
    const { id, says, of } = verseOf(verse.id) ?? verse;
    if (id === verse.id && says === verse.says && of === verse.of) return verse;
    isChanged = true;
    return { ...verse, id, says, of };
  };
  const renamed = marks.map((song) =>
    song.path === path ? { ...song, verses: inOrder(song.verses.map(rename)) } : song,
  );
  return isChanged ? renamed : marks;
}
