/** What of the things in `storage-keys.ts` a browser keeps. */
import { STORED, type StorageArea, type StoredThing } from './stored-things.ts';

/** What `work` returns; null where the browser gives this site no storage. */
export function guarded<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const storageOf = (area: StorageArea): Storage => (area === 'sessionStorage' ? sessionStorage : localStorage);

export const isKept = ({ area, keys }: StoredThing): boolean =>
  guarded(() => keys.some((key) => storageOf(area).getItem(key) !== null)) ?? false;

/** Removes all of them. @returns what of it there was */
export function clearStored(): StoredThing[] {
  const cleared = STORED.filter(isKept);
  for (const { area, keys } of STORED) guarded(() => keys.forEach((key) => void storageOf(area).removeItem(key)));
  return cleared.filter((thing) => !isKept(thing));
}
