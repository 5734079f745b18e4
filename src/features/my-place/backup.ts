/** A copy of the reader's own place as a file, and the reading of such a file, whoever made it. */
import { isEmptyPlace, type Place, readPlace } from './my-place.ts';
import { recordOf } from './read-stored.ts';

/** The first field of the file; whatever has it not is not ours. */
const KIND = 'my-place';
/** Raised when the fields change their meaning: an older site then says so instead of reading them wrongly. */
const VERSION = 1;

/** Bytes; a full place takes less than half of it. */
export const LARGEST_COPY = 8_000_000;

/** What can be wrong with a file. */
export type CopyFault = 'large' | 'cut' | 'foreign' | 'newer' | 'empty';

export const writeCopy = (place: Place): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, ...place }, null, 1)}\n`;

/** `my-place-2026-11-21.json` */
export const copyName = (date: Date): string => `my-place-${date.toISOString().slice(0, 10)}.json`;

/** The place in a file's text; entries that cannot be read are left out, a file of which nothing can is a fault. */
export function readCopy(text: string): Place | CopyFault {
  if (text.length > LARGEST_COPY) return 'large';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // What begins as ours and does not end was cut on its way.
    return /^\s*\{\s*"kind"\s*:\s*"my-place"/.test(text) ? 'cut' : 'foreign';
  }
  const { kind, version } = recordOf(value);
  if (kind !== KIND || typeof version !== 'number') return 'foreign';
  if (version > VERSION) return 'newer';
  if (version !== VERSION) return 'foreign';
  const place = readPlace(value);
  return isEmptyPlace(place) ? 'empty' : place;
}
