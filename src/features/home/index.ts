/** What other features may import of Home. */
export { homeActions } from './actions.browser.ts';
