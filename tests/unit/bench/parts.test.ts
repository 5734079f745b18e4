import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PARTS } from '../../../scripts/bench/parts.ts';

test('the documentation has the parts of the bench, word for word and in their order', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/bench.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| part |'));
  expect(rows).toEqual(
    PARTS.map(({ name, measures, decision, bound }) => `| ${name} | ${measures} | ${decision} | ${bound} |`),
  );
});
