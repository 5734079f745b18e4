import { type ReactNode, useRef } from 'react';
import type { SortOrder } from '#core/library/order.ts';
import { Button, Cross } from '#ui/Button.tsx';
import { useWords } from '#words/useWords.ts';
import { Words } from '#words/Words.tsx';
import type { HomeAction } from './state.ts';

export const ORDERS = { asc: 'home.low-high', desc: 'home.high-low' } as const;

interface Props {
  order: SortOrder;
  onAction: (action: HomeAction) => void;
}

/** 'Sort by Song Number': off, low to high, high to low; a button of its own takes the sorting away. */
export function SortToggle({ order, onAction }: Props): ReactNode {
  const t = useWords();
  const toggle = useRef<HTMLButtonElement>(null);
  const clear = (): void => {
    onAction({ type: 'unsort' });
    toggle.current?.focus(); // the button goes with the sorting
  };
  return (
    <div className="sort">
      <Button ref={toggle} onClick={() => onAction({ type: 'sort' })}>
        <Words id="home.sort-song-number" />
        {order !== 'off' && <span>{t(ORDERS[order])}</span>}
      </Button>
      {order !== 'off' && (
        <Button aria-label={t('home.clear-sorting')} onClick={clear}>
          <Cross />
        </Button>
      )}
    </div>
  );
}
