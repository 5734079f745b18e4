/** What a run of the bench tells: the machine that it was made on, and tables. */
import { spawnSync } from 'node:child_process';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';

/** A cell; numbers are in the unit that the column's name ends with, null stands for what could not be measured. */
type Cell = string | number | null;

export type Row = Readonly<Record<string, Cell>>;

/** One table. Its columns are the names in the order in which rows first have them. */
export interface Section {
  /** A name of the table in `parts.ts`. */
  part: string;
  title: string;
  rows: Row[];
  /** How it was measured, and what was left out and why. */
  notes: string[];
}

/** A section for a part that could not be measured here, with the reason. */
export function skippedSection(part: string, title: string, why: string): Section {
  return { part, title, rows: [], notes: [`Skipped: ${why}`] };
}

/** The columns of a section, in the order in which they first appear. */
function columnsOf(rows: Section['rows']): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

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

/** First line that a program says of its version; null when it does not start. */
function versionOf(program: string | null, args: readonly string[]): string | null {
  if (program === null) return null;
  const { status, stdout, stderr } = spawnSync(program, [...args], { encoding: 'utf8' });
  return status === 0 ? ((stdout || stderr).split('\n')[0]?.trim() ?? null) : null;
}

/**
 * The machine in lines, the last one a warning when others are at work on it.
 * @param chromium path of the browser; null when there is none
 */
export function machineLines(chromium: string | null): string[] {
  const cores = cpus().length;
  const load = loadavg()[0] ?? 0;
  const memory = Math.round(totalmem() / 1e9);
  return [
    `${cpus()[0]?.model}, ${cores} cores, ${memory} GB, ${platform()} ${release()}, Node ${process.version}`,
    `${versionOf(chromium, ['--version']) ?? 'no Chromium'}; ${versionOf('nginx', ['-v']) ?? 'no nginx'}`,
    ...(load > cores / 2
      ? [`Others are at work here (load ${load.toFixed(1)} on ${cores} cores): take the times as upper bounds.`]
      : []),
  ];
}
