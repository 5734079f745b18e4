/** Words of a text as others can use them: clean, and with where they are from. */

/** No spaces at line ends, no more than one empty line together, one form of each letter (NFC). */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

/** Where words are from. */
export interface Source {
  title: string;
  /** As the page says it: `Song No 12`; '' for none. */
  number: string;
  /** As the page says it: `verse 2.1`, `part 4 of 9`; nothing where they are of more than one. */
  verse?: string | undefined;
  /** Of the words: `Tamil`, `Tamil and English`. */
  language: string;
  /** What the song tells of itself, as its page says it: `Sambandar · Thiruppiramapuram`; '' for nothing. */
  facts: string;
  /** Leads to the words: the verse's own address where they are of one verse. */
  link: string;
}

/** `Thodudaiya Seviyan (Song No 1), verse 3, Tamil` */
export function sourceName({ title, number, verse, language }: Omit<Source, 'link' | 'facts'>): string {
  const numbered = [title, number && `(${number})`].filter(Boolean).join(' ');
  return cleanText([numbered, verse, language].filter(Boolean).join(', '));
}

/** Stanzas with an empty line between, and beneath them where they are from. */
export function quote(stanzas: readonly string[], source: Source): string {
  const words = stanzas.map(cleanText).filter(Boolean);
  const from = [sourceName(source), source.facts, source.link].filter(Boolean).join('\n');
  return [...words, from].join('\n\n');
}
