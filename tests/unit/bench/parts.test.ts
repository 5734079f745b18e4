import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PARTS } from '../../../scripts/bench/benchmarks.ts';

test('the documentation has the parts of the bench, word for word and in their order', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/bench.md'), 'utf8');
  const rows = PARTS.map(({ name, measures, budget }) => `| ${name} | ${measures} | ${budget} |`);
  expect(page).toContain(rows.join('\n'));
});
