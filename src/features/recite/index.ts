/** What other features may import of reciting: all of it comes when it is asked for, by the tools of a text. */
export { openScreen, showSongOnScreen } from './open-screen.browser.ts';
export const loadRecite = () => import('./Recite.island.tsx');
