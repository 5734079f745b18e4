/** The look into the index inside texts before it is published. */
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inspectTexts } from '../../scripts/verify/texts.ts';
import { drawBy } from './rebuild.fixture.ts';
import { madeUpModel, startIndexes } from './text-index.fixture.ts';

const indexes = startIndexes();
let whole: string;
let folder: string;

beforeAll(async () => {
  indexes.write(madeUpModel(30, drawBy(3)));
  whole = (await indexes.build(null)).folder;
  indexes.writePages(whole);
});
beforeEach(() => {
  folder = `${whole}-tried`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(whole, folder, { recursive: true });
});
afterAll(() => indexes.remove());

const shards = (): string[] =>
  readdirSync(join(folder, '_astro/texts')).filter((name) => name.endsWith('.bin') && !name.startsWith('documents.'));
const look = () => inspectTexts(folder, indexes.manifest()).offenders;
const NOT_WHOLE = 'is missing, or does not match the digest in its name';

describe('the check of the index inside texts', () => {
  test('finds every word of the texts that it chose', () => {
    const { texts, words, files, bytes, offenders } = inspectTexts(folder, indexes.manifest());
    expect(offenders).toEqual([]);
    expect(texts).toBe(30);
    expect(words).toBeGreaterThan(500);
    expect(files).toBe(shards().length + 1);
    expect(bytes).toBeGreaterThan(1000);
  });

  test('names the page that shows a word which the index does not find there', () => {
    const page =
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.html')) ?? '';
    const html = readFileSync(join(folder, page), 'utf8');
    writeFileSync(join(folder, page), html.replace(/(<p id="v1\.[^>]*>)/, '$1parasakthi '));
    const [offender, ...others] = look();
    expect(offender?.file).toBe(page.replaceAll('\\', '/'));
    expect(offender?.what).toMatch(/^has a word with the key parasakti in its passage 1 that the index does not find/);
    expect(others).toEqual([]);
  });

  test.each([
    ['lost', (file: string) => rmSync(file)],
    ['altered', (file: string) => appendFileSync(file, 'x')],
  ])('names a shard that was %s', (_, harm) => {
    const [name = ''] = shards();
    harm(join(folder, '_astro/texts', name));
    expect(look()).toEqual([{ file: `_astro/texts/${name}`, what: NOT_WHOLE }]);
  });

  test('names the root where there is none, or none that can be read', () => {
    const root = join(folder, 'catalogue/texts.json');
    writeFileSync(root, '{"version":1');
    expect(look()).toEqual([
      { file: 'catalogue/texts.json', what: 'is missing, or is not the root of the index inside texts' },
    ]);
    rmSync(root);
    expect(look()).toHaveLength(1);
  });
});
