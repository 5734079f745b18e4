/** The whole of the reader's own place in the browser's storage. */
import { LEARNING_KEY, LISTS_KEY, TOLD_KEY } from '#schemas/storage-keys.ts';
import { parsed, store, stored } from '#ui/storage.ts';
import { type LearntSong, readLearning } from './learning.ts';
import type { Place } from './my-place.ts';
import type { StoredSong } from './song.ts';
import { change, changeStored, read, type Stored } from './store.browser.ts';
import type { StoredVerse } from './stored-verse.ts';
import { keyOfTold, MOST_TOLD, readTold, type ToldMistake } from './told.ts';

export const changeTold = (next: (now: readonly ToldMistake[]) => readonly ToldMistake[]): Stored =>
  changeStored<readonly ToldMistake[]>(TOLD_KEY, readTold, next);

export const changeLearning = (next: (now: readonly LearntSong[]) => readonly LearntSong[]): Stored =>
  changeStored<readonly LearntSong[]>(LEARNING_KEY, readLearning, next);

export const readAll = (): Place => ({
  recent: read('recent'),
  marks: read('marks'),
  lists: read('lists'),
  learning: readLearning(parsed(stored(LEARNING_KEY))),
  told: readTold(parsed(stored(TOLD_KEY))),
});

/** Changes each part by itself, since each is stored by itself. */
export const changeAll = (next: (now: Place) => Place): Stored[] => [
  ...(['recent', 'marks', 'lists'] as const).map((part) => change(part, () => next(readAll())[part] as never)),
  changeLearning(() => next(readAll()).learning),
  changeTold(() => next(readAll()).told),
];

/** Whether this browser stores anything for the site now: the lists are written as they are. */
export function canStore(): boolean {
  const now = stored(LISTS_KEY);
  return store(LISTS_KEY, now ?? '') && store(LISTS_KEY, now);
}

/** Notes a mistake that the reader has told of a verse. @param message id of the message that says it */
export function rememberTold(
  song: StoredSong,
  verse: StoredVerse,
  words: Pick<ToldMistake, 'before' | 'after'>,
  message: string,
): void {
  const { id, says, of } = verse;
  const told: ToldMistake = { ...song, verse: { id, says, of }, ...words, at: Date.now(), message, fate: 'same' };
  changeTold((all) => [told, ...all.filter((one) => keyOfTold(one) !== keyOfTold(told))].slice(0, MOST_TOLD));
}
