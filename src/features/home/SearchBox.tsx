import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Cross } from '#ui/ClearIcon.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import { Words } from '#words/Words.tsx';

interface Props {
  /** Visible above the field. */
  label: MessageId;
  clearLabel: MessageId;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter and arrow down: on to the results. */
  onLeave?: () => void;
  /** Whoever holds the field sets its letters too: nothing is drawn between a key and its letter. */
  field?: RefObject<HTMLInputElement | null>;
  large?: boolean;
}

/** A text field with its label and a button that empties it. */
export function SearchBox({ label, clearLabel, name, value, onChange, onLeave, field, large }: Props): ReactNode {
  const t = useWords();
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  const letters = field ? { defaultValue: value } : { value };
  const clear = (): void => {
    onChange('');
    input.current?.focus(); // the button goes with the letters
  };
  const id = `home-${name}`;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return; // an input method is still choosing the letters
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      onChange('');
    }
    if ((event.key === 'ArrowDown' || event.key === 'Enter') && onLeave) {
      event.preventDefault();
      onLeave();
    }
  };
  return (
    <div className={large ? 'field large' : 'field'}>
      <label htmlFor={id}>
        <Words id={label} />
      </label>
      <div className="well">
        <input
          {...letters}
          ref={input}
          id={id}
          name={name}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {value !== '' && (
          <button type="button" className="clear" aria-label={t(clearLabel)} onClick={clear}>
            <Cross />
          </button>
        )}
      </div>
    </div>
  );
}
