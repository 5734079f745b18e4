/** The paces of songs in the browser's storage, which may be blocked, full, or written to by anyone. */
import { RECITE_KEY } from '#schemas/storage-keys.ts';
import { type Paces, paceOf, readPaces, setPace } from './pace.ts';

function paces(): Paces {
  try {
    return readPaces(localStorage.getItem(RECITE_KEY));
  } catch {
    return [];
  }
}

export const keptPace = (path: string): number => paceOf(paces(), path);

/** Where nothing can be stored, the pace holds until the song is left. */
export function keepPace(path: string, pace: number): void {
  try {
    localStorage.setItem(RECITE_KEY, JSON.stringify(setPace(paces(), path, pace)));
  } catch {}
}
