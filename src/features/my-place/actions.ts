/** Marking the song of the page, or a verse of it, and taking a mark away. */
import { myPath } from '#core/library/paths.ts';
import { findStanza } from '#core/text/verse-address.ts';
import { isSecond, stanzasHere } from '#features/reading/index.ts';
import type { Action, Outcome } from '#ui/action.ts';
import { ask } from '#ui/ask.ts';
import type { MessageId } from '#words/messages.ts';
import { isSongMarked, markedSong, markSong, markVerse, unmarkSong, unmarkVerse } from './marks.ts';
import { songHere, verseHere } from './page-song.browser.ts';
import { change, read, type Stored } from './store.browser.ts';

/** What was stored, or is too much, is seen in My place. */
const sayOutcome = (outcome: Stored, done: MessageId): Outcome =>
  outcome === 'refused'
    ? { id: 'my.not-stored' }
    : { id: outcome === 'stored' ? done : 'my.marks-full', ...(done !== 'my.unmarked' && { my: myPath() }) };

/** The id that a verse of this page is marked by: another than its own where the text has changed since. */
function markOf(verse: HTMLElement): string | undefined {
  const verses = stanzasHere();
  const marks = markedSong(read('marks'), songHere()?.path ?? '')?.verses ?? [];
  return marks.find(({ id }) => findStanza(verses, id) === verse)?.id;
}

/** Marks the song of the page, or takes its mark away. */
const onSong = (marked: boolean): Action => ({
  id: marked ? 'unmark' : 'mark',
  label: marked ? 'my.unmark' : 'my.mark-song',
  of: 'song',
  applies() {
    const song = songHere();
    return song !== null && isSongMarked(read('marks'), song.path) === marked;
  },
  run() {
    const song = songHere();
    if (!song) return null;
    const outcome = change('marks', (marks) =>
      marked ? unmarkSong(marks, song.path) : markSong(marks, song, Date.now()),
    );
    return sayOutcome(outcome, marked ? 'my.unmarked' : 'my.song-marked');
  },
});

/** The same for a verse of it; one of a second text is marked on its own page. */
const onVerse = (marked: boolean): Action => ({
  id: marked ? 'unmark-verse' : 'mark-verse',
  label: marked ? 'my.unmark' : 'my.mark-verse',
  of: 'verse',
  applies: (verse) =>
    verse !== null &&
    !isSecond(verse) &&
    songHere() !== null &&
    verseHere(verse) !== null &&
    (markOf(verse) !== undefined) === marked,
  run(element) {
    const song = songHere();
    const verse = element && verseHere(element);
    if (!song || !verse) return null;
    // Who marks nothing needs it not; where it does not come, the next page shows the mark.
    import('./show-marks.ts').then(({ showMarks }) => showMarks()).catch(() => undefined);
    const mark = markOf(element) ?? verse.id;
    const outcome = change('marks', (marks) =>
      marked ? unmarkVerse(marks, song.path, mark) : markVerse(marks, song, verse, Date.now()),
    );
    return sayOutcome(outcome, marked ? 'my.unmarked' : 'my.verse-marked');
  },
});

export const markActions: readonly Action[] = [onSong(false), onSong(true), onVerse(false), onVerse(true)];

export const listActions: readonly Action[] = [
  {
    id: 'add-to-list',
    label: 'my.add-to-list-menu',
    also: 'keep collect',
    of: 'song',
    applies: () => songHere() !== null,
    run: () => {
      ask('AddToList', songHere());
      return null;
    },
  },
];
