import { type ReactNode, useState } from 'react';
import type { SortOrder } from '#library/order.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { LibraryName } from '#words/LibraryName.tsx';
import { Words } from '#words/Words.tsx';
import { PerOpening } from './PerOpening.tsx';
import { ORDERS } from './SortToggle.tsx';

interface Props {
  /** Label of the folder. */
  folder: string;
  /** Code of the language on show. */
  language: string;
  /** Label of a language of the folder. */
  labelOf: (code: string) => string;
  sort: SortOrder;
  find: string;
  children: ReactNode;
}

/** The controls of the list: a row where there is room, on a phone folded into one button that says what is set. */
export function FoldedControls({ folder, language, labelOf, sort, find, children }: Props): ReactNode {
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
          <PerOpening as="span" language={language}>
            {(opening) => <LibraryName label={labelOf(opening?.language ?? language)} />}
          </PerOpening>
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
