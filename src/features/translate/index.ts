/** What other rooms may use of translations. */
export { translateActions } from './actions.ts';
