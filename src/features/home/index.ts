/** What other features may import of Home. */
export { homeActions, searchActions } from './actions.browser.ts';
export type { HomeState } from './state.ts';
