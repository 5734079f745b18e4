/** What other features may import of the command box. */
export { pageActions } from './actions.ts';
export type { OpenBox } from './requests.ts';
