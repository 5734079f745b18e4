/** Asks for the search in the text on show: the tools of the text have it. */
import { ask } from '#ui/ask.ts';

/** Asks for the bar. */
export const OPEN_FIND = { find: 'in-text' } as const;

/** Whether there is a text to search. */
export const canFind = (): boolean => document.querySelector('[data-live="text-tools"]') !== null && hasVerses();

const hasVerses = (): boolean => document.querySelector('[data-text] p') !== null;

export const openFind = (): void => void ask('text-tools', OPEN_FIND);
