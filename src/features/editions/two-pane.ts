/** The second text in the box of the first: verse beside verse where the two can be paired, else whole beside whole. */

import { appendVerse, textForm, verseHtml } from '#features/reading/index.ts';

import type { PageText } from './page-text.ts';
import { pairVerses, type Row } from './verse-pairs.ts';

export interface Names {
  first: string;
  second: string;
}

const verses = (text: Element): HTMLElement[] => [...text.querySelectorAll('p')];

/** Rows are for the style sheet, which knows how wide the window is. */
function place(verse: HTMLElement, row: Row | undefined): void {
  for (const side of ['beside', 'beneath'] as const) {
    if (row) verse.style.setProperty(`--${side}`, String(row[side]));
    else verse.style.removeProperty(`--${side}`);
  }
  if (!row && verse.getAttribute('style') === '') verse.removeAttribute('style');
}

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
  for (const verse of box.querySelectorAll<HTMLElement>('[data-text] p')) place(verse, undefined);
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
  const [own, other] = [verses(first), verses(text)];
  const words = (side: readonly HTMLElement[]) => side.map((verse) => verse.textContent ?? '');
  const rows = pairVerses(words(own), words(other));
  for (const [at, verse] of own.entries()) place(verse, rows?.first[at]);
  for (const [at, verse] of other.entries()) place(verse, rows?.second[at]);
  first.before(heading(names.first, 'first'));
  first.after(heading(names.second, 'second'), text);
  box.dataset['two'] = rows ? 'verses' : 'texts';
  box.dataset['label'] ??= box.getAttribute('aria-label') ?? '';
  box.setAttribute('aria-label', `${box.dataset['label']} and ${names.second}`);
  if (rows) return '';
  const counts = `${names.first} has ${own.length} parts, ${names.second} ${other.length}`;
  return `The two are not divided alike (${counts}), so they stand beside each other as wholes.`;
}
