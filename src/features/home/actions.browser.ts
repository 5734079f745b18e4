/** The way to Home and to its search, by a key. */
import type { Action } from '#ui/action.ts';
import { pressing } from '#ui/press.ts';

/** The header's, which is on every page. */
const homeLink = () => document.querySelector<HTMLAnchorElement>('header a');
const isHome = (): boolean => homeLink()?.pathname === location.pathname;

const field = () => document.querySelector<HTMLInputElement>('.home input[name="q"]');

export const homeActions: readonly Action[] = [
  { id: 'home', key: 'h', label: 'page.home', of: 'key', ...pressing(() => (isHome() ? null : homeLink())) },
];

export const searchActions: readonly Action[] = [
  {
    id: 'search',
    key: '/',
    label: 'command.search-library',
    of: 'key',
    applies: () => (field() ?? homeLink()) !== null,
    run: () => {
      const [here, link] = [field(), homeLink()];
      if (here) here.focus();
      else if (link) {
        const home = new URL(link.href);
        home.hash = 'find';
        location.assign(home);
      }
      return null;
    },
  },
];
