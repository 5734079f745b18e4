/** What other features may import of the tools of a text. */
export { textActions } from './actions.ts';
