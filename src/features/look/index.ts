/** What other rooms may use of the look. */
export { lookActions } from './actions.ts';
