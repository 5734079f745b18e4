import { indexOfRows, type SearchIndex } from './index-build.ts';
import { nameRows, type RowsByPosition } from './name-tiers.ts';
import { numberRows } from './number-tiers.ts';
import type { Query } from './query.ts';
import type { ResultSet } from './result-set.ts';
import { wholeRows } from './rows.ts';
import { soundRows, wholeSoundRows } from './sound-tiers.ts';

/** The number, the whole name, and the name as written. */
export function findByText(index: SearchIndex, query: Query, found: ResultSet): void {
  if (query.digits !== '') {
    const { exact, prefix } = numberRows(index, query.digits);
    found.add('number', exact);
    found.add('number-prefix', prefix);
  }
  if (query.numberAndName) findNumberAndName(index, query.numberAndName, found);
  found.add('name', wholeRows(index.names, index.digests.names, query.text));
  found.add('name', wholeSoundRows(index, query));
  const { begins, word, contains, words } = nameRows(index, query);
  found.add('name-begins', begins);
  found.add('word-begins', word);
  found.add('name-contains', contains);
  found.add('name-contains', words);
}

/**
 * The name by sound, the query in one piece.
 * @returns rows that contain every word of the query by sound, but not in one piece: they rank with the fuzzy matches
 */
export function findBySound(index: SearchIndex, query: Query, found: ResultSet): readonly number[] {
  const { begins, word, contains, words } = soundRows(index, query, (row) => found.has(row));
  found.add('sound-begins', begins);
  found.add('sound-word-begins', word);
  found.add('sound-contains', contains);
  return words;
}

/** '12 agni': the songs of that number among those of that name, whichever way the name matches. */
function findNumberAndName(
  index: SearchIndex,
  { digits, rest }: NonNullable<Query['numberAndName']>,
  found: ResultSet,
): void {
  const { exact, prefix } = numberRows(index, digits);
  found.add('number', named(index, exact, rest));
  found.add('number-prefix', named(index, prefix, rest));
}

function named(index: SearchIndex, rows: readonly number[], query: Query): number[] {
  const some = indexOfRows(index, rows);
  const held = new Set([nameRows(some, query), soundRows(some, query, () => false)].flatMap(flat));
  return rows.filter((_, at) => held.has(at));
}

function flat({ begins, word, contains, words }: RowsByPosition): number[] {
  return [...begins, ...word, ...contains, ...words];
}
