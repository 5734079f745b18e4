/** What other rooms may use of the reader’s lists. */
export { listActions } from './actions.ts';
export { Lists } from './Lists.tsx';
