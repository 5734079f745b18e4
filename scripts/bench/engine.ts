/** The search engine by itself, at this machine's own speed: what `search.ts` measures, as a table. */
import { displayName } from '#library/names.ts';
import type { SeedEntry } from './grow.ts';
import { benchSearch, multiplied, type Times } from './search.ts';
import type { Section } from './section.ts';
import { rounded } from './statistics.ts';

export function engineSection(seeds: readonly SeedEntry[], count: number): Section {
  const names = [...new Set(seeds.map(({ fileName }) => displayName(fileName)))];
  const bench = benchSearch(multiplied(names, count));
  const row = (step: string, { p50, p95 }: Times) => ({ step, 'p50 ms': rounded(p50), 'p95 ms': rounded(p95) });
  return {
    part: 'search',
    title: `The engine alone over ${count.toLocaleString('en')} names, in Node, not slowed`,
    rows: [
      row('number and name as written', bench.written),
      row('and by sound', bench.sound),
      row('and fuzzy', bench.fuzzy),
      row('plain Fuse.js', bench.fuse),
    ],
    notes: [
      `From the key to each step's answer. Index built in ${rounded(bench.build)} ms, that of Fuse.js in ${rounded(bench.fuseBuild)} ms.`,
    ],
  };
}
