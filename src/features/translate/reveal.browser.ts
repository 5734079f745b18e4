/** Brings a result into view. */
import { textElement } from './source.browser.ts';

/** Where the window is free of the reading bar, once that stands where it stays: at the lower edge, at the upper one, or nowhere. */
function freeOfBar(): { top: number; bottom: number } {
  const bar = document.querySelector('[data-bar]');
  if (!bar) return { top: 0, bottom: innerHeight };
  const { top, height } = bar.getBoundingClientRect();
  const { position } = getComputedStyle(bar);
  return { top: position === 'sticky' ? height : 0, bottom: position === 'fixed' ? top : innerHeight };
}

/**
 * Scrolls the page until the panel is to be seen: whole, or from its start. The text stays on the screen with the panel under it.
 * @param isNew the reader has just asked for it; otherwise a panel that they have scrolled away is left where it is
 */
export function reveal(panel: HTMLElement, isNew: boolean): void {
  const free = freeOfBar();
  const { top, bottom } = panel.getBoundingClientRect();
  const isAbove = top < free.top;
  if (!isNew && (isAbove || top > free.bottom)) return;
  const first = panel.previousElementSibling ? panel : (textElement()?.parentElement ?? panel);
  const room = first.getBoundingClientRect().top - free.top;
  scrollBy(0, isAbove ? top - free.top : Math.max(0, Math.min(bottom - free.bottom, room)));
}
