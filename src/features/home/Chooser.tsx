import type { ReactNode } from 'react';
import { Select } from '#ui/Select.tsx';
import type { MessageId } from '#words/messages.ts';
import { Words } from '#words/Words.tsx';

interface Props {
  name: string;
  label: MessageId;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A dropdown of Home under its label. */
export function Chooser({ name, label, options, value, onChange }: Props): ReactNode {
  const id = `home-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>
        <Words id={label} />
      </label>
      <div className="chevron">
        <Select id={id} name={name} value={value} options={options} onChoose={onChange} />
      </div>
    </div>
  );
}
