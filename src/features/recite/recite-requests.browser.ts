/** Asks for the words of the song alone: the tools of the text have it. */
import { ask } from '#ui/ask.ts';

export const OPEN_RECITE = { recite: 'song' } as const;

export const canRecite = (): boolean =>
  document.querySelector('[data-live="text-tools"]') !== null && document.querySelector('[data-text] p') !== null;

export const openRecite = (): void => void ask('text-tools', OPEN_RECITE);
