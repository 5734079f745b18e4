/** The lines of a song's name: the first leads, the other stands softly beneath it. */
import type { ReactNode } from 'react';
import { Highlighted } from './Highlighted.tsx';

export interface NameLine {
  text: string;
  /** BCP 47 tag; none for the page's own language. */
  lang?: string | undefined;
  /** What is highlighted in it. */
  marks?: readonly (readonly [number, number])[];
}

export function NameLines({ lines }: { lines: readonly NameLine[] }): ReactNode {
  return lines.map(({ text, lang, marks = [] }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: another name is other words in the same elements
    <span key={at} className={at > 0 ? 'beneath' : undefined} lang={lang}>
      <Highlighted text={text} marks={marks} />
    </span>
  ));
}
