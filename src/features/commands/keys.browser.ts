/** What the keys know of the browser: whether it is a Mac's, and what the reader wants of single keys. */
import { KEYS_KEY } from '#schemas/storage-keys.ts';
import { store, stored } from '#ui/storage.ts';

export const isMac = /^(?:Mac|iP)/.test(navigator.platform);

/** Where nothing can be stored, the wish holds for this page. */
let wish: boolean | null = null;

export const keysAreOff = (): boolean => wish ?? stored(KEYS_KEY) !== null;

export function turnKeys(off: boolean): void {
  wish = store(KEYS_KEY, off ? 'off' : null) ? null : off;
}
