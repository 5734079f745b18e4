/** What the keys know of the browser: whether it is a Mac's, and what the reader wants of single keys. */
import { KEYS_KEY } from '#schemas/storage-keys.ts';
import { store, stored } from '#ui/storage.ts';

export const isMac = /^(?:Mac|iP)/.test(navigator.platform);

/** What was chosen where nothing can be stored: it holds for this page. */
let areOff: boolean | null = null;

export const keysAreOff = (): boolean => areOff ?? stored(KEYS_KEY) !== null;

export function turnKeys(off: boolean): void {
  areOff = store(KEYS_KEY, off ? 'off' : null) ? null : off;
}
