/** A small menu beside a verse, opened at its number. Escape, a scroll or a press elsewhere closes it. */

import { entryList } from '#ui/entry.ts';
import { placeBeside } from './menu-position.ts';
import { verseEntries } from './verse-entries.ts';

/** Milliseconds that the words about what was done stay to be read. */
const SAID = 1500;

/** Ends the menu that is open; `false` leaves the focus where it is. */
let close: (back?: boolean) => void = () => {};

/** Lower edge of what a reader sees: a docked bar covers what is beneath it. */
function freeHeight(): number {
  const bar = document.querySelector('[data-bar] > [data-docked]')?.getBoundingClientRect();
  return bar && getComputedStyle(document.querySelector('[data-docked]') as Element).position === 'fixed'
    ? bar.top
    : innerHeight;
}

function put(menu: HTMLElement, verse: HTMLElement, link: HTMLElement): void {
  const words = (verse.querySelector('span') ?? verse).getBoundingClientRect();
  const { top, bottom } = verse.getBoundingClientRect();
  const { left, top: down } = placeBeside(
    { left: words.left, top, bottom },
    link.getBoundingClientRect(),
    { width: menu.offsetWidth, height: menu.offsetHeight },
    { width: document.documentElement.clientWidth, height: freeHeight() },
  );
  menu.style.translate = `${left}px ${down}px`;
}

/** @param said what the press on the number has done already: `Link copied` */
export function openVerseMenu(verse: HTMLElement, link: HTMLElement, said: string): void {
  close();
  const menu = document.createElement('div');
  menu.className = 'menu at-verse';
  menu.setAttribute('role', 'group');
  menu.setAttribute('aria-label', `Verse ${link.textContent}`);
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.textContent = said;
  const list = entryList(verseEntries(verse), async (coming) => {
    const words = await coming;
    if (words === '') return close();
    status.textContent = words;
    setTimeout(() => menu.isConnected && close(), SAID);
  });
  menu.append(status, list);
  document.querySelector('[data-box]')?.after(menu);
  put(menu, verse, link);

  const ended = new AbortController();
  const { signal } = ended;
  close = (back = true) => {
    close = () => {};
    ended.abort();
    if (back && menu.contains(document.activeElement)) link.focus({ preventScroll: true });
    menu.remove();
  };
  menu.querySelector('button')?.focus({ preventScroll: true });
  document.addEventListener('pointerdown', ({ target }) => !menu.contains(target as Node) && close(false), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close(false);
  });
  // What the press itself scrolled is still to be told of.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!signal.aborted) addEventListener('scroll', () => close(), { capture: true, passive: true, signal });
    }),
  );
  addEventListener('resize', () => close(), { signal });
}
