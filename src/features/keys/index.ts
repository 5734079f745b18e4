/** What other features may import of the keys. */
export { BOX_KEY } from './keys.ts';
export { OPEN_KEYS } from './requests.ts';
