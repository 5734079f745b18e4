/** A copy of the whole place, saved as a file and taken back from one. */

import { make } from '#ui/make.ts';
import { type CopyFault, copyName, LARGEST_COPY, readCopy, writeCopy } from './backup.ts';
import { EMPTY_PLACE, isEmptyPlace, mergePlaces, type Place } from './my-place.ts';
import { counted } from './rows.ts';
import type { SectionTools } from './section.ts';
import { change, type Outcome, readAll } from './store.ts';

const WORDS = {
  saved: 'The copy is saved as a file.',
  nothing: 'There is nothing to save yet.',
  restored: 'The copy is restored. Your place holds',
};

/** What is wrong with a file, and what to do. */
const FAULTS: Readonly<Record<CopyFault | 'unreadable', string>> = {
  large: 'This file is larger than any copy of a place, so it was not read. Choose the file that “Save a copy” made.',
  cut: 'This copy is cut short, so nothing of it was taken. Fetch the file again from where you keep it, and choose it once more.',
  foreign: 'This file is no copy of a place. Choose the file that “Save a copy” made: its name begins with “my-place”.',
  newer: 'This copy was made by a newer version of the library. Load this page anew, and restore it then.',
  empty: 'There is nothing in this copy that could be read, so nothing has changed. Choose another one.',
  unreadable: 'This file could not be read by your browser. Move it onto this device, and choose it once more.',
};

/** `5 songs read last, 4 marks, 2 lists` */
export const holds = ({ recent, marks, lists }: Place): string => {
  const verses = marks.reduce((sum, song) => sum + song.verses.length + (song.at > 0 ? 1 : 0), 0);
  return [
    counted(recent.length, 'song read last', 'songs read last'),
    counted(verses, 'mark', 'marks'),
    counted(lists.length, 'list', 'lists'),
  ].join(', ');
};

/** Each part by itself, since each is kept by itself; what was there stays. */
export function take(place: Place): Outcome {
  const outcomes = (['recent', 'marks', 'lists'] as const).map((part) =>
    change(part, (now) => mergePlaces({ ...EMPTY_PLACE, [part]: now }, place)[part] as never),
  );
  return outcomes.includes('refused') ? 'refused' : 'kept';
}

export function save(part: SectionTools): void {
  const place = readAll();
  if (isEmptyPlace(place)) {
    part.say(WORDS.nothing);
    return;
  }
  const href = URL.createObjectURL(new Blob([writeCopy(place)], { type: 'application/json' }));
  make('a', { href, download: copyName(new Date()) }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
  part.say(WORDS.saved);
}

export async function restore(part: SectionTools, file: File): Promise<void> {
  if (file.size > LARGEST_COPY) return part.say(FAULTS.large);
  const text = await file.text().catch(() => null);
  const copy = text === null ? 'unreadable' : readCopy(text);
  if (typeof copy === 'string') return part.say(FAULTS[copy]);
  if (part.tell(take(copy), '')) part.say(`${WORDS.restored} ${holds(readAll())}.`);
}
