/** Reads the storage of a browser, which may refuse it. */
import type { StorageArea, StoredThing } from './stored-things.ts';

/** What `work` returns; null where the browser gives this site no storage. */
export function guarded<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export const storageOf = (area: StorageArea): Storage => (area === 'sessionStorage' ? sessionStorage : localStorage);

/** @returns whether this browser keeps it now */
export const isKept = ({ area, keys }: Pick<StoredThing, 'area' | 'keys'>): boolean =>
  guarded(() => keys.some((key) => storageOf(area).getItem(key) !== null)) ?? false;
