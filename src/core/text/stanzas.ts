/** A text as stanzas, without its layout: what a page numbers and addresses. */

export interface PlainStanza {
  /** Lines between blank ones. */
  words: string;
  /** The line end after it, and the blank lines up to the next one. */
  after: string;
}

/**
 * A text cut at its blank lines, nothing lost: `before` and each stanza's `words` and `after` joined are the text.
 * `'\na\nb\n \nc'` → `{ before: '\n', stanzas: [{ words: 'a\nb', after: '\n \n' }, { words: 'c', after: '' }] }`
 */
export function splitStanzas(text: string): { before: string; stanzas: PlainStanza[] } {
  const stanzas: PlainStanza[] = [];
  let before = '';
  let open: string[] = [];
  const close = (end: string): void => {
    if (open.length > 0) stanzas.push({ words: open.join('\n'), after: end });
    open = [];
  };
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    if (line.trim() !== '') {
      open.push(line);
      continue;
    }
    close('\n');
    const space = line + (at === lines.length - 1 ? '' : '\n');
    const last = stanzas.at(-1);
    if (last) last.after += space;
    else before += space;
  }
  close('');
  return { before, stanzas };
}

/**
 * Lines between blank ones, as the page puts them into one `p` each: the first has place 1 (`verse.ts`).
 * `'\na\nb\n \nc'` → `['a\nb', 'c']`
 */
export const stanzasOf = (text: string): string[] => splitStanzas(text).stanzas.map(({ words }) => words);
