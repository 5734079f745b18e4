/** What stands at the end of a text's tools: Copy, and the menu More with all else that can be done with the song. */
import type { PointerEvent, ReactNode } from 'react';
import { type Action, ActionList, type Outcome } from '#features/actions/index.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Status } from '#ui/Status.tsx';
import { Words } from '#words/Words.tsx';

interface Props {
  /** Asked each time the menu opens. */
  actions: () => readonly Action[];
  /** What the button Copy says: what it does, or what it did. */
  copy: 'page.copy' | 'page.copied' | 'page.copying-failed';
  /** What was done, in words. */
  said: string;
  onCopy: () => void;
  onChosen: (outcome: Promise<Outcome>) => void;
}

/** A press must not take the selection away: it is what is copied and shared. */
const keepSelection = (event: PointerEvent): void => event.preventDefault();

export function TextTools({ actions, copy, said, onCopy, onChosen }: Props): ReactNode {
  return (
    <>
      <Button look="plain" data-copy="" data-log="copy" onPointerDown={keepSelection} onClick={onCopy}>
        <Words id={copy} />
      </Button>
      <Menu label="more.more" log="more" look="plain" className="menu up" onPointerDown={keepSelection}>
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
