import type { Folded } from '#core/sound/fold.ts';

/** Many short strings joined into one, so that one `indexOf` scan searches them all. */
export interface Rows {
  /** A line feed, then the strings, each followed by one: `\nname\n` is found in whole names only. */
  readonly text: string;
  /** The offset of each string, and one more for the end. */
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

/** Rows that are equal to `needle`. */
export function wholeRows(rows: Rows, needle: string): number[] {
  const found: number[] = [];
  if (needle !== '') eachOccurrence(rows, `\n${needle}\n`, (row) => found.push(row) > 0);
  return found;
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
export function eachOccurrence({ text, starts }: Rows, needle: string, visit: Visit): void {
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

/** Marks the beginning of a word in packed letters. */
const BEGINS = 0x80;
const LETTER = 0x7f;

/** Writes the letters of a key as bytes, the high bit for the beginning of a word. */
export function packLetters(
  { letters, begins }: Pick<Folded, 'letters' | 'begins'>,
  into: Uint8Array,
  at: number,
): void {
  for (let n = 0; n < letters.length; n += 1) into[at + n] = letters.charCodeAt(n) | (begins[n] ? BEGINS : 0);
}

/** The letter at a place, without its mark. */
export function letterAt(packed: Uint8Array, at: number): number {
  return (packed[at] as number) & LETTER;
}

export function beginsAt(packed: Uint8Array, at: number): boolean {
  return (packed[at] as number) >= BEGINS;
}
