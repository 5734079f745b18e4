/** What the menus of a text and of a verse offer of the reader's own place. */

import type { Entry } from '#ui/entry.ts';
import { isSongMarked, markedSong, markSong, markVerse, unmarkSong, unmarkVerse } from './marks.ts';
import { showMarks } from './marks-shown.ts';
import { songHere, verseHere, versesHere } from './page-song.ts';
import { change, type Outcome, read } from './store.ts';
import { findVerse } from './verse.ts';

const WORDS = {
  markSong: 'Mark this song',
  unmarkSong: 'Take the mark away',
  markVerse: 'Mark this verse',
  unmarkVerse: 'Take the mark away',
  songMarked: 'The song is marked. You find it in My place, at the foot of every page.',
  verseMarked: 'The verse is marked.',
  unmarked: 'The mark is taken away.',
  full: 'There are as many marks as can be kept. Take some away in My place, and try again.',
  refused: 'This browser keeps nothing more for the library. Allow the site to store data, and try again.',
} as const;

const said = (outcome: Outcome, done: string): string =>
  outcome === 'kept' ? done : outcome === 'same' ? WORDS.full : WORDS.refused;

/** The id that a verse of this page is marked by: another than its own where the text has changed since. */
function markOf(verse: HTMLElement): string | undefined {
  const verses = versesHere();
  const ids = verses.map(({ id }) => id);
  const marks = markedSong(read('marks'), songHere()?.path ?? '')?.verses ?? [];
  return marks.find(({ id }) => verses[findVerse(ids, id)] === verse)?.id;
}

/** Whether the song of this page is marked, or a verse of it. */
export function isMarked(verse?: HTMLElement): boolean {
  return verse ? markOf(verse) !== undefined : isSongMarked(read('marks'), songHere()?.path ?? '');
}

/** Marks the song of this page, or takes its mark away; in words. */
export function toggleSong(): string {
  const song = songHere();
  if (!song) return '';
  if (isMarked())
    return said(
      change('marks', (marks) => unmarkSong(marks, song.path)),
      WORDS.unmarked,
    );
  return said(
    change('marks', (marks) => markSong(marks, song, Date.now())),
    WORDS.songMarked,
  );
}

/** Marks a verse of this page, or takes its mark away; in words. */
export function toggleVerse(element: HTMLElement): string {
  const song = songHere();
  const verse = verseHere(element);
  if (!song || !verse) return '';
  showMarks();
  const mark = markOf(element);
  if (mark !== undefined)
    return said(
      change('marks', (marks) => unmarkVerse(marks, song.path, mark)),
      WORDS.unmarked,
    );
  return said(
    change('marks', (marks) => markVerse(marks, song, verse, Date.now())),
    WORDS.verseMarked,
  );
}

/** For the menu of a text; made anew each time it is opened. */
export function songEntries(): Entry[] {
  const song = songHere();
  if (!song) return [];
  return [{ label: isMarked() ? WORDS.unmarkSong : WORDS.markSong, run: toggleSong }];
}

/** For the menu of a verse. */
export function markEntries(element: HTMLElement): Entry[] {
  if (!verseHere(element) || !songHere()) return [];
  return [{ label: isMarked(element) ? WORDS.unmarkVerse : WORDS.markVerse, run: () => toggleVerse(element) }];
}
