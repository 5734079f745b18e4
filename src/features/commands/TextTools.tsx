/** The menu More: what can be done with the song, but for what has a place of its own in the bar. */
import type { ReactNode } from 'react';
import type { Action, Outcome } from '#ui/action.ts';
import { Menu } from '#ui/Menu.tsx';
import { Status } from '#ui/Status.tsx';
import { ActionList, MyPlace } from './ActionList.tsx';

interface Props {
  /** Asked each time the menu opens. */
  actions: () => readonly Action[];
  /** What was done, in words. */
  said: string;
  /** Address of My place, where that was kept. */
  my?: string | undefined;
  onChosen: (outcome: Promise<Outcome>) => void;
}

export function TextTools({ actions, said, my, onChosen }: Props): ReactNode {
  return (
    <>
      <Menu label="more.more" variant="plain" group="bar">
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
        {said && my ? [said, ' ', <MyPlace key="my" href={my} />] : said}
      </Status>
    </>
  );
}
