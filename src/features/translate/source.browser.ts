/** What of the page's text is to be translated. The text is static HTML (`data-text` in its box), so it is read there. */

import { shownNames } from '#features/reading/index.ts';
import type { Task } from './engine.ts';
import { cutText } from './pieces.ts';
import { selectedVerses } from './selection.browser.ts';

export type Source = Pick<Task, 'pieces' | 'verses' | 'quote'>;

export const textElement = (): HTMLElement | null => document.querySelector('[data-text]');

/** The words the reader selected in the text; '' where there are none. */
export function selectedText(): string {
  const selection = getSelection();
  const text = textElement();
  return text && selection?.anchorNode && text.contains(selection.anchorNode) ? selection.toString().trim() : '';
}

/** The whole text; of one that is more than a request, only what is selected in it, if anything is. null where there is no text. */
export function sourceOfPage(selected: string): Source | null {
  const element = textElement();
  const pieces = cutText(element?.textContent ?? '');
  if (!element || pieces.length === 0) return null;
  if (pieces.length === 1 || selected === '') return { pieces, verses: 0, quote: null };
  return { pieces: cutText(selected), verses: selectedVerses(element), quote: selected };
}

/** The number of the song, or `N/A`, and its name, as the page says them. */
export function shownSong(): { songNo: string; name: string } {
  const [songNo = 'N/A'] = /\d+/.exec(document.querySelector('h1 + *')?.textContent ?? '') ?? [];
  return { songNo, name: shownNames()[0] ?? '' };
}
