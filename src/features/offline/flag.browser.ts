/** What says to scripts that do not read the store that texts are kept, and whether they are to be updated without a press. */
import { OFFLINE_KEY } from '#schemas/storage-keys.ts';
import { store, stored } from '#ui/storage.ts';

/** @returns whether the browser could store it */
export const setFlag = (to: 'kept' | 'auto' | null): boolean => store(OFFLINE_KEY, to);

export const keepsTexts = (): boolean => stored(OFFLINE_KEY) !== null;

/** Whether the reader wants updates without a press: stored on this device alone. */
export const updatesItself = (): boolean => stored(OFFLINE_KEY) === 'auto';
