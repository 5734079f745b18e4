/** What says to scripts that do not look into the store that texts are kept, and whether they are to be updated without a press. */
import { OFFLINE_KEY } from '#schemas/storage-keys.ts';

function mark(): string | null {
  try {
    return localStorage.getItem(OFFLINE_KEY);
  } catch {
    return null;
  }
}

/** @returns whether the browser could keep it */
export function setMark(to: 'kept' | 'auto' | null): boolean {
  try {
    if (to) localStorage.setItem(OFFLINE_KEY, to);
    else localStorage.removeItem(OFFLINE_KEY);
    return true;
  } catch {
    return false;
  }
}

export const keepsTexts = (): boolean => mark() !== null;

/** Whether the reader wants updates without a press: kept on this device alone. */
export const updatesItself = (): boolean => mark() === 'auto';
