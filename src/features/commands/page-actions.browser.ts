/** What can be done with any page, besides what it shows. */

import type { Action } from '#ui/action.ts';
import { ask } from '#ui/ask.ts';
import type { IslandName } from '#ui/island-name.ts';
import type { OpenBox } from './box-requests.ts';
import { OPEN_KEYS } from './key-requests.ts';
import { BOX_KEY } from './keys.ts';

/** After the menu has given the focus back: that is where a dialog's end returns it to. */
function open(name: IslandName, detail: object): null {
  setTimeout(() => ask(name, detail));
  return null;
}

export const pageActions: readonly Action[] = [
  {
    id: 'find-anything',
    key: BOX_KEY,
    label: 'command.find-anything',
    of: 'song',
    applies: () => true,
    run: () => open('command', { typed: '' } satisfies OpenBox),
  },
  {
    id: 'keys',
    key: '?',
    label: 'command.page-keys',
    also: 'shortcuts keyboard help',
    of: 'song',
    group: 'library',
    applies: () => true,
    // Where there is a mouse there are keys; on a phone they would only be in the way.
    shown: () => matchMedia('(any-pointer: fine)').matches,
    run: () => open('keys', OPEN_KEYS),
  },
];
