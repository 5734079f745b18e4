/** Reciting, as something that can be done with a song. */
import type { Action } from '#features/actions/index.ts';
import { canRecite, openRecite } from './recite-requests.browser.ts';

export const reciteActions: readonly Action[] = [
  {
    id: 'recite',
    label: 'recite.menu',
    also: 'chant full screen scroll',
    key: 'r',
    of: 'song',
    applies: canRecite,
    run: () => {
      openRecite();
      return null;
    },
  },
];
