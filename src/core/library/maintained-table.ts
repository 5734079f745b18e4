/** Tables that a maintainer fills in, such as `languages.json`: what is wrong with one is told by its entries. */
import type * as z from 'zod';

/** A table, as errors name it. */
export interface TableFile {
  /** From the project's folder on. */
  file: string;
  /** What it lists: `languages`. */
  of: string;
  /** What its entries need: `"code" and "name" are needed`. */
  needs: string;
}

/**
 * @returns the table's entries
 * @throws {Error} naming each entry that is not in the form
 */
export function readTable<T>(schema: z.ZodType<T>, table: unknown, { file, of, needs }: TableFile): T {
  const read = schema.safeParse(table);
  if (read.success) return read.data;
  const faults = read.error.issues
    .map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`)
    .join('\n  ');
  throw new Error(`${file} has wrong entries in its list of ${of}.\n  ${faults}\n  Correct these entries; ${needs}.`);
}
