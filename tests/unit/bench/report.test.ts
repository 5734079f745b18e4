import { expect, test } from 'vitest';
import { showCell, skippedSection, tableLines } from '../../../scripts/bench/report.ts';

test('a table has names flush left, numbers flush right, and a dash for what was not measured', () => {
  const rows = [
    { page: 'Home', bytes: 12_345, 'LCP ms': 484 },
    { page: 'a list', bytes: 9, 'LCP ms': null },
  ];
  expect(tableLines({ part: 'visit', title: 'First visit', rows, notes: ['Median of 5.'] })).toEqual([
    '',
    'First visit',
    '',
    '  page     bytes  LCP ms',
    '  ──────  ──────  ──────',
    '  Home    12,345     484',
    '  a list       9       –',
    '  · Median of 5.',
  ]);
});

test('a column that only some rows have is a column, and a gap in the others', () => {
  const lines = tableLines({ part: 'x', title: 'x', rows: [{ a: 1 }, { a: 2, b: 3 }], notes: [] });
  expect(lines.slice(3)).toEqual(['  a  b', '  ─  ─', '  1  –', '  2  3']);
});

test('marks that stand on a letter do not move what follows', () => {
  const lines = tableLines({
    part: 'x',
    title: 'x',
    rows: [
      { name: 'शि', n: 1 },
      { name: 'ab', n: 2 },
    ],
    notes: [],
  });
  expect(lines.at(-2)).toBe('  शि     1');
  expect(lines.at(-1)).toBe('  ab    2');
});

test('a part that could not be measured says why', () => {
  expect(tableLines(skippedSection('visit', 'First visit', 'there is no nginx'))).toEqual([
    '',
    'First visit',
    '',
    '  · Skipped: there is no nginx',
  ]);
});

test('large numbers are grouped, small ones keep three places', () => {
  expect([1234567, 0.12345, 'yes', null, undefined].map(showCell)).toEqual(['1,234,567', '0.123', 'yes', '–', '–']);
});
