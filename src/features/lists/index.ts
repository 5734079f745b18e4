/** What other features may import of the reader’s lists. */
export { listActions } from './actions.ts';
export { Lists } from './Lists.tsx';
