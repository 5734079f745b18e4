/** What other features may import of the tools of a text. */
export { textActions } from './actions.ts';
export { canFind, openFind } from './text-requests.browser.ts';
