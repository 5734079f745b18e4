/** What other features may import of what the reader keeps. */
export { markActions } from './actions.ts';
export { listActions } from './lists/actions.ts';
export { stepOf } from './lists/open-list.ts';
export { Section } from './Section.tsx';
export { LibraryWords } from './SongLink.tsx';
export { songPath } from './song.ts';
export { openList } from './store.browser.ts';
export type { SectionTools } from './useSection.ts';
