import { fuzzyRows } from './fuzzy.ts';
import { indexOfRows, type SearchIndex } from './index-build.ts';
import { nameRows, type RowsByPosition } from './name-tiers.ts';
import { type NumberRows, numberInNameRows, numberRows } from './number-tiers.ts';
import type { FindScopes, Query, Scope } from './query.ts';
import type { ResultSet } from './result-set.ts';
import { wholeRows } from './rows.ts';
import { soundRows, wholeSoundRows } from './sound-tiers.ts';

/**
 * The number, the whole name, and the name as written.
 * @returns rows that hold every word of the query, not in one piece
 */
export function findByText(index: SearchIndex, query: Query, found: ResultSet): readonly number[] {
  if (query.number !== '') {
    const { exact, prefix } = query.number.includes('.')
      ? numberInNameRows(index, query.number)
      : numberRows(index, query.number);
    found.add('number', exact);
    found.add('number-prefix', prefix);
  }
  if (query.numberAndName) findNumberAndName(index, query.numberAndName, found);
  found.add('name', wholeRows(index.names, query.text));
  found.add('name', wholeSoundRows(index, query));
  const { begins, word, contains, words } = nameRows(index, query);
  found.add('name-begins', begins);
  found.add('word-begins', word);
  found.add('name-contains', contains);
  return words;
}

/**
 * The name by sound, the query in one piece, then word by word.
 * @param inPieces rows that hold every word as written
 */
export function findBySound(index: SearchIndex, query: Query, found: ResultSet, inPieces: readonly number[]): void {
  const { begins, word, contains, words } = soundRows(index, query, (row) => found.has(row));
  found.add('sound-begins', begins);
  found.add('sound-word-begins', word);
  found.add('sound-contains', contains);
  found.add('words', inPieces);
  found.add('words', words);
}

/** Songs of a folder that the query names: by a number ('gita 2') or by their own name ('creation rigveda'). */
export function findInFolders(index: SearchIndex, query: Query, found: ResultSet, scopesOf: FindScopes): void {
  const { numberAndName, text } = query;
  const scopes = numberAndName ? scopesOf(numberAndName.rest.text) : [];
  if (numberAndName && scopes.length > 0) {
    const all = numbered(index, numberAndName.number);
    for (const scope of scopes) {
      for (const { exact, prefix } of all) {
        found.add('number', matching(index, inFolder(index, exact, scope), scope.rest));
        found.add('number-prefix', matching(index, inFolder(index, prefix, scope), scope.rest));
      }
    }
  }
  for (const scope of scopesOf(text)) {
    if (!scope.rest) continue;
    const named = [nameRows(index, scope.rest), soundRows(index, scope.rest, () => false)].flatMap(flat);
    found.add('in-folder', inFolder(index, [...new Set(named)], scope));
  }
}

/** Names that only look or sound similar. Of those that the number fits the others are left out: 'kathopanishad 1.3'. */
export function findSimilar(index: SearchIndex, query: Query, found: ResultSet): void {
  const { numberAndName } = query;
  const known = (row: number): boolean => found.has(row);
  if (numberAndName) {
    const rows = new Set(numbered(index, numberAndName.number).flatMap(({ exact }) => exact));
    found.add(
      'fuzzy',
      fuzzyRows(index, numberAndName.rest, (row) => known(row) || !rows.has(row)),
    );
  }
  found.add('fuzzy', fuzzyRows(index, query, known));
}

/** Songs by a number in their name, then by their own. */
const numbered = (index: SearchIndex, number: string): NumberRows[] => [
  numberInNameRows(index, number),
  numberRows(index, number),
];

const inFolder = ({ folders }: SearchIndex, rows: readonly number[], { folder }: Scope): number[] =>
  rows.filter((row) => folders[row] === folder);

/** '12 agni': the songs of that number among those of that name, whichever way the name matches. */
function findNumberAndName(
  index: SearchIndex,
  { number, rest }: NonNullable<Query['numberAndName']>,
  found: ResultSet,
): void {
  const all = numbered(index, number);
  for (const { exact } of all) found.add('number', matching(index, exact, rest));
  for (const { prefix } of all) found.add('number-prefix', matching(index, prefix, rest));
}

/** More rows than this are not indexed anew: the query is put to the whole index instead. */
const FEW = 400;

/** Those of the rows whose name matches the query; all of them for no query. */
function matching(index: SearchIndex, rows: readonly number[], query: Query | null): readonly number[] {
  if (!query || rows.length === 0) return rows;
  const isFew = rows.length <= FEW;
  const some = isFew ? indexOfRows(index, rows) : index;
  const held = new Set([nameRows(some, query), soundRows(some, query, () => false)].flatMap(flat));
  return rows.filter((row, at) => held.has(isFew ? at : row));
}

function flat({ begins, word, contains, words }: RowsByPosition): number[] {
  return [...begins, ...word, ...contains, ...words];
}
