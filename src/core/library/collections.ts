/**
 * What is known of collections by their names: the name in their own script, other names that people use, the motif of their
 * title page. A maintainer adds a collection in `collections.json`.
 */
import { type Collection, collections } from '#schemas/collections.ts';
import table from './collections.json' with { type: 'json' };
import { readTable } from './maintained-table.ts';

const TABLE = {
  file: 'src/core/library/collections.json',
  of: 'collections',
  needs: '"folder", "name" and "lang" are needed',
};

/** Letters and digits of a name, in lower case: `Bhagavad_Gita` → `bhagavadgita`. */
export const lettersOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Reads a table of collections.
 * @throws {Error} naming each entry that is not in the form, or is there twice
 */
export function readCollections(table: unknown): ReadonlyMap<string, Collection> {
  const byName = new Map<string, Collection>();
  for (const one of readTable(collections, table, TABLE)) {
    const key = lettersOf(one.folder);
    if (byName.has(key)) {
      throw new Error(
        `"${one.folder}" is in ${TABLE.file} twice.\n  Keep one of the two entries, with the names of both.`,
      );
    }
    byName.set(key, one);
  }
  return byName;
}

const known = readCollections(table);

/** All that are described. */
export const knownCollections = (): Collection[] => [...known.values()];

/** What is known of a folder: `bhagavad gita` → the Bhagavad Gita; undefined for a folder that nobody described. */
export function collectionOf(folder: string): Collection | undefined {
  return known.get(lettersOf(folder));
}
