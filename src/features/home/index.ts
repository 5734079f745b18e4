/** What other features may import of Home. */
export { homeActions, searchActions } from './actions.browser.ts';
