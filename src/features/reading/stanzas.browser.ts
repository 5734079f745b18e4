/** The names of the stanzas on show, as the page tells them: whatever script they are shown in. */
import { type Shown, type StanzaName, verseNames } from '#core/text/verse-names.ts';

function shownOf(stanza: HTMLElement): Shown {
  const link = stanza.querySelector('a[href^="#v"]');
  return {
    number: link?.textContent ?? '',
    isOpening: link?.parentElement?.localName === 'b',
    isApart: stanza.querySelector('span') === null,
    override: stanza.dataset['n'] ?? null,
  };
}

/** Asked for when they are needed: a long text has thousands. */
export function namesOf(stanzas: readonly HTMLElement[]): StanzaName[] {
  const of = stanzas.length;
  return verseNames(stanzas.map(shownOf)).map((verse, at) => ({ verse, part: at + 1, of }));
}

/** The stanzas of the page's own text, in order. */
export const stanzasHere = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-text] p[id]')];
