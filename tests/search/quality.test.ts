import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSearch } from './adapter.ts';

interface Group {
  readonly id: number;
  readonly variants: readonly { readonly text: string }[];
}

const shared = process.env['NAMA_SHARED'] ?? resolve(import.meta.dirname, '../../../shared');
const namesFile = resolve(shared, 'search/names.json');
const filesFile = resolve(shared, 'library/files.json');
const hasNames = existsSync(namesFile) && existsSync(filesFile);

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const text = ({ variants }: Group, at: number): string => variants[at % variants.length]?.text ?? '';

/** The share of queries whose group is among the first ten, and the mean of 1/rank (0 beyond ten). */
function measure(
  groups: readonly Group[],
  stored: number,
  cut: (query: string) => string = (query) => query,
  extra: readonly string[] = [],
): { recall: number; mrr: number } {
  const search = createSearch([
    ...groups.map((group) => ({ id: group.id, text: text(group, stored) })),
    ...extra.map((name, n) => ({ id: `extra ${n}`, text: name })),
  ]);
  const ranks = groups.flatMap((group) =>
    group.variants
      .filter((_, at) => at !== stored % group.variants.length)
      .map((variant) => search(cut(variant.text)).slice(0, 10).indexOf(group.id) + 1),
  );
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  return {
    recall: mean(ranks.map((rank) => (rank > 0 ? 1 : 0))),
    mrr: mean(ranks.map((rank) => (rank > 0 ? 1 / rank : 0))),
  };
}

function firstHalf(query: string): string {
  const letters = [...new Intl.Segmenter('und').segment(query)];
  return query.slice(0, letters[Math.floor(letters.length / 2)]?.index);
}

describe.skipIf(!hasNames)(`search over real names (skipped where ${namesFile} is not there)`, () => {
  const groups = hasNames ? read<readonly Group[]>(namesFile) : [];
  const titles = hasNames
    ? read<{ files: readonly { file_name: string }[] }>(filesFile).files.map((file) => file.file_name)
    : [];

  it('finds a name by its other spellings, whichever of them the library prints', () => {
    for (const stored of [0, 1, 2]) {
      const { recall, mrr } = measure(groups, stored);
      expect(recall).toBeGreaterThanOrEqual(0.995);
      expect(mrr).toBeGreaterThanOrEqual(0.985);
    }
  });

  it('finds it first among the titles of a whole library too, tried with each eighth name', {
    timeout: 600_000,
  }, () => {
    const others = groups.filter((_, at) => at % 8 !== 0).map((group) => text(group, 0));
    const asked = groups.filter((_, at) => at % 8 === 0);
    expect(measure(asked, 0, undefined, [...others, ...titles]).mrr).toBeGreaterThanOrEqual(0.97);
  });

  it('finds it by the first half of a spelling', () => {
    expect(measure(groups, 0, firstHalf).recall).toBeGreaterThanOrEqual(0.9);
  });
});
