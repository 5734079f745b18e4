/** Putting the song of the page into a list of the reader's own. */
import type { Action } from '#ui/action.ts';
import { ask } from '#ui/ask.ts';
import { songHere } from '../page-song.browser.ts';

export const listActions: readonly Action[] = [
  {
    id: 'add-to-list',
    label: 'my.add-to-list-menu',
    also: 'keep collect',
    of: 'song',
    applies: () => songHere() !== null,
    run: () => {
      ask('AddToList', songHere());
      return null;
    },
  },
];
