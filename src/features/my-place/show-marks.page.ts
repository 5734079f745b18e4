/** Fetched with a text that has marks: they are shown before anything is touched, by the names that the page has for them. */
import { namesOf, stanzasHere } from '#features/reading/index.ts';
import { renameMarks } from './marks.ts';
import { songHere } from './page-song.browser.ts';
import { showMarks } from './show-marks.ts';
import { change } from './store.browser.ts';
import { findVerse, verseOf } from './stored-verse.ts';

showMarks();

const verses = stanzasHere();
const ids = verses.map(({ id }) => id);
const names = namesOf(verses);
change('marks', (marks) =>
  renameMarks(marks, songHere()?.path ?? '', (id) => {
    const at = findVerse(ids, id);
    return at < 0 ? null : verseOf(ids[at] ?? '', names[at]?.verse ?? '', verses.length);
  }),
);
