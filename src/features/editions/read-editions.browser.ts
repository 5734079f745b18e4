/** The editions of the song on this page, read from its own list of them. */
import { languageLabel } from '#core/library/languages.ts';
import { languageAt } from '#core/library/paths.ts';
import type { Action } from '#ui/action.ts';

/** Its language's code and label, `SAN` and `Sanskrit`, and its path; `here` for the one that this page shows. */
export type Edition = ReturnType<typeof readEditions>[number];

/** In the order of the page's list; this page's alone where the song has no other. */
export function readEditions() {
  const listed = [...document.querySelectorAll('[data-editions] > li > *')].map((entry) => {
    const here = !(entry instanceof HTMLAnchorElement);
    const path = here ? location.pathname : entry.pathname;
    const code = languageAt(path);
    return { code, label: languageLabel(code), path, here };
  });
  const path = location.pathname;
  return listed.length > 0 ? listed : [{ code: languageAt(path), label: languageAt(path), path, here: true }];
}

const menu = (): HTMLDetailsElement | null => document.querySelector('details.other-languages');

/** The other languages of a song, as something that a key opens. */
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
