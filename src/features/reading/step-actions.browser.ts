/** Going on: to the next song or verse, and to the one before. */
import type { Action } from '#ui/action.ts';
import { pressing } from '#ui/press.ts';
import { stepVerse } from './verse-step.browser.ts';

/** What leads to the song before or after, and says its name. */
function step(id: 'next' | 'prev', label: Action['label'], also: string): Action {
  const link = () => document.querySelector<HTMLAnchorElement>(`a[rel="${id}"]`);
  return { id, label, also, of: 'page', group: 'song', link, ...pressing(link) };
}

const box = (): Element | null => document.querySelector('[data-box]');

function verse(id: string, label: Action['label'], by: 1 | -1): Action {
  return {
    id,
    repeats: true,
    label,
    of: 'key',
    applies: () => box()?.querySelector('[data-text] p') != null,
    run: () => {
      const shown = box();
      if (shown) stepVerse(shown, by);
      return null;
    },
  };
}

export const stepActions: readonly Action[] = [
  step('next', 'command.next-song', 'after following'),
  step('prev', 'command.previous-song', 'before'),
  verse('next-verse', 'command.next-verse', 1),
  verse('previous-verse', 'command.previous-verse', -1),
];
