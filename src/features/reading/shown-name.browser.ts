/** The names of stanzas as the page holds them, once its verses have been made ready: who reads them needs no reader of verses. */
import { nameValues, type StanzaName } from '#library/stanza-name.ts';
import type { Translate } from '#words/store.ts';

/** The stanzas of the page's own text, in order. */
export const stanzasHere = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-text] p[id]')];

/** `data-verse` is the number of its verse, `data-of` the parts of a text in which it has none, `data-said` either in words. */
export function showName({ dataset }: HTMLElement, name: StanzaName, t: Translate): void {
  if (name.verse === '') dataset['of'] = String(name.of);
  else dataset['verse'] = name.verse;
  // The only part of a text is the text.
  if (name.verse !== '' || name.of > 1) dataset['said'] = t('search.verse', nameValues(name));
}
