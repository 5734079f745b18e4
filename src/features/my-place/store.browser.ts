/** The reader's own place in the browser's storage, which may be blocked, full, or written to by anyone, in another tab too. */

import {
  LEARNING_KEY,
  LISTS_KEY,
  MARKS_KEY,
  NOTE_KEY,
  OPEN_LIST_KEY,
  RECENT_KEY,
  TOLD_KEY,
} from '#schemas/storage-keys.ts';
import { parsed, store, stored } from '#ui/storage.ts';
import { makeList, type OpenList, readLists, readOpenList } from './lists/lists.ts';
import { readMarks } from './marks.ts';
import type { Place } from './my-place.ts';
import { addNoted, readRecent } from './recent.ts';
import type { StoredSong } from './song.ts';

/** What is told or learnt has a store of its own: few pages need its rules. */
type Part = Exclude<keyof Place, 'told' | 'learning'>;

const KEYS: Readonly<Record<Part, string>> = { recent: RECENT_KEY, marks: MARKS_KEY, lists: LISTS_KEY };
const READ: { readonly [P in Part]: (value: unknown) => Place[P] } = {
  recent: readRecent,
  marks: readMarks,
  lists: readLists,
};

/** `same`: there was nothing to change, or no more room in the rules; `refused`: the browser stores nothing more. */
export type Stored = 'stored' | 'same' | 'refused';

/** What is there now; storage that is blocked holds nothing. */
export const read = <P extends Part>(part: P): Place[P] => READ[part](parsed(stored(KEYS[part])));

/** Informs the page's other parts of a change here; other tabs are informed by `storage`. */
const changes = new EventTarget();

/** As `change`, without an event. */
function write<P extends Part>(part: P, next: (now: Place[P]) => Place[P]): Stored {
  return writeStored(KEYS[part], READ[part], next);
}

function writeStored<T extends readonly unknown[]>(
  key: string,
  readIt: (value: unknown) => T,
  next: (now: T) => T,
): Stored {
  const now = readIt(parsed(stored(key)));
  const then = next(now);
  if (then === now) return 'same';
  return store(key, then.length > 0 ? JSON.stringify(then) : null) ? 'stored' : 'refused';
}

/**
 * Changes what is stored under a key as it stands at this moment, so that no tab writes over what another has written.
 * @param next answers its very argument when there is nothing to do
 */
export function changeStored<T extends readonly unknown[]>(
  key: string,
  readIt: (value: unknown) => T,
  next: (now: T) => T,
): Stored {
  const outcome = writeStored(key, readIt, next);
  if (outcome === 'stored') changes.dispatchEvent(new Event('change'));
  return outcome;
}

/** The same for a part. */
export const change = <P extends Part>(part: P, next: (now: Place[P]) => Place[P]): Stored =>
  changeStored<Place[P]>(KEYS[part], READ[part], next);

/** 48 random bits, by which a list is known again when it comes back from a file. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint16Array(3))].map((part) => part.toString(36).padStart(4, '0')).join('');

/** Makes a list of the reader's own, at the top. */
export function newList(name: string, songs: readonly StoredSong[]): { id: string; stored: Stored } {
  const id = newId();
  return { id, stored: change('lists', (lists) => makeList(lists, { id, name, songs, at: Date.now() })) };
}

/** Runs when this tab or another has changed something, and after Back to a page that the browser had stored as it was. @returns what ends it */
export function onChange(run: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || [NOTE_KEY, TOLD_KEY, LEARNING_KEY, ...Object.values(KEYS)].includes(key)) run();
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) run();
  };
  changes.addEventListener('change', run);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    changes.removeEventListener('change', run);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}

/** Takes what the script of every page has noted into the list of recent songs. */
export function drainNote(): void {
  const note = stored(NOTE_KEY);
  if (note === null) return;
  // Stored first: a note that storage has no room for is not thrown away.
  if (write('recent', (recent) => addNoted(recent, note, Date.now())) === 'refused') return;
  store(NOTE_KEY, null);
  // Dispatched once the note is gone: listeners read the note too.
  changes.dispatchEvent(new Event('change'));
}

/** The list that this tab reads from. */
export const openList = (): OpenList | null => readOpenList(stored(OPEN_LIST_KEY, 'sessionStorage'));

/** Where it cannot be stored, the songs are read one by one. */
export function storeOpenList(list: OpenList | null): void {
  store(OPEN_LIST_KEY, list && JSON.stringify(list), 'sessionStorage');
}
