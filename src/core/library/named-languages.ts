/**
 * The language codes that a maintainer has named in `languages.json`, beyond those of the specification. Read with zod when the
 * site is built; `languages.ts`, which browsers have too, takes the file as it is.
 */
import { languages, type NamedLanguage } from '#schemas/languages.ts';
import table from './languages.json' with { type: 'json' };
import { LANGUAGE_LABELS } from './languages.ts';
import { readTable } from './maintained-table.ts';

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

export const namedLanguages: readonly NamedLanguage[] = readLanguages(table);
