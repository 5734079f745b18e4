/** A text as stanzas, without its layout: what a page numbers and addresses. */

/**
 * Lines between blank ones, as the page puts them into one `p` each: the first has place 1 (`verse.ts`).
 * `'\na\nb\n \nc'` → `['a\nb', 'c']`
 */
export function stanzasOf(text: string): string[] {
  const stanzas: string[] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) stanzas.push(open.join('\n'));
    open = [];
  };
  for (const line of text.split('\n')) {
    if (line.trim() === '') close();
    else open.push(line);
  }
  close();
  return stanzas;
}
