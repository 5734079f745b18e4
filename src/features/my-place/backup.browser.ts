/** A copy of the whole place, made to be saved as a file, and taken back from one. */
import type { MessageId } from '#words/messages.ts';
import type { Translate } from '#words/store.ts';
import { type CopyFault, copyName, LARGEST_COPY, readCopy, writeCopy } from './backup.ts';
import { isEmptyPlace, mergePlaces, type Place } from './my-place.ts';
import { changeAll, readAll } from './place-store.browser.ts';
import type { Stored } from './store.browser.ts';

/** What is wrong with a file, and what to do. */
const FAULTS: Readonly<Record<CopyFault | 'unreadable', MessageId>> = {
  large: 'my.copy-too-large',
  cut: 'my.copy-cut-short',
  foreign: 'my.not-a-copy',
  newer: 'my.copy-too-new',
  empty: 'my.copy-empty',
  unreadable: 'my.copy-not-read',
};

/** `5 songs read last, 4 marks, 2 lists` */
export function describePlace(t: Translate, { recent, marks, lists, learning, told }: Place): string {
  const verses = marks.reduce((sum, song) => sum + song.verses.length + (song.at > 0 ? 1 : 0), 0);
  return [
    t('my.recent-count', { n: recent.length }),
    t('my.mark-count', { n: verses }),
    t('my.list-count', { n: lists.length }),
    ...(learning.length > 0 ? [t('heart.song-count', { n: learning.length })] : []),
    ...(told.length > 0 ? [t('my.told-count', { n: told.length })] : []),
  ].join(', ');
}

/** What was there stays. */
export const mergeIntoStored = (place: Place): Stored =>
  changeAll((now) => mergePlaces(now, place)).includes('refused') ? 'refused' : 'stored';

/** Milliseconds after which the browser has taken the file. */
const TAKEN = 60_000;

/** The copy as a file: its address, for a minute, and its name; null where there is nothing to save. */
export function makeBackup(): { href: string; name: string } | null {
  const place = readAll();
  if (isEmptyPlace(place)) return null;
  const href = URL.createObjectURL(new Blob([writeCopy(place)], { type: 'application/json' }));
  setTimeout(() => URL.revokeObjectURL(href), TAKEN);
  return { href, name: copyName(new Date()) };
}

/** Takes a copy back. @returns what came of it, or the message that says what is wrong with the file */
export async function restoreBackup(file: File): Promise<Stored | { id: MessageId }> {
  if (file.size > LARGEST_COPY) return { id: FAULTS.large };
  const text = await file.text().catch(() => null);
  const copy = text === null ? 'unreadable' : readCopy(text);
  return typeof copy === 'string' ? { id: FAULTS[copy] } : mergeIntoStored(copy);
}
