/** What the keys know of the browser: whether it is a Mac's, and the reader's wish about single keys in its storage, which may be blocked. */
import type { KEYS_KEY } from '#schemas/storage-keys.ts';

export const isMac = /^(?:Mac|iP)/.test(navigator.platform);

// Repeated, so that this part shares no file with another: see `storage-keys.ts`.
const KEY: typeof KEYS_KEY = 'keys';

/** Where nothing can be stored, the wish holds for this page. */
let wish: boolean | null = null;

export function keysAreOff(): boolean {
  try {
    return wish ?? localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function turnKeys(off: boolean): void {
  try {
    if (off) localStorage.setItem(KEY, 'off');
    else localStorage.removeItem(KEY);
    wish = null;
  } catch {
    wish = off;
  }
}
