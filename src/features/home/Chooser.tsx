import type { ReactNode } from 'react';

interface Props {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A dropdown with its label. The chosen option is always among its options. */
export function Chooser({ name, label, options, value, onChange }: Props): ReactNode {
  const id = `home-${name}`;
  return (
    <div className="field">
      <label htmlFor={id} suppressHydrationWarning>
        {label}
      </label>
      <div className="chevron">
        <select id={id} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} suppressHydrationWarning>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
