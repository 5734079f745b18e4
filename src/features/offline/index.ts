/** What other features may import of keeping texts on the device. */
export { keepActions } from './actions.browser.ts';
export { keepsTexts } from './mark.browser.ts';
export { OPEN_KEEP } from './requests.browser.ts';
export { listWish } from './wishes.ts';

/** All of it that comes when it is asked for. */
export const loadOffline = () => import('./late.ts');
