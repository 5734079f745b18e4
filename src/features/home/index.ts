/** What other features may import of Home. */
export { homeActions, searchActions } from './actions.ts';
export type { HomeState } from './state.ts';
