/** Many short strings joined into one, so that one `indexOf` scan searches them all. */
export interface Rows {
  /** A line feed, then the strings, each followed by one: `\nname\n` is found in whole names only. */
  readonly text: string;
  /** The offset of each string, and one more for the end. */
  readonly starts: Uint32Array;
  /** How often each UTF-16 unit occurs in the text, if counted: a scan for a rare unit is fast. */
  readonly counts?: Uint32Array;
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

const UNITS = 0x1_0000;

/** The same rows with the counts, for rows that are searched often. */
export function withCounts(rows: Rows): Rows {
  const counts = new Uint32Array(UNITS);
  for (let at = 0; at < rows.text.length; at += 1) {
    const unit = rows.text.charCodeAt(at);
    counts[unit] = (counts[unit] as number) + 1;
  }
  return { ...rows, counts };
}

/** @example rowText(joinRows(['a', 'bc']), 1) → 'bc' */
export function rowText({ text, starts }: Rows, row: number): string {
  return text.slice(starts[row], (starts[row + 1] as number) - 1);
}

/** A hash of a string, to compare strings fast: FNV-1a over its UTF-16 units. */
export function digestOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/**
 * Rows that are equal to `needle`.
 * @param digests hashes of the rows; to compare them is many times faster than to compare the text
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

/** The offset in `needle` of the unit that is rarest in the text. */
function rarestUnit(needle: string, counts: Uint32Array): number {
  let rarest = 0;
  for (let at = 1; at < needle.length; at += 1) {
    const count = counts[needle.charCodeAt(at)] as number;
    if (count < (counts[needle.charCodeAt(rarest)] as number)) rarest = at;
  }
  return rarest;
}

/** Gets the row, the offset of the match and the offset of the row in the text; returns whether to skip the rest of the row. */
type Visit = (row: number, at: number, start: number) => boolean;

/** Every occurrence of `needle` in one row. */
export function eachOccurrenceIn(rows: Rows, row: number, needle: string, visit: Visit): void {
  const text = rowText(rows, row);
  const start = rows.starts[row] as number;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    if (visit(row, start + at, start)) return;
  }
}

/** Every occurrence of `needle`, row by row. For a needle that begins with the line feed, the offset after it is given. */
export function eachOccurrence({ text, starts, counts }: Rows, needle: string, visit: Visit): void {
  const lead = needle.startsWith('\n') ? 1 : 0;
  const rows = starts.length - 1;
  // `indexOf` stops at each occurrence of the needle's first unit, so the scan starts at the needle's rarest unit.
  const before = counts ? rarestUnit(needle, counts) : 0;
  const tail = needle.slice(before);
  let row = 0;
  for (let found = text.indexOf(tail, before); found >= 0; ) {
    const at = found - before;
    if (before > 0 && !text.startsWith(needle, at)) {
      found = text.indexOf(tail, found + 1);
      continue;
    }
    while (row < rows && (starts[row + 1] as number) <= at + lead) row += 1;
    if (row >= rows) return;
    const done = visit(row, at + lead, starts[row] as number);
    found = text.indexOf(tail, (done ? (starts[row + 1] as number) - 1 : at + 1) + before);
  }
}
