import { expect, test } from 'vitest';
import { localeOf } from '#features/look/look.ts';

test.each([
  [['ta-IN'], 'ta'],
  [['hi'], 'hi'],
  [['de-DE', 'ta-IN', 'en'], 'ta'],
  [['de-DE'], 'en'],
  [['sat'], 'en'],
  [[], 'en'],
] as const)(
  'a reader who has chosen no language gets the first of the browser’s that the interface has: %j',
  (languages, shown) => {
    expect(localeOf('auto', languages)).toBe(shown);
    expect(localeOf('sa', languages)).toBe('sa');
  },
);
