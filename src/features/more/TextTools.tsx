/** The menu More: what can be done with the song, but for what has a place of its own in the bar. */
import type { PointerEvent, ReactNode } from 'react';
import { type Action, ActionList, type Outcome } from '#features/actions/index.ts';
import { Menu } from '#ui/Menu.tsx';
import { Status } from '#ui/Status.tsx';

interface Props {
  /** Asked each time the menu opens. */
  actions: () => readonly Action[];
  /** What was done, in words. */
  said: string;
  onChosen: (outcome: Promise<Outcome>) => void;
}

/** A press must not take the selection away: it is what is copied and shared. */
const keepSelection = (event: PointerEvent): void => event.preventDefault();

export function TextTools({ actions, said, onChosen }: Props): ReactNode {
  return (
    <>
      <Menu label="more.more" log="more" look="plain" group="bar" onPointerDown={keepSelection}>
        {(close) => (
          <ActionList
            actions={actions()}
            onChosen={(outcome) => {
              close();
              onChosen(outcome);
            }}
          />
        )}
      </Menu>
      <Status passing className="said" data-copied="">
        {said}
      </Status>
    </>
  );
}
