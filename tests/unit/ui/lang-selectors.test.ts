import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a style that is chosen by language names one language, since Chromium drops a rule with a list, a string or a wildcard', () => {
  const files = globSync('src/**/*.{css,astro}');
  const all = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/:lang\(([^)]*)\)/g)].map(([, range = '']) => ({ file, range })),
  );
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(({ range }) => !/^[a-z]{2,3}$/.test(range))).toEqual([]);
});
