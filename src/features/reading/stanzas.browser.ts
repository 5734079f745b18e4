/** The names of the stanzas on show, as the page tells them: whatever script they are shown in. */
import { nameValues, type StanzaName, verseName } from '#core/text/verse-names.ts';
import { currentWords } from '#words/store.ts';

/** Asked for when they are needed: a long text has thousands. */
export function namesOf(stanzas: readonly HTMLElement[]): StanzaName[] {
  const of = stanzas.length;
  return stanzas.map((stanza, at) => {
    const number = stanza.querySelector('a[href^="#v"]')?.textContent ?? '';
    return { verse: verseName(number, stanza.dataset['n']), part: at + 1, of };
  });
}

/** The stanzas of the page's own text, in order. */
export const stanzasHere = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-text] p[id]')];

/** What a stanza of the page is called, in words: `verse 2.1`, `part 4 of 9`; undefined for the only part of a text. */
export function sayStanza(stanza: HTMLElement): string | undefined {
  const stanzas = stanzasHere();
  const name = namesOf(stanzas)[stanzas.indexOf(stanza)];
  return name && (name.verse !== '' || name.of > 1) ? currentWords()('search.verse', nameValues(name)) : undefined;
}
