/** What other rooms may use of the reader’s lists. */
export { listEntries } from './add-to-list.ts';
export { showListNav } from './list-nav.ts';
export { listsSection } from './page-lists.ts';
