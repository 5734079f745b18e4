/** What became of a mistake that the reader told of a verse on this page, for its menu. */
import { findStanza, stanzaAt } from '#core/text/verse-address.ts';
import { addressOfStanza, stanzasAround } from '#features/reading/index.ts';
import { isWaiting } from '#features/support/index.ts';
import type { MessageId } from '#words/messages.ts';
import { readAll } from './place-store.browser.ts';
import { placeOfVerse } from './stored-verse.ts';
import { STATES, stateOf } from './told-fates.ts';

/** Of the mistake that was told last; null where none was. */
export function toldOf(verse: HTMLElement): MessageId | null {
  const { path } = addressOfStanza(verse);
  const stanzas = stanzasAround(verse).map((element) => ({
    id: addressOfStanza(element).id,
    textContent: element.textContent,
    element,
  }));
  // Once it is corrected its words are others, and its place is the same.
  const isHere = ({ id }: { id: string }): boolean =>
    (findStanza(stanzas, id) ?? stanzaAt(stanzas, placeOfVerse(id)))?.element === verse;
  const one = readAll().told.find((told) => told.path === path && isHere(told.verse));
  return one ? STATES[stateOf(one, isWaiting(one.message), Date.now())] : null;
}
