import { type ReactNode, useRef } from 'react';
import type { SortOrder } from '#library/order.ts';
import { Cross } from '#ui/ClearIcon.tsx';
import { labels } from './labels.ts';
import type { HomeAction } from './state.ts';

interface Props {
  order: SortOrder;
  onAction: (action: HomeAction) => void;
}

/** 'Sort by Song Number': off, low to high, high to low; a button of its own takes the sorting away. */
export function SortToggle({ order, onAction }: Props): ReactNode {
  const toggle = useRef<HTMLButtonElement>(null);
  const clear = (): void => {
    onAction({ type: 'unsort' });
    toggle.current?.focus(); // the button goes with the sorting
  };
  return (
    <div className="sort" data-log="sort">
      <button
        ref={toggle}
        type="button"
        className="button"
        aria-pressed={order !== 'off'}
        onClick={() => onAction({ type: 'sort' })}
        suppressHydrationWarning
      >
        {labels.sort}
        {order !== 'off' && <span>{labels.orders[order]}</span>}
      </button>
      {order !== 'off' && (
        <button type="button" className="button" aria-label={labels.clearSort} onClick={clear}>
          <Cross />
        </button>
      )}
    </div>
  );
}
