/** A section as text for a terminal. */
import { type Cell, columnsOf, type Section } from './section.ts';

/** `1234.5` → `1,234.5`; null → `–`. */
export function showCell(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '–';
  return typeof cell === 'number' ? cell.toLocaleString('en', { maximumFractionDigits: 3 }) : cell;
}

/** Columns a letter takes on a terminal: marks that stand on the letter before take none. */
const widthOf = (text: string): number => text.replace(/\p{M}/gu, '').length;

/** Rows under their columns, numbers flush right; then the notes. A section without rows is its notes alone. */
export function tableLines({ title, rows, notes }: Section): string[] {
  const columns = columnsOf(rows);
  const cells = rows.map((row) => columns.map((column) => showCell(row[column])));
  const numeric = columns.map((column) => rows.every((row) => typeof row[column] !== 'string'));
  const widths = columns.map((column, at) => Math.max(widthOf(column), ...cells.map((row) => widthOf(row[at] ?? ''))));
  const line = (row: readonly string[]): string =>
    row
      .map((text, at) => {
        const room = ' '.repeat(Math.max(0, (widths[at] ?? 0) - widthOf(text)));
        return numeric[at] ? room + text : text + room;
      })
      .join('  ')
      .trimEnd();
  const table =
    rows.length === 0 ? [] : [line(columns), line(widths.map((width) => '─'.repeat(width))), ...cells.map(line)];
  return ['', title, '', ...table.map((text) => `  ${text}`), ...notes.map((note) => `  · ${note}`)];
}
