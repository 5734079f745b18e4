import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digits } from '#words/format.ts';

test('a count is grouped in thousands, as English writes it', () => {
  expect([0, 999, 1000, 33924, 1234567].map(digits)).toEqual(['0', '999', '1,000', '33,924', '1,234,567']);
  const { format } = new Intl.NumberFormat('en');
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => digits(count) === format(count)));
});
