/** What other features may import of what can be done. */
export { ActionList, MyPlace } from './ActionList.tsx';
export { KEYED } from './keyed.ts';
export { ACTIONS, actionsFor } from './registry.ts';
