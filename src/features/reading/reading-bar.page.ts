/** What a reading page's bar does before any island is reached for. Small, since every page carries it. */

import { closeMenus } from '#page/menus.ts';
import { leadBack } from './back.ts';
import { dockBar } from './dock.ts';
import { keepPlace } from './scroll-position.ts';
import { leadToVerses } from './verse-address.ts';

closeMenus();
if (document.querySelector('[data-bar]')) {
  keepPlace();
  leadToVerses();
  // In a task of their own, after what the reader may see: a first look into the storage of the tab takes its time.
  setTimeout(() => {
    leadBack();
    dockBar();
  });
}
