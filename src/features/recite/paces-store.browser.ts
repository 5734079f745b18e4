/** The paces of songs, as they are stored. */
import { RECITE_KEY } from '#schemas/storage-keys.ts';
import { store, stored } from '#ui/storage.ts';
import { paceOf, readPaces, setPace } from './pace.ts';

export const storedPace = (path: string): number => paceOf(readPaces(stored(RECITE_KEY)), path);

/** Where nothing can be stored, the pace holds until the song is left. */
export function storePace(path: string, pace: number): void {
  store(RECITE_KEY, JSON.stringify(setPace(readPaces(stored(RECITE_KEY)), path, pace)));
}
