/** What can be looked for in a song. */
import type { Action } from '#features/actions/index.ts';
import { canFind, openFind } from './find-requests.browser.ts';

export const findActions: readonly Action[] = [
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
];
