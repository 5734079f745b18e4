/** What can be done with any page, besides what it shows. */
import type { Action } from '#features/actions/index.ts';

const isMac = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);

/** What a key opens, for whoever has none: a key that a script gives to the window, see `features/keys`. */
function give(key: KeyboardEventInit): null {
  // After the menu has given the focus back: that is where it returns to.
  setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', key)));
  return null;
}

export const pageActions: readonly Action[] = [
  {
    id: 'find',
    label: 'command.find-anything',
    of: 'song',
    applies: () => true,
    run: () => give({ key: 'k', ctrlKey: !isMac(), metaKey: isMac() }),
  },
  {
    id: 'keys',
    label: 'command.keys-page',
    of: 'song',
    // Where there is a mouse there are keys; on a phone they would only be in the way.
    applies: () => matchMedia('(any-pointer: fine)').matches,
    run: () => give({ key: '?' }),
  },
];
