/** What other features may import of reciting: the whole comes when it is asked for, by the tools of a text; how a text is read is shared. */
export { openScreen, showSongOnScreen } from './open-screen.browser.ts';
export { Stage } from './Stage.tsx';
export { keepAwake, leaveByBack } from './screen.browser.ts';
export { type Addressed, fetchSong, type SungSong, showOnPage, songOnPage } from './songs.browser.ts';
export { verseAt, versesOf } from './verses.ts';

export const loadRecite = () => import('./Recite.island.tsx');
