/** A field to search with: a button empties it, and so does Escape; Enter and arrow down lead on to what was found. */
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { MessageId } from '#words/messages.ts';
import { tagAs } from '#words/tag.ts';
import { useWords } from '#words/useWords.ts';
import { Words } from '#words/Words.tsx';
import { Cross } from './Button.tsx';
import { Field } from './Field.tsx';

interface Props {
  id: string;
  name: string;
  /** Visible above the field. */
  label: MessageId;
  clearLabel: MessageId;
  /** What can be asked, while the field is empty. */
  example?: MessageId | undefined;
  text: string;
  onText: (text: string) => void;
  /** On to the results. */
  onLeave?: () => void;
  /** Whoever holds the field sets its letters too: nothing is drawn between a key and its letter. */
  field?: RefObject<HTMLInputElement | null> | undefined;
}

export function SearchField({ id, name, label, clearLabel, example, text, onText, onLeave, field }: Props): ReactNode {
  const t = useWords();
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  const [first] = useState(text); // another `defaultValue` at each letter would have the field styled again
  const clear = (): void => {
    onText('');
    input.current?.focus(); // the button goes with the letters
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return; // an input method is still choosing the letters
    // What the field holds: `text` may be a letter behind.
    if (event.key === 'Escape' && input.current?.value) {
      event.preventDefault();
      onText('');
    } else if (onLeave && (event.key === 'ArrowDown' || event.key === 'Enter')) {
      event.preventDefault();
      onLeave();
    }
  };
  return (
    <Field
      {...(field ? { defaultValue: first } : { value: text })}
      ref={input}
      id={id}
      name={name}
      label={<Words id={label} />}
      {...(example && { placeholder: t(example), ...tagAs('data-t-placeholder', example) })}
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onText={onText}
      onKeyDown={press}
      end={
        text !== '' && (
          <button type="button" className="clear" aria-label={t(clearLabel)} onClick={clear}>
            <Cross />
          </button>
        )
      }
    />
  );
}
