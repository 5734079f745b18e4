import { expect, test } from 'vitest';
import { drawableRows } from '../../../src/islands/Home/useInstalments.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

test.each([
  { drawn: [], most: 2, now: 2, what: 'new rows come as many at a time as asked' },
  { drawn: ['a', 'b'], most: 2, now: 4, what: 'rows that stand already cost nothing' },
  { drawn: ['e'], most: 2, now: 2, what: 'a row that stands far below waits for those above it' },
  { drawn: ['a', 'b', 'c', 'd'], most: 1, now: 5, what: 'the last ones end it' },
  { drawn: ['x', 'y'], most: 9, now: 5, what: 'rows that are gone do not count' },
])('$what', ({ drawn, most, now }) => {
  expect(drawableRows(rows, new Set(drawn), most)).toBe(now);
});

test('an empty list is drawn whole', () => expect(drawableRows([], new Set(), 3)).toBe(0));
