/** What other features may import of the look. */
export { lookActions } from './actions.browser.ts';
