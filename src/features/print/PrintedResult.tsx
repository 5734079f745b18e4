/** What a translation or a glossary gave for the song, beneath it on paper: never without the line that says what it is. */
import type { ReactNode } from 'react';

export interface PrintedResult {
  /** 'Translation Result' or 'Meaning for Selected Text'. */
  title: string;
  /** What it is, and where it comes from. */
  label: string;
  /** The words that were asked about; null for the whole song. */
  quote: ReactNode;
  answer: ReactNode;
}

export function Result({ title, label, quote, answer }: PrintedResult): ReactNode {
  return (
    <section className="of-song">
      <h2>{title}</h2>
      <p className="about">{label}</p>
      {quote}
      {answer}
    </section>
  );
}
