/** The Translate button and the menu it opens. */
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Words } from '#words/Words.tsx';
import type { TranslationKind, TranslationType } from './translation.ts';

export interface TranslateMenuProps {
  kinds: readonly TranslationKind[];
  /** While busy, and where there is no text. */
  disabled: boolean;
  onChoose: (type: TranslationType) => void;
}

export function TranslateMenu({ kinds, disabled, onChoose }: TranslateMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const choose = (type: TranslationType) => {
    setOpen(false);
    onChoose(type);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div className="menu" role="group" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={button}
        type="button"
        className="button"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
        data-log="translate"
      >
        <Words id="reading.translate" />
      </button>
      {open && (
        <ul role="list">
          {kinds.map(({ type, label }) => (
            <li key={type}>
              <button type="button" onClick={() => choose(type)} data-log={type}>
                <Words id={label} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
