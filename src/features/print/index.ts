/** What other features may import of printing. */
export { printActions } from './actions.browser.ts';
