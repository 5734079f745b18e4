/** The check of packs before they are published. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PackManifest } from '#schemas/pack.ts';
import { digestOf, packAddress } from '../../scripts/packs/files.ts';
import { startPacks } from './packs.fixture.ts';
import { drawBy } from './rebuild.fixture.ts';
import { madeUpModel } from './text-index.fixture.ts';

const packs = startPacks();
const model = madeUpModel(40, drawBy(5));
let whole: string;
let folder: string;

beforeAll(async () => {
  packs.write(model);
  whole = (await packs.build(null)).folder;
});
beforeEach(() => {
  folder = packs.copyOf(whole);
});
afterAll(() => packs.remove());

const faults = (): string[] => packs.faults(folder);
const firstManifest = (): string => packs.index(folder).packs[0]?.manifest ?? '';
const fileOf = (address: string): string => join(folder, address);

/** Writes the first pack's manifest anew, under its new digest, and puts it into the index. */
function alterPack(change: (pack: PackManifest) => void): void {
  const before = firstManifest();
  const pack = packs.pack(folder, before);
  change(pack);
  const json = JSON.stringify(pack);
  const after = packAddress('altered', digestOf(json), 'json');
  rmSync(fileOf(before));
  writeFileSync(fileOf(after), json);
  const index = join(folder, 'packs/index.json');
  writeFileSync(index, readFileSync(index, 'utf8').replace(before, after));
}

describe('the check of the packs', () => {
  test('finds nothing wrong with what was built', () => {
    expect(faults()).toEqual([]);
  });

  test.each([
    ['lost', (file: string) => rmSync(file)],
    ['altered', (file: string) => appendFileSync(file, 'x')],
  ])('names a file of a chunk that was %s', (_, harm) => {
    const { file = '', index } = packs.pack(folder, firstManifest()).chunks[0] ?? {};
    harm(fileOf(index?.file ?? ''));
    expect(faults()).toEqual([
      `${firstManifest().slice(1)} names ${index?.file}, which is missing or has other content`,
    ]);
    harm(fileOf(file));
    expect(faults()).toContainEqual(expect.stringContaining(`names ${file}, which is missing or has other content`));
    expect(faults()).toContainEqual(expect.stringContaining('does not lead to the text of "'));
  });

  test.each([
    ['lost', (file: string) => rmSync(file)],
    ['altered', (file: string) => appendFileSync(file, ' ')],
  ])('names a list whose manifest was %s', (_, harm) => {
    harm(fileOf(firstManifest()));
    expect(faults()).toEqual(['packs/index.json names no pack of "Book_0/ENG" that can be read']);
  });

  test.each<[what: string, change: (pack: PackManifest) => void]>([
    ['cut out at another place', ({ songs: [song] }) => song && Object.assign(song, { start: song.start + 1 })],
    ['in no chunk', ({ songs: [song] }) => song && Object.assign(song, { chunk: null })],
    ['in a chunk that is not there', ({ songs: [song] }) => song && Object.assign(song, { chunk: 99 })],
  ])('names a text that is %s', (_, change) => {
    alterPack(change);
    expect(faults()).toEqual([expect.stringMatching(/\.json does not lead to the text of ".*"$/)]);
  });

  test('names the index where there is none, or none that can be read', () => {
    const index = join(folder, 'packs/index.json');
    writeFileSync(index, '{"version":1');
    expect(faults()).toEqual(['packs/index.json is missing, or is not an index of packs']);
    rmSync(index);
    expect(faults()).toHaveLength(1);
  });
});
