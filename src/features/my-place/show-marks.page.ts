/**
 * Fetched with a text that has marks, or a mistake that was told: marks are shown before anything is touched, by the names that the page
 * has for them.
 */
import { findStanza } from '#core/text/verse-address.ts';
import { stanzasHere } from '#features/reading/index.ts';
import { TOLD_KEY } from '#schemas/storage-keys.ts';
import { stored } from '#ui/storage.ts';
import { renameMarks } from './marks.ts';
import { songHere, verseHere } from './page-song.browser.ts';
import { showMarks } from './show-marks.ts';
import { change } from './store.browser.ts';

showMarks();

const verses = stanzasHere();
change('marks', (marks) =>
  renameMarks(marks, songHere()?.path ?? '', (id) => {
    const verse = findStanza(verses, id);
    return verse ? verseHere(verse) : null;
  }),
);

if (stored(TOLD_KEY)?.includes(location.pathname)) {
  const following = import('./follow-told.browser.ts').then(({ followTold }) => followTold());
  following.catch(() => {}); // then what is known already is shown
}
