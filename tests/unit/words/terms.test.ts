/** The terms of docs/terms.md, held against what the interface says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Locale } from '#words/locales.ts';
import { readCatalogue } from '../../../scripts/words/catalogues.ts';

const LANGUAGES: Record<string, Locale> = { English: 'en', Hindi: 'hi', Tamil: 'ta', Sanskrit: 'sa' };

const document = readFileSync(join(import.meta.dirname, '../../../docs/terms.md'), 'utf8');
const [, interfacePart = ''] = document.split('## The interface in four languages');

/** Rows of the table with this heading: `| a | b |` → `['a', 'b']`. */
function rowsOf(heading: string): string[][] {
  const [, table = ''] = interfacePart.split(`${heading}\n`);
  const [, ...rows] = (table.split('\n\n')[0] ?? '').trim().split('\n');
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const terms = rowsOf('| English | Hindi | Tamil | Sanskrit | said in |');
const others = rowsOf('| language | not |');

/** `keep, on a device` → `keep`; `नाम-` → `नाम` */
const stem = (term: string): string => (term.split(',')[0] ?? '').replace(/-$/, '').normalize('NFC').toLowerCase();

test.each(terms)('%s is %s, %s and %s, as its message says', (...row) => {
  const id = (row.at(-1) ?? '').replaceAll('`', '');
  const unsaid = Object.values(LANGUAGES).filter((locale, at) => {
    const message = readCatalogue(locale)[id]?.toLowerCase() ?? '';
    return !message.includes(stem(row[at] ?? ''));
  });
  expect(unsaid).toEqual([]);
});

test.each(others)('no message of %s says %s', (language, words) => {
  const said = Object.entries(readCatalogue(LANGUAGES[language ?? ''] ?? 'en')).filter(([, text]) =>
    (words ?? '').split(', ').some((word) => text.includes(word.normalize('NFC'))),
  );
  expect(said).toEqual([]);
});

test('the tables are read', () => {
  expect(terms.length).toBeGreaterThan(30);
  expect(others.map(([language]) => language)).toEqual(['Hindi', 'Tamil', 'Sanskrit']);
});
