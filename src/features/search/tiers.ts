import type { ResultSet } from './entries.ts';
import { fuzzyRows } from './fuzzy.ts';
import type { NameSounds, SearchIndex } from './index-build.ts';
import { wholeRows } from './joined-strings.ts';
import { nameRows } from './name-tiers.ts';
import { type NumberRows, numberInNameRows, numberRows } from './number-tiers.ts';
import type { FindScopes, Query, Scope } from './query.ts';
import { soundRows, wholeSoundRows } from './sound-tiers.ts';

/**
 * The number, the whole name, the name as written, the name by sound: in one piece, then word by word.
 * @param sounds null leaves the tiers by sound out
 */
export function findByName(index: SearchIndex, sounds: NameSounds | null, query: Query, found: ResultSet): void {
  if (query.number !== '') {
    const { exact, prefix } = query.number.includes('.')
      ? numberInNameRows(index, query.number)
      : numberRows(index, query.number);
    found.add('number', exact);
    found.add('number-prefix', prefix);
  }
  if (query.numberAndName && sounds) {
    // '12 agni': the songs of that number among those of that name, whichever way the name matches.
    const isNamed = isIn(namedRows(index, query.numberAndName.rest));
    const all = numbered(index, query.numberAndName.number);
    for (const { exact } of all) found.add('number', exact.filter(isNamed));
    for (const { prefix } of all) found.add('number-prefix', prefix.filter(isNamed));
  }
  found.add('name', wholeRows(index.names, query.text));
  if (sounds) found.add('name', wholeSoundRows(sounds, query));
  const written = nameRows(index, query);
  found.add('name-begins', written.begins);
  found.add('word-begins', written.word);
  found.add('name-contains', written.contains);
  if (!sounds) return;
  const heard = soundRows(sounds, query);
  found.add('sound-begins', heard.begins);
  found.add('sound-word-begins', heard.word);
  found.add('sound-contains', heard.contains);
  found.add('words', written.words);
  found.add('words', heard.words);
}

/** Songs of a folder that the query names: by a number ('gita 2') or by their own name ('creation rigveda'). */
export function findInFolders(index: SearchIndex, query: Query, found: ResultSet, scopesOf: FindScopes): void {
  const { numberAndName, text } = query;
  for (const scope of numberAndName ? scopesOf(numberAndName.rest.text) : []) {
    const isNamed = scope.rest ? isIn(namedRows(index, scope.rest)) : () => true;
    for (const { exact, prefix } of numbered(index, numberAndName?.number ?? '')) {
      found.add('number', inFolder(index, exact, scope).filter(isNamed));
      found.add('number-prefix', inFolder(index, prefix, scope).filter(isNamed));
    }
  }
  for (const scope of scopesOf(text))
    if (scope.rest) found.add('in-folder', inFolder(index, namedRows(index, scope.rest), scope));
}

/** Names that only look or sound similar. Of those that the number fits the others are left out: 'kathopanishad 1.3'. */
export function findSimilar(index: SearchIndex, query: Query, found: ResultSet): void {
  const { numberAndName } = query;
  const known = (row: number): boolean => found.has(row);
  if (numberAndName) {
    const rows = new Set(numbered(index, numberAndName.number).flatMap(({ exact }) => exact));
    found.add(
      'fuzzy',
      fuzzyRows(index.sounds(), numberAndName.rest, (row) => known(row) || !rows.has(row)),
    );
  }
  found.add('fuzzy', fuzzyRows(index.sounds(), query, known));
}

/** Songs by a number in their name, then by their own. */
const numbered = (index: SearchIndex, number: string): NumberRows[] => [
  numberInNameRows(index, number),
  numberRows(index, number),
];

const inFolder = ({ folders }: SearchIndex, rows: readonly number[], { folder }: Scope): number[] =>
  rows.filter((row) => folders[row] === folder);

/** Rows whose name matches the query, whichever way. */
const namedRows = (index: SearchIndex, query: Query): number[] =>
  [nameRows(index, query), soundRows(index.sounds(), query)].flatMap(({ begins, word, contains, words }) => [
    ...begins,
    ...word,
    ...contains,
    ...words,
  ]);

function isIn(rows: readonly number[]): (row: number) => boolean {
  const all = new Set(rows);
  return (row) => all.has(row);
}
