/** What a page does after the first scroll, or when the address leads to a position in it. */
import { recordRecent } from '#features/my-place/recent.page.ts';
import { rememberScrollPosition } from '#features/reading/scroll-position.page.ts';
import { leadToVerses } from '#features/reading/verse-address.page.ts';

if (document.querySelector('[data-bar]')) {
  rememberScrollPosition();
  leadToVerses();
  recordRecent();
}

/** Pixels after which the button to the top is shown (SPEC section 9). It jumps without animation, for every reader. */
const THRESHOLD = 200;
const button = document.querySelector<HTMLElement>('[data-scroll-top]');

function update(): void {
  button?.toggleAttribute('hidden', scrollY <= THRESHOLD);
}

button?.addEventListener('click', () => {
  scrollTo({ top: 0, behavior: 'instant' });
  // The button disappears, so the focus moves to the beginning of the page, for readers who use a keyboard.
  document.getElementById('main')?.focus({ preventScroll: true });
  update();
});
addEventListener('scroll', update, { passive: true });
// Back and reload restore the scroll position without a scroll event.
addEventListener('pageshow', update);
update();
