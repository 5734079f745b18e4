/** What other features may import of telling a mistake. */
import { loadOutbox } from '#features/support/index.ts';

export type { TellRequest } from './subject.browser.ts';

/** The dialog, with what stores and sends its message. */
export const loadTellMistake = async () => {
  const [dialog] = await Promise.all([import('./TellMistake.tsx'), loadOutbox()]);
  return dialog;
};
