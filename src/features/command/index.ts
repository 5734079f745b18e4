/** What other rooms may use of the command box. */
export { pageActions } from './actions.ts';
export type { OpenBox } from './requests.ts';
