/** What other features may import of the search in the text on show. */
export { findActions } from './actions.ts';
export { canFind, OPEN_FIND, openFind } from './requests.ts';
/** The bar itself, fetched when it is asked for. */
export const loadFindBar = () => import('./LiveFindBar.tsx');
