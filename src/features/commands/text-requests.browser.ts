/** Asks for the search in the text on show, or for its words alone: the tools of the text have them. */
import { ask } from '#ui/ask.ts';

/** Asks for the bar. */
export const OPEN_FIND = { find: 'in-text' } as const;

/** Whether there is a text to search or to recite. */
export const canFind = (): boolean =>
  document.querySelector('main:has([data-live="text-tools"]) [data-text] p') !== null;

/** Asks for what comes when it is asked for: the words alone, or the place where the song is kept. */
export const openPart = (part: 'recite' | 'keep'): void => void ask('text-tools', { part });

export const openFind = (): void => void ask('text-tools', OPEN_FIND);
