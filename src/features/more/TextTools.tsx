/** The menu More: what can be done with the song, but for what has a place of its own in the bar. */
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { type Action, ActionList, MyPlace, type Outcome } from '#features/actions/index.ts';
import { Menu } from '#ui/Menu.tsx';
import { Status } from '#ui/Status.tsx';

interface Props {
  /** Asked each time the menu opens. */
  actions: () => readonly Action[];
  /** What was done, in words. */
  said: string;
  /** Address of My place, where that was kept. */
  my?: string | undefined;
  onChosen: (outcome: Promise<Outcome>) => void;
}

/** What a closed menu holds. */
const FOLDED = 'details:not([open]) > :not(summary)';

/** A press must not take the selection away: it is what is copied and shared. So the focus is brought by hand. */
function keepSelection(event: PointerEvent<HTMLElement>): void {
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
}

export function TextTools({ actions, said, my, onChosen }: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  // Opened before it lived, by a press that brought no focus; what had it may just have been closed, which the browser sees late.
  useEffect(() => {
    const focused = document.activeElement;
    if (menu.current?.open && (focused?.contains(menu.current) || focused?.closest(FOLDED)))
      menu.current.querySelector('summary')?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Menu ref={menu} label="more.more" log="more" look="plain" group="bar" onPointerDown={keepSelection}>
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
