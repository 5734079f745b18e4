/** What other features may import of the tools of a text. */
export { findActions } from './actions.ts';
export { canFind, openFind } from './find-requests.browser.ts';
