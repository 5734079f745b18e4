/** Printing, as something that can be done with a song. */
import type { Action } from '#ui/action.ts';
import { ask } from '#ui/ask.ts';

const hasText = (): boolean => document.querySelector('[data-text]') !== null;

function print(two: boolean): null {
  ask('Print', { two });
  return null;
}

export const printActions: readonly Action[] = [
  {
    id: 'print',
    label: 'print.this-song',
    also: 'paper PDF',
    of: 'song',
    applies: hasText,
    run: () => print(false),
  },
  {
    id: 'print-two',
    label: 'print.two-languages',
    also: 'paper PDF',
    of: 'song',
    applies: () => document.querySelector('[data-second]') !== null,
    run: () => print(true),
  },
];
