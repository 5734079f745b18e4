/** Asks for the search in the text on show, or for its words alone: the tools of the text have them. */
import { ask } from '#ui/ask.ts';

/** Asks for the bar. */
export const OPEN_FIND = { find: 'in-text' } as const;

/** Asks for the words alone. */
export const OPEN_RECITE = { recite: 'song' } as const;

/** Whether there is a text to search or to recite. */
export const canFind = (): boolean =>
  document.querySelector('main:has([data-live="text-tools"]) [data-text] p') !== null;

export const openRecite = (): void => void ask('text-tools', OPEN_RECITE);

export const openFind = (): void => void ask('text-tools', OPEN_FIND);
