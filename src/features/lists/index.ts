/** What other rooms may use of the reader’s lists. */
export { listActions } from './actions.ts';
export { showListNav } from './list-nav.ts';
export { listsSection } from './page-lists.ts';
