/** What of the search inside texts runs in the worker: one file, fetched with the first question to them. */
export { findInText } from './in-text.ts';
export { createTextSearch } from './worker-search.browser.ts';
