/** Brings a result into view, as far as the text above it stays on the screen. */
import { textElement } from './source.browser.ts';

/** Height of the bar, which lies over the upper edge of the window, or on a phone over the lower one; in pixels. */
const BAR = 64;

export function reveal(panel: HTMLElement): void {
  const box = textElement()?.parentElement;
  if (!box) return;
  const isPhone = matchMedia('(max-width: 599px)').matches;
  const hidden = panel.getBoundingClientRect().bottom - (innerHeight - (isPhone ? BAR : 0));
  const room = box.getBoundingClientRect().top - (isPhone ? 0 : BAR);
  scrollBy(0, Math.max(0, Math.min(hidden, room)));
}
