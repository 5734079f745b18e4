/** What other features may import of the reader's own place. */
export { listActions, markActions } from './actions.ts';
export { learnSong, learntSong, setKnown, setUnknown, withPage } from './learning.ts';
export { type LinkFault, placeLink, readListLink, writeListLink } from './lists/link.ts';
export { stepOf } from './lists/lists.ts';
export { readShared } from './lists/read-shared.ts';
export { songOfVerse, verseHere } from './page-song.browser.ts';
export { changeLearning, rememberTold } from './place-store.browser.ts';
export { Section, type SectionTools } from './Section.tsx';
export { LibraryWords } from './SongLink.tsx';
export { type StoredSong, songOfPath, songPath } from './song.ts';
export { openList } from './store.browser.ts';
export { verseOf, verseValues } from './stored-verse.ts';
export { usePlace } from './usePlace.ts';

/** What became of mistakes told on this page: few readers need it. */
export const loadToldOf = () => import('./told-here.browser.ts');
