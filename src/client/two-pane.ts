/** The second text in the box of the first: verse beside verse where both have as many, else whole beside whole. */
import { arrangement, type PageText } from '#domain/two.ts';
import { textForm, verseHtml } from '#domain/verse.ts';
import { appendVerse } from './verse-nodes.ts';

export interface Names {
  first: string;
  second: string;
}

const verses = (text: Element): HTMLElement[] => [...text.querySelectorAll<HTMLElement>(':scope > p')];

function heading(name: string, place: 'first' | 'second'): HTMLElement {
  const element = document.createElement('p');
  element.className = 'name';
  element.dataset[`${place}Name`] = '';
  element.append(name, ' ', document.createElement('small'));
  return element;
}

/** Takes the second text away; what was there before it stays as it was. */
export function removeSecond(box: HTMLElement): void {
  for (const element of box.querySelectorAll('[data-first-name], [data-second-name], [data-second]')) element.remove();
  for (const verse of box.querySelectorAll<HTMLElement>('[data-text] > p')) verse.style.removeProperty('--verse');
  delete box.dataset['two'];
  if (box.dataset['label'] !== undefined) box.setAttribute('aria-label', box.dataset['label']);
}

/**
 * Puts a second text into the box of the first.
 * @returns what to tell the reader where the two do not stand verse by verse; '' where they do
 */
export function addSecond(box: HTMLElement, second: PageText, names: Names): string {
  removeSecond(box);
  const first = box.querySelector<HTMLElement>('[data-text]');
  if (!first) return '';
  const text = document.createElement('div');
  text.className = `text ${textForm(second.text)}${first.classList.contains('long') ? ' long' : ''}`;
  text.lang = second.lang;
  text.dir = second.dir;
  text.dataset['second'] = '';
  appendVerse(text, verseHtml(second.text));
  const both = [verses(first), verses(text)] as const;
  const [own, other] = both.map(({ length }) => length) as [number, number];
  const arranged = arrangement(own, other);
  if (arranged === 'verses') {
    for (const side of both)
      for (const [at, verse] of side.entries()) verse.style.setProperty('--verse', String(at + 1));
  }
  first.before(heading(names.first, 'first'));
  first.after(heading(names.second, 'second'), text);
  box.dataset['two'] = arranged;
  box.dataset['label'] ??= box.getAttribute('aria-label') ?? '';
  box.setAttribute('aria-label', `${box.dataset['label']} and ${names.second}`);
  if (arranged === 'verses') return '';
  const counts = `${names.first} has ${own}, ${names.second} ${other}`;
  return `The two are not divided alike (${counts}), so they stand beside each other as wholes.`;
}
