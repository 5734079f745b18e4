import type { ReactNode } from 'react';
import type { Action, Outcome } from '#ui/action.ts';
import { MenuList } from '#ui/Menu.tsx';
import { useWords } from '#words/useWords.ts';

interface Props {
  actions: readonly Action[];
  /** Of an action of a verse. */
  verse?: HTMLElement | null;
  /** Called at a press, with the promise of its outcome. */
  onChosen: (outcome: Promise<Outcome>) => void;
}

/** A list of buttons, one for each action. */
export function ActionList({ actions, verse = null, onChosen }: Props): ReactNode {
  const t = useWords();
  return (
    <MenuList
      entries={actions.map(({ id, label, run }) => ({
        key: id,
        says: t(label),
        // Run within the press itself: clipboards and share sheets open to nothing else.
        act: () => onChosen(Promise.resolve(run(verse))),
      }))}
    />
  );
}

/** Stands after words about what was kept there. */
export const MyPlace = ({ href }: { href: string }): ReactNode => <a href={href}>{useWords()('page.my-place')}</a>;
