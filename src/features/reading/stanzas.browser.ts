/** The stanzas on show, their addresses, and their names as the page tells them: whatever script they are shown in. */
import type { ShownParallel } from '#core/library/parallels.ts';
import { nameValues, type StanzaName, verseName } from '#core/text/verse-names.ts';
import { currentWords } from '#words/store.ts';

/** Asked for when they are needed: a long text has thousands. */
export function namesOf(stanzas: readonly HTMLElement[]): StanzaName[] {
  const of = stanzas.length;
  return stanzas.map((stanza, at) => {
    const number = stanza.querySelector('a[href*="#v"]')?.textContent ?? '';
    return { verse: verseName(number, stanza.dataset['n']), part: at + 1, of };
  });
}

/** The stanzas of the page's own text, in order. */
export const stanzasHere = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-text] p[id]')];

/** The text of a stanza: the page's own, or the second one beside it. */
const textOf = (stanza: Element): HTMLElement | null => stanza.closest('[data-text], [data-second]');

/** Whether a stanza is of the second text. */
export const isSecond = (stanza: Element): boolean => stanza.closest('[data-second]') !== null;

/** All stanzas of the text that this one is of, in order. */
export const stanzasAround = (stanza: Element): HTMLElement[] => [
  ...(textOf(stanza)?.querySelectorAll<HTMLElement>('p[id]') ?? []),
];

/** Stands before the ids of a second text: it may have verses that the first has too. */
export const SECOND = 'second-';

/** Where a stanza has its address: the path of its song's page, and its fragment there, `v3.ab12cd34`. */
export const addressOfStanza = (stanza: Element): { path: string; id: string } => ({
  path: textOf(stanza)?.dataset['second'] ?? location.pathname,
  id: stanza.id.replace(SECOND, ''),
});

/** undefined for what is no stanza of a text. */
export function nameOf(stanza: HTMLElement): StanzaName | undefined {
  const stanzas = stanzasAround(stanza);
  return namesOf(stanzas)[stanzas.indexOf(stanza)];
}

/** What a stanza of the page is called, in words: `verse 2.1`, `part 4 of 9`; undefined for the only part of a text. */
export function sayStanza(stanza: HTMLElement): string | undefined {
  const name = nameOf(stanza);
  return name && (name.verse !== '' || name.of > 1) ? currentWords()('search.verse', nameValues(name)) : undefined;
}

/** Where a verse of the page returns, as the page says it. */
export const parallelsOf = ({ dataset }: HTMLElement): ShownParallel['in'] => JSON.parse(dataset['parallels'] ?? '[]');
