/** What other features may import of the command box. */
export { pageActions } from './actions.browser.ts';
export type { OpenBox } from './requests.ts';
