/** What other features may import of keeping texts on the device. */
export { keepsTexts } from './mark.browser.ts';

/** The place where the song of the page is kept, in a dialog. */
export const loadKeepSong = () => import('./KeepSong.tsx');

/** All else of it that comes when it is asked for. */
export const loadOffline = () => import('./late.ts');
