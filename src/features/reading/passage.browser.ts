/** What the page shows of a text, as it shows it: the chosen script, two editions verse by verse. */
import type { Source } from './quote.ts';
import { addressOfStanza, isSecond, sayStanza } from './stanzas.browser.ts';

/** Stanzas with where they are from. */
export interface Passage {
  stanzas: string[];
  source: Source;
}

const row = (stanza: HTMLElement, side: 'beside' | 'beneath'): number =>
  Number(stanza.style.getPropertyValue(`--${side}`));

/** Every stanza in the order of reading: of two editions each of the second stands after its own. */
export function stanzasOf(box: Element): HTMLElement[] {
  const all = [...box.querySelectorAll<HTMLElement>(':is([data-text], [data-second]) p')];
  return all.sort((a, b) => row(a, 'beneath') - row(b, 'beneath'));
}

/** The part of a stanza that lies in a range, as the source has it; the layout's own line ends are not in it. */
export function wordsWithin(stanza: Element, range: Range): string {
  const part = document.createRange();
  part.selectNodeContents(stanza);
  if (stanza.contains(range.startContainer)) part.setStart(range.startContainer, range.startOffset);
  if (stanza.contains(range.endContainer)) part.setEnd(range.endContainer, range.endOffset);
  const words = part.toString();
  return stanza.contains(range.startContainer) ? words.trimStart() : words;
}

/** What is selected of the text; null for nothing. */
export function selectedRange(box: Element): Range | null {
  const selection = getSelection();
  if (!selection?.rangeCount || selection.toString().trim() === '') return null;
  const range = selection.getRangeAt(0);
  return range.intersectsNode(box) ? range : null;
}

/** The lines of the song's name, as the heading has them. */
export const shownNames = (): string[] =>
  [...document.querySelectorAll('h1 > span')].map(({ textContent }) => textContent.trim());

/** The song on the page, and the address of it, or of one of its verses. */
export function readSource(verse: HTMLElement | null = null): Source {
  const badge = document.querySelector('h1 + .badge')?.textContent.trim() ?? '';
  // The box is named after the song and the languages in it: `Kappu, Tamil and English`.
  const label = document.querySelector('[data-box]')?.getAttribute('aria-label') ?? '';
  const names = shownNames();
  const second = verse?.closest<HTMLElement>('[data-second]');
  const { path, id } = verse ? addressOfStanza(verse) : { path: location.pathname, id: '' };
  return {
    title: names.join(' · '),
    number: /\d/.test(badge) ? badge : '',
    language: second?.ariaLabel ?? names.reduce((words, name) => words.replace(`${name}, `, ''), label),
    facts: document.querySelector('.title > .quiet')?.textContent.replace(/\s+/g, ' ').trim() ?? '',
    link: `${location.origin}${path}${second ? '' : location.search}${id && `#${id}`}`,
    verse: verse ? sayStanza(verse) : undefined,
  };
}

/** A verse, with the one beside it where two are shown; one of the second text by itself. */
export function verseOnShow(verse: HTMLElement): Passage {
  const box = verse.closest('[data-box]');
  const beside = !isSecond(verse) && row(verse, 'beside');
  const pair = beside && box ? stanzasOf(box).filter((each) => row(each, 'beside') === beside) : [verse];
  return { stanzas: pair.map((each) => each.textContent), source: readSource(verse) };
}

/** What is selected, or else all. Of one verse, it leads to that verse. */
export function passageOnShow(box: Element): Passage {
  const range = selectedRange(box);
  if (!range) return { stanzas: stanzasOf(box).map((each) => each.textContent), source: readSource() };
  const parts = stanzasOf(box)
    .filter((each) => range.intersectsNode(each))
    .map((each) => ({ each, words: wordsWithin(each, range) }))
    .filter(({ words }) => words.trim() !== '');
  const stanzas = parts.map(({ words }) => words);
  const [only] = parts;
  if (parts.length > 1 || !only?.each.id) return { stanzas, source: readSource() };
  return { stanzas, source: readSource(only.each) };
}
