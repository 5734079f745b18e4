/** What the keys know of the browser: whether it is a Mac's, and the reader's wish about single keys in its storage, which may be blocked. */
import { KEYS_KEY } from '#schemas/storage-keys.ts';

export const isMac = /^(?:Mac|iP)/.test(navigator.platform);

/** Where nothing can be stored, the wish holds for this page. */
let wish: boolean | null = null;

export function keysAreOff(): boolean {
  try {
    return wish ?? localStorage.getItem(KEYS_KEY) !== null;
  } catch {
    return false;
  }
}

export function turnKeys(off: boolean): void {
  try {
    if (off) localStorage.setItem(KEYS_KEY, 'off');
    else localStorage.removeItem(KEYS_KEY);
    wish = null;
  } catch {
    wish = off;
  }
}
