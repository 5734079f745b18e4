import type { ReactNode } from 'react';
import type { Action, Outcome } from '#ui/action.ts';
import { Button } from '#ui/Button.tsx';
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
    <ul role="list">
      {actions.map((action) => (
        <li key={action.id}>
          {/* Run within the press itself: clipboards and share sheets open to nothing else. */}
          <Button look="bare" onClick={() => onChosen(Promise.resolve(action.run(verse)))}>
            {t(action.label)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Stands after words about what was kept there. */
export const MyPlace = ({ href }: { href: string }): ReactNode => <a href={href}>{useWords()('page.my-place')}</a>;
