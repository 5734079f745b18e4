/** Putting the song of the page into a list of the reader's own. */
import type { Action } from '#features/actions/index.ts';
import { songHere } from '#features/my-place/index.ts';
import { ask } from '#ui/ask.ts';

export const listActions: readonly Action[] = [
  {
    id: 'add-to-list',
    label: 'my.add-to-list-menu',
    also: 'keep collect',
    of: 'song',
    applies: () => songHere() !== null,
    run: () => {
      ask('add-to-list', songHere());
      return null;
    },
  },
];
