/** The way to Home and to its search, by a key. */
import { type Action, pressing } from '#ui/action.ts';

/** The header's, which is on every page. */
const homeLink = () => document.querySelector<HTMLAnchorElement>('header a');
const isHome = (): boolean => homeLink()?.pathname === location.pathname;

export const homeActions: readonly Action[] = [
  { id: 'home', label: 'page.home', of: 'key', ...pressing(() => (isHome() ? null : homeLink())) },
  {
    id: 'search',
    label: 'command.search-library',
    of: 'key',
    applies: () => homeLink() !== null,
    // On Home the script of the page does it: `commands/keys.page.ts`.
    run: () => {
      const link = homeLink();
      if (link) location.assign(`${link.pathname}#find`);
      return null;
    },
  },
];
