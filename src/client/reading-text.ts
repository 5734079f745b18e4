/** What can be done with a text: its words selected and copied. A text that comes late is announced by `text:come`. */
import { copyText } from './copy.ts';
import { offerMeaning } from './selection.ts';
import { watchVerseLinks } from './verse-link.ts';

/** The menus, fetched when one is reached for. */
export type Menus = () => Promise<typeof import('./more.ts')>;

function watchMore(load: Menus): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-more]');
  const fill = async () => {
    if (menu?.open) (await load()).fillMore(menu);
  };
  // A press on it must not take the selection away.
  menu?.addEventListener('pointerdown', (event) => event.preventDefault());
  menu?.addEventListener('toggle', fill);
  void fill();
}

/** @param load handed in by the script of every page, which alone decides what is fetched and when */
export function beginText(load: Menus): void {
  const begin = () => {
    const box = document.querySelector<HTMLElement>('[data-box]');
    if (!box) return;
    offerMeaning(box);
    copyText(box);
    watchVerseLinks(box, async (...verse) => (await load()).openVerseMenu(...verse));
  };
  watchMore(load);
  begin();
  addEventListener('text:come', begin);
}
