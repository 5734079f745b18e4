/** What other features may import of reciting. The rest comes when it is asked for. */
export { reciteActions } from './actions.browser.ts';
export { loadRecite } from './load.ts';
export { OPEN_RECITE } from './recite-requests.browser.ts';
