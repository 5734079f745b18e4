/** Many short strings as one, so that one native scan searches them all. */
export interface Rows {
  /** A line feed, then the strings, each followed by one: `\nname\n` is found in whole names only. */
  readonly text: string;
  /** Where each string begins, and one more place for the end. */
  readonly starts: Uint32Array;
}

/** @example joinRows(['a', 'bc']) → { text: '\na\nbc\n', starts: [1, 3, 6] } */
export function joinRows(rows: readonly string[]): Rows {
  const starts = new Uint32Array(rows.length + 1);
  let at = 1;
  for (let row = 0; row < rows.length; row += 1) {
    starts[row] = at;
    at += (rows[row] as string).length + 1;
  }
  starts[rows.length] = at;
  return { text: `\n${rows.join('\n')}\n`, starts };
}

/** @example rowText(joinRows(['a', 'bc']), 1) → 'bc' */
export function rowText({ text, starts }: Rows, row: number): string {
  return text.slice(starts[row], (starts[row + 1] as number) - 1);
}

/** A number for a string, to tell quickly that two are not the same: FNV-1a over its UTF-16 units. */
export function digestOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/**
 * Rows that hold `needle` and nothing else.
 * @param digests of each row; to compare them is many times faster than to read the text
 */
export function wholeRows(rows: Rows, digests: Int32Array, needle: string): number[] {
  const found: number[] = [];
  if (needle === '') return found;
  const wanted = digestOf(needle);
  for (let row = digests.indexOf(wanted); row >= 0; row = digests.indexOf(wanted, row + 1)) {
    if (rowText(rows, row) === needle) found.push(row);
  }
  return found;
}

/**
 * Every occurrence of `needle`, row by row.
 * @param visit is told the row, the place in `text` and the row's beginning; answers whether the rest of the row may be
 *   left out. A needle that begins with the line feed is told with the place after it.
 */
export function eachOccurrence(
  { text, starts }: Rows,
  needle: string,
  visit: (row: number, at: number, start: number) => boolean,
): void {
  const lead = needle.startsWith('\n') ? 1 : 0;
  const rows = starts.length - 1;
  let row = 0;
  for (let at = text.indexOf(needle); at >= 0; ) {
    while (row < rows && (starts[row + 1] as number) <= at + lead) row += 1;
    if (row >= rows) return;
    const done = visit(row, at + lead, starts[row] as number);
    at = text.indexOf(needle, done ? (starts[row + 1] as number) - 1 : at + 1);
  }
}
