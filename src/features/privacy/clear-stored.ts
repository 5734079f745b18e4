import { guarded, isKept, storageOf } from './storage.browser.ts';
import { STORED, type StoredThing } from './stored-things.ts';

/** Removes all that the privacy page lists. @returns what of it there was */
export function clearStored(): StoredThing[] {
  const cleared = STORED.filter(isKept);
  for (const { area, keys } of STORED) guarded(() => keys.forEach((key) => void storageOf(area).removeItem(key)));
  return cleared.filter((thing) => !isKept(thing));
}
