/** What a page does after the first scroll, or when the address leads to a position in it. */
import { keepRecent } from '#features/my-place/keep-recent.page.ts';
import { keepScrollPosition } from '#features/reading/scroll-position.page.ts';
import { leadToVerses } from '#features/reading/verse-address.page.ts';
import './scroll-top.ts';

if (document.querySelector('[data-bar]')) {
  keepScrollPosition();
  leadToVerses();
  keepRecent();
}
