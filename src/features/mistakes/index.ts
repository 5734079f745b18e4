/** What other features may import of telling a mistake. */
import { loadOutbox } from '#features/support/index.ts';

/** What is told: a verse of the page, or else the one at the top of the screen, and the words of it that are selected. */
export interface TellRequest {
  part: 'tell';
  verse?: HTMLElement | null;
  words?: string;
}

/** The dialog, with what stores and sends its message. */
export const loadTellMistake = async () => {
  const [dialog] = await Promise.all([import('./TellMistake.tsx'), loadOutbox()]);
  return dialog;
};
