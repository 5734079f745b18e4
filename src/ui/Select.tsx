import type { ReactNode, SelectHTMLAttributes } from 'react';
import { sayName, tagName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  /** The chosen one is among them. A label is a name of the library. */
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** The browser's own dropdown, of names of the library. */
export function Select({ options, onChoose, ...rest }: Props): ReactNode {
  const t = useWords();
  return (
    <select {...rest} onChange={({ target }) => onChoose(target.value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value} {...tagName(label)} suppressHydrationWarning>
          {sayName(t, label)}
        </option>
      ))}
    </select>
  );
}
