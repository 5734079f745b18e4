/** Keeping a song on the device, as something that can be done with it. */
import type { Action } from '#features/actions/index.ts';
import { openKeep } from './requests.browser.ts';

export const keepActions: readonly Action[] = [
  {
    id: 'keep-song',
    label: 'page.keep-on-device',
    also: 'offline download save without connection',
    of: 'song',
    applies: () => document.querySelector('main:has([data-live="text-tools"]) [data-text] p') !== null,
    run: () => {
      openKeep();
      return null;
    },
  },
];
