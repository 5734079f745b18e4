/** What can be done with a text: its words selected and copied. A text that comes late is announced by `text:come`. */

import type { Paper } from '#features/more/index.ts';
import { offerMeaning } from '#features/translate/index.ts';
import { copyText } from './copy.ts';
import { watchVerseLinks } from './verse-link.ts';

/** The menus, fetched when one is reached for. */
export type Menus = () => Promise<typeof import('#features/more/more.ts')>;

function watchMore(load: Menus, paper: Paper): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-more]');
  const fill = async () => {
    if (menu?.open) (await load()).fillMore(menu, paper);
  };
  menu?.addEventListener('toggle', fill);
  void fill();
}

/**
 * What is fetched later is handed in by the script of every page: an `import()` in two files costs each page a third.
 * @param paper comes with the first key that could be the browser's own for printing, too
 */
export function beginText(load: Menus, paper: Paper): void {
  const begin = () => {
    const box = document.querySelector<HTMLElement>('[data-box]');
    if (!box) return;
    offerMeaning(box);
    copyText(box);
    watchVerseLinks(box, async (...verse) => (await load()).openVerseMenu(...verse));
  };
  watchMore(load, paper);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Control' || key === 'Meta') void paper();
  });
  begin();
  addEventListener('text:come', begin);
}
