import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median, medians, percentile, rounded } from '../../../scripts/bench/statistics.ts';

test('a percentile is one of the values, by the nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.95)).toBeNaN();
});

test('the median is the middle value, or halfway between the two middle ones', () => {
  expect(median([4, 1, 2])).toBe(2);
  expect(median([1, 10])).toBe(5.5);
  expect(median([])).toBeNaN();
});

test('one slow run of five changes no median', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 4, maxLength: 4 }), (usual) => {
      expect(median([...usual, 1e9])).toBeLessThanOrEqual(Math.max(...usual));
    }),
  );
});

test('each figure of repeated runs has a median of its own', () => {
  const runs = [
    { ms: 1, bytes: 30 },
    { ms: 3, bytes: 10 },
    { ms: 2, bytes: 20 },
  ];
  expect(medians(runs)).toEqual({ ms: 2, bytes: 20 });
});

test('figures are shown with three digits that count', () => {
  expect([1234.56, 12.345, 0.12345, 0, 99_999].map(rounded)).toEqual([1235, 12.3, 0.123, 0, 99_999]);
  expect(rounded(Number.NaN)).toBeNaN();
});
