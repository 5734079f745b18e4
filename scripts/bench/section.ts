/** What a part of the bench hands back: tables that are printed and written as they are. */

/** A cell; numbers are in the unit that the column's name ends with, null stands for what could not be measured. */
export type Cell = string | number | null;

/** One table. Its columns are the names in the order in which rows first have them. */
export interface Section {
  /** `visit`, `search`, … */
  part: string;
  title: string;
  rows: Readonly<Record<string, Cell>>[];
  /** How it was measured, and what was left out and why. */
  notes: string[];
}

/** A section for a part that could not be measured here, with the reason. */
export function skippedSection(part: string, title: string, why: string): Section {
  return { part, title, rows: [], notes: [`Skipped: ${why}`] };
}

/** The columns of a section, in the order in which they first appear. */
export function columnsOf(rows: Section['rows']): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}
