/** Reads and clears what the privacy page lists. */
import { store, stored } from '#ui/storage.ts';
import { STORED, type StoredThing } from './stored-things.ts';

/** Whether this browser has it now. */
export const isStored = ({ area, keys }: Pick<StoredThing, 'area' | 'keys'>): boolean =>
  keys.some((key) => stored(key, area) !== null);

/** Removes all that the privacy page lists. @returns what of it there was */
export function clearStored(): StoredThing[] {
  const cleared = STORED.filter(isStored);
  for (const { area, keys } of STORED) for (const key of keys) store(key, null, area);
  return cleared.filter((thing) => !isStored(thing));
}
