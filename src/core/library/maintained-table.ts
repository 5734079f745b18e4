/** Tables that a maintainer fills in, such as `languages.json`: what is wrong with one is told by its entries. */
import type * as z from 'zod';
import { languages, type NamedLanguage } from '#schemas/collections.ts';
import table from './languages.json' with { type: 'json' };
import { LANGUAGE_LABELS } from './languages.ts';

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

const FILE = 'src/core/library/languages.json';

/**
 * Reads a table of language codes.
 * @throws {Error} naming each entry that is not in the form, is there twice, or is the specification's
 */
export function readLanguages(table: unknown): readonly NamedLanguage[] {
  const read = readTable(languages, table, {
    file: FILE,
    of: 'languages',
    needs: '"code" and "name" are needed, "lang" and "names" may be there',
  });
  const codes = read.map(({ code }) => code.toUpperCase());
  const twice = codes.filter((code, at) => codes.indexOf(code) < at);
  const specified = codes.filter((code) => LANGUAGE_LABELS.has(code));
  const faults = [
    ...[...new Set(twice)].map((code) => `"${code}" is in ${FILE} twice.\n  Keep one of the two entries.`),
    ...specified.map((code) => `"${code}" of ${FILE} already has the label of the specification.\n  Remove its entry.`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return read;
}

/**
 * The language codes that a maintainer has named in `languages.json`, beyond those of the specification. Read with zod when the
 * site is built; `languages.ts`, which browsers have too, takes the file as it is.
 */
export const namedLanguages: readonly NamedLanguage[] = readLanguages(table);
