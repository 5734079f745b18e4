/** Asks for the place where the song of the page is kept: the tools of the text have it. */
import { ask } from '#ui/ask.ts';

export const OPEN_KEEP = { keep: 'song' } as const;

export const openKeep = (): void => void ask('text-tools', OPEN_KEEP);
