/** Colours and letters, as something that can be done with a page that has a text. */
import type { Action } from '#ui/action.ts';
import type { MessageId } from '#words/messages.ts';
import { changeLook } from './apply.browser.ts';
import { type Look, stepSize } from './look.ts';
import { storedLook } from './store.browser.ts';

function look(id: string, label: MessageId, also: string, change: (look: Look) => Partial<Look>): Action {
  return {
    id,
    label,
    also,
    of: 'page',
    group: 'look',
    applies: () => document.querySelector('[data-text]') !== null,
    run: () => {
      const now = storedLook();
      changeLook({ ...now, ...change(now) });
      return null;
    },
  };
}

export const lookActions: readonly Action[] = [
  look('larger', 'command.larger-letters', 'look size text zoom bigger', ({ size }) => ({ size: stepSize(size, 1) })),
  look('smaller', 'command.smaller-letters', 'look size text zoom', ({ size }) => ({ size: stepSize(size, -1) })),
  look('light', 'command.light-theme', 'look colours day white bright', () => ({ theme: 'light' })),
  look('dark', 'command.dark-theme', 'look colours night black', () => ({ theme: 'dark' })),
  look('sepia', 'command.sepia-theme', 'look colours warm brown', () => ({ theme: 'sepia' })),
  look('system', 'command.system-theme', 'look colours automatic', () => ({ theme: 'system' })),
];
