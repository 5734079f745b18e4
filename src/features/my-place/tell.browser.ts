/** Notes a mistake that the reader has told of a verse of this page. */
import { songHere } from './page-song.browser.ts';
import { changeTold } from './place-store.browser.ts';
import type { StoredVerse } from './stored-verse.ts';
import { keyOfTold, MOST_TOLD, type ToldMistake } from './told.ts';

/** @param message id of the message that says it */
export function rememberTold(verse: StoredVerse, words: Pick<ToldMistake, 'before' | 'after'>, message: string): void {
  const song = songHere();
  if (!song) return;
  const { id, says, of } = verse;
  const told: ToldMistake = { ...song, verse: { id, says, of }, ...words, at: Date.now(), message, fate: 'same' };
  changeTold((all) => [told, ...all.filter((one) => keyOfTold(one) !== keyOfTold(told))].slice(0, MOST_TOLD));
}
