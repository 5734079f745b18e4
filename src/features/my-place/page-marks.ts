/** Marked songs and verses, each with a way to take its mark away, and back. */

import { button, make, sign } from '#ui/make.ts';
import { type MarkedSong, type MarkedVerse, markSong, markVerse, unmarkSong, unmarkVerse } from './marks.ts';
import { songLink, words } from './rows.ts';
import { type Section, section } from './section.ts';
import { change, read } from './store.ts';
import { openUndo } from './undo.ts';

const WORDS = {
  title: 'Marks',
  none: 'No song and no verse is marked yet. Open a song: “More” beneath its text marks it, and the number of a verse marks the verse.',
  verse: 'Verse',
  unmark: (what: string) => `Take the mark away from ${what}`,
  verseOf: (verse: string, song: string) => `verse ${verse} of ${song}`,
  gone: (what: string) => `No longer marked: ${what}.`,
  full: 'There are as many marks as can be kept. Take one away, and try again.',
};

export function marksSection(): Section {
  const undo = openUndo(() => part.draw());

  function remove(what: string, key: string, at: number, take: () => 'kept' | 'same' | 'refused', back: () => void) {
    return button(
      sign('×', WORDS.unmark(what)),
      key,
      () => {
        if (part.tell(take(), '')) part.draw(undo.add(at, WORDS.gone(what), back));
      },
      { class: 'plain small' },
    );
  }

  function verseRow(song: MarkedSong, verse: MarkedVerse, at: number): HTMLElement {
    const what = WORDS.verseOf(verse.says, song.name);
    const take = () => change('marks', (marks) => unmarkVerse(marks, song.path, verse.id));
    const back = () =>
      part.tell(
        change('marks', (marks) => markVerse(marks, song, verse, verse.at)),
        WORDS.full,
      );
    return make(
      'li',
      { class: 'verse' },
      make(
        'a',
        { href: `${song.path}#${verse.id}`, 'data-key': `verse:${song.path}#${verse.id}` },
        make('span', { class: 'no' }, make('span', { class: 'visually-hidden' }, `${WORDS.verse} `), verse.says),
        make('span', { class: 'name' }, words(verse.words || WORDS.verse)),
      ),
      remove(what, `unmark:${song.path}#${verse.id}`, at, take, back),
    );
  }

  function songRow(song: MarkedSong, at: number): HTMLElement {
    const take = () => change('marks', (marks) => unmarkSong(marks, song.path));
    const back = () =>
      part.tell(
        change('marks', (marks) => markSong(marks, song, song.at)),
        WORDS.full,
      );
    const marked = song.at > 0;
    return make(
      'li',
      {},
      songLink(song, { key: `mark:${song.path}` }),
      marked && remove(song.name, `unmark:${song.path}`, at, take, back),
    );
  }

  const part = section('marks', WORDS.title, () => {
    const rows: HTMLElement[] = [];
    for (const song of read('marks')) {
      rows.push(songRow(song, rows.length));
      for (const verse of song.verses) rows.push(verseRow(song, verse, rows.length));
    }
    const all = undo.among(rows);
    if (all.length === 0) return [make('p', { class: 'quiet' }, WORDS.none)];
    return [make('ul', { class: 'songs one', role: 'list' }, ...all)];
  });
  return part;
}
