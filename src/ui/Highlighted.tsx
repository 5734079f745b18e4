import type { ReactNode } from 'react';

interface Props {
  text: string;
  /** Stretches to mark, `[start, end)` in UTF-16 units, in order and apart. */
  marks: readonly (readonly [number, number])[];
}

/** A name with its matched stretches marked; made of text nodes alone. */
export function Highlighted({ text, marks }: Props): ReactNode {
  let end = 0;
  const parts: ReactNode[] = [];
  for (const [at, [from, to]] of marks.entries()) {
    parts.push(text.slice(end, from), <mark key={at}>{text.slice(from, to)}</mark>);
    end = to;
  }
  parts.push(text.slice(end));
  return parts;
}
