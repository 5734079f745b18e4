import { type ReactNode, useState } from 'react';
import type { SortOrder } from '#core/library/order.ts';
import { Disclosure } from '#ui/Button.tsx';
import type { MessageId } from '#words/messages.ts';
import { LibraryName, Words } from '#words/Words.tsx';
import { ORDERS } from './SortToggle.tsx';

interface Props {
  /** Labels of the folder, and of the language on show. */
  folder: string;
  language: string;
  sort: SortOrder;
  find: string;
  children: ReactNode;
}

/** The controls of the list: a row where there is room, on a phone folded into one button that says what is set. */
export function FoldedControls({ folder, language, sort, find, children }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <div className="controls">
      <Disclosure open={open} controls="home-controls" className="disclosure fold" onClick={() => setOpen(!open)}>
        <span className="legend">
          <Words id="home.controls" />
        </span>{' '}
        <span id="home-set">
          <LibraryName label={folder} />
          {' · '}
          <LibraryName label={language} />
          {find !== '' && <bdi>{` · “${find}”`}</bdi>}
          {sort !== 'off' && (
            <>
              {' · '}
              <Words id={ORDERS[sort]} />
            </>
          )}
        </span>
      </Disclosure>
      <div id="home-controls" className={open ? undefined : 'folded'}>
        {children}
      </div>
    </div>
  );
}

interface PanelProps {
  label: MessageId;
  /** What is inside, said while it is folded. */
  holds: ReactNode;
  open: boolean;
  /** `id` of the panel. */
  controls: string;
  onToggle: () => void;
}

/** The button of a panel beneath the choices, with its legend. */
export function PanelButton({ label, holds, open, controls, onToggle }: PanelProps): ReactNode {
  const id = `${controls}-legend`;
  return (
    <div className="field">
      <span id={id} className="legend">
        <Words id={label} />
      </span>
      <Disclosure open={open} controls={controls} aria-labelledby={`${id} ${id}-holds`} onClick={onToggle}>
        <span id={`${id}-holds`}>{holds}</span>
      </Disclosure>
    </div>
  );
}
