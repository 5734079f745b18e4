/** What of the page's text is to be translated. The text is static HTML (`data-text` in its box), so it is read there. */

import { firstBelow, namesOf } from '#features/reading/index.ts';
import type { Task } from './job.ts';
import { cutText, isLong, portionFrom, spanOf } from './pieces.ts';
import { selectedVerses } from './selection.browser.ts';

export type Source = Pick<Task, 'pieces' | 'next' | 'span' | 'verses' | 'quote'>;

export const textElement = (): HTMLElement | null => document.querySelector('[data-text]');

const verseElements = (): HTMLElement[] => [...(textElement()?.querySelectorAll('p') ?? [])];

/** The verses from a place in the text on. */
export function versesFrom(start: number): Source {
  const elements = verseElements();
  const { pieces, ends, next } = portionFrom(
    elements.map((verse) => verse.textContent),
    start,
  );
  const names = namesOf(elements).map(({ verse }) => verse);
  const span = spanOf(names, start, ends);
  return { pieces, next, span, verses: 0, quote: null };
}

/** The first verse of which something is to be seen in the box. */
function firstOnScreen(): number {
  const box = textElement()?.parentElement?.getBoundingClientRect();
  const top = Math.max(0, box?.top ?? 0);
  const index = firstBelow(verseElements(), top + 1);
  return Math.max(0, index);
}

/** The words the reader selected in the text; '' where there are none. */
export function selectedText(): string {
  const selection = getSelection();
  const text = textElement();
  return text && selection?.anchorNode && text.contains(selection.anchorNode) ? selection.toString().trim() : '';
}

/** The whole text; of a long one what is selected, else the verses on the screen. null where there is no text. */
export function sourceOfPage(selected: string): Source | null {
  const element = textElement();
  const text = element?.textContent ?? '';
  if (!element || text.trim() === '') return null;
  if (!isLong(text)) return { pieces: [text], next: null, span: null, verses: 0, quote: null };
  if (selected === '') return versesFrom(firstOnScreen());
  return { pieces: cutText(selected), next: null, span: null, verses: selectedVerses(element), quote: selected };
}

/** The number of the song, or `N/A`, and its name, as the page says them. */
export function songOfPage(): { songNo: string; name: string } {
  const title = document.querySelector('h1');
  const [songNo = 'N/A'] = /\d+/.exec(title?.nextElementSibling?.textContent ?? '') ?? [];
  return { songNo, name: title?.textContent.trim() ?? '' };
}
