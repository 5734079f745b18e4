/** What other features may import of keeping texts on the device. */
export { keepsTexts } from './flag.browser.ts';

/** The place where the song of the page is kept, in a dialog. */
export const loadKeepSong = () => import('./KeepSong.tsx');

/** All else, fetched when it is needed. */
export const loadOffline = () => import('./offline.lazy.ts');
