/** The other languages of a song, as something that a key opens. */
import type { Action } from '#ui/action.ts';

const menu = (): HTMLDetailsElement | null => document.querySelector('details.other-languages');

export const editionActions: readonly Action[] = [
  {
    id: 'languages',
    label: 'command.other-languages',
    of: 'key',
    applies: () => menu() !== null,
    run: () => {
      const languages = menu();
      if (languages) languages.open = true;
      (languages?.querySelector<HTMLElement>('a') ?? languages?.querySelector('summary'))?.focus();
      return null;
    },
  },
];
