/** Printing, as something that can be done with a song. */
import type { Action } from '#ui/action.ts';
import { ask } from '#ui/ask.ts';

/** @param text of the page that it prints */
const print = (id: string, label: Action['label'], two: boolean, text: string): Action => ({
  id,
  label,
  also: 'paper PDF',
  of: 'song',
  applies: () => document.querySelector(text) !== null,
  run: () => {
    ask('Print', { two });
    return null;
  },
});

export const printActions: readonly Action[] = [
  print('print', 'print.this-song', false, '[data-text]'),
  print('print-two', 'print.two-languages', true, '[data-second]'),
];
