/** What a page does after the first scroll, or when the address leads to a position in it. */
import { keepRecent } from '#features/my-place/keep-recent.ts';
import { dockBar } from '#features/reading/dock.ts';
import { keepPlace } from '#features/reading/scroll-position.ts';
import { leadToVerses } from '#features/reading/verse-address.ts';
import './scroll-top.ts';

if (document.querySelector('[data-bar]')) {
  keepPlace();
  leadToVerses();
  dockBar();
  keepRecent();
}
