/** What the tools of a text have that comes when it is asked for: the search in it, its words alone, and the place where it is kept. */
import type { Action } from '#ui/action.ts';
import { canFind, openFind, openPart } from './text-requests.browser.ts';

export const textActions: readonly Action[] = [
  {
    id: 'find',
    label: 'find.in-text',
    also: 'search words verse look for',
    key: '/', // of the search, which looks in the text where there is one
    of: 'song',
    applies: canFind,
    run: () => {
      openFind();
      return null;
    },
  },
  {
    id: 'recite',
    label: 'recite.menu',
    key: 'r',
    of: 'song',
    applies: canFind,
    run: () => {
      openPart('recite');
      return null;
    },
  },
  {
    id: 'keep-song',
    label: 'page.keep-on-device',
    also: 'offline download',
    of: 'song',
    applies: canFind,
    run: () => {
      openPart('keep');
      return null;
    },
  },
];
