import { expect, test } from 'vitest';
import { isTooDeep } from '#api/json-depth.ts';

test.each([
  ['[[1]]', 2, false],
  ['[[1]]', 1, true],
  ['{"a":{"b":[1]}}', 2, true],
  ['[[],[],[]]', 2, false],
  ['["[[[[", "\\"[[["]', 1, false],
  ['"\\\\"[[', 1, true],
  ['', 1, false],
])('%s is nested deeper than %i: %s', (json, deepest, deep) => {
  expect(isTooDeep(json, deepest)).toBe(deep);
});
