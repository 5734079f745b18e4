/** Names of the library that a maintainer gives in the interface's languages: messages as any other, after those of the catalogues. */
import { knownCollections } from '../../src/core/library/collections.ts';
import { FACT_KINDS } from '../../src/core/library/fact-kinds.ts';
import { namedLanguages } from '../../src/core/library/maintained-table.ts';
import { folderLabel } from '../../src/core/library/names.ts';
import type { Catalogue } from './catalogues.ts';

/** A name as the reader sees it in English, and in other languages. */
export interface LibraryName {
  label: string;
  names: Readonly<Record<string, string | undefined>>;
}

/** Those of `languages.json`, `collections.json` and `fact-kinds.json` that have a name in another language. */
export const libraryNames = (): LibraryName[] =>
  [
    ...namedLanguages.map(({ name, names }) => ({ label: name, names })),
    ...FACT_KINDS.map(({ name, names }) => ({ label: name, names })),
    ...knownCollections().map(({ folder, names }) => ({ label: folderLabel(folder), names })),
  ].filter(({ names }) => Object.values(names).some((name) => name !== undefined));

/** Words that are no syntax of a message: `O'Hara {1}` → `O''Hara '{'1'}'`. */
const literal = (words: string): string => words.replaceAll("'", "''").replace(/[{}]/g, "'$&'");

/**
 * A catalogue with the names as messages: `{ label: 'Rigveda', names: { ta: 'ரிக்வேதம்' } }` in Tamil →
 * `{ …, 'name.Rigveda': 'ரிக்வேதம்' }`. A language without the name says the label.
 */
export const withLibraryNames = (catalogue: Catalogue, locale: string, names: readonly LibraryName[]): Catalogue => ({
  ...catalogue,
  ...Object.fromEntries(
    names.map(({ label, names }) => [
      `name.${label}`,
      literal(names[locale] ?? catalogue[`name.${label}`] ?? label).normalize('NFC'),
    ]),
  ),
});
