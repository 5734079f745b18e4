/** What a reading page's bar does before any island is reached for. Small, since every page carries it. */
import { leadBack } from './back.ts';
import { dockBar } from './dock.ts';
import { closeMenus } from './menus.ts';
import { keepPlace } from './place.ts';
import { leadToVerses } from './verses.ts';

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
