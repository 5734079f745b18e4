/** The names of the stanzas on show, as the page tells them: whatever script they are shown in. */
import { nameValues, type Shown, type StanzaName, verseNames } from '#core/text/verse-names.ts';
import { currentWords } from '#words/store.ts';

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

/** What a stanza of the page is called, in words: `verse 2.1`, `part 4 of 9`; undefined for the only part of a text. */
export function sayStanza(stanza: HTMLElement): string | undefined {
  const stanzas = stanzasHere();
  const name = namesOf(stanzas)[stanzas.indexOf(stanza)];
  return name && (name.verse !== '' || name.of > 1) ? currentWords()('search.verse', nameValues(name)) : undefined;
}
