/** What other features may import of translations. */
export { translateActions } from './actions.browser.ts';
