/** What other rooms may use of printing. */
export { printActions } from './actions.ts';
