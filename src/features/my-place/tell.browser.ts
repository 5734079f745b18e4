/** Notes a mistake that the reader has told of a verse. */
import { changeTold } from './place-store.browser.ts';
import type { StoredSong } from './song.ts';
import type { StoredVerse } from './stored-verse.ts';
import { keyOfTold, MOST_TOLD, type ToldMistake } from './told.ts';

/** @param message id of the message that says it */
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
