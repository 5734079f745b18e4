import type { ReactNode } from 'react';
import type { MessageId } from '#words/messages.ts';
import { sayName, tagName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import { Words } from '#words/Words.tsx';

interface Props {
  name: string;
  label: MessageId;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A dropdown with its label. The chosen option is always among its options. */
export function Chooser({ name, label, options, value, onChange }: Props): ReactNode {
  const t = useWords();
  const id = `home-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>
        <Words id={label} />
      </label>
      <div className="chevron">
        <select id={id} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} {...tagName(option.label)} suppressHydrationWarning>
              {sayName(t, option.label)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
