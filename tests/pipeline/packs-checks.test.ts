/** The look into packs before they are published. */
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

const faults = async (): Promise<string[]> =>
  (await packs.inspect(folder)).offenders.map(({ file, what }) => `${file} ${what}`);
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
  test('cuts out every text and compares every page', async () => {
    const { texts, files, bytes, offenders } = await packs.inspect(folder);
    expect(offenders).toEqual([]);
    expect(texts).toBe(40);
    expect(files).toBe(packs.filesOf(folder).size - 1);
    expect(bytes).toBeGreaterThan(5000);
  });

  test.each([
    ['lost', (file: string) => rmSync(file), 'is missing'],
    [
      'altered',
      (file: string) => appendFileSync(file, 'x'),
      'does not match the digest in its name and in the manifest',
    ],
  ])('names a chunk that was %s', async (_, harm, what) => {
    const chunk = packs.pack(folder, firstManifest()).chunks[0]?.file ?? '';
    harm(fileOf(chunk));
    expect(await faults()).toEqual([`${chunk.slice(1)} ${what}`]);
  });

  test.each([
    ['lost', (file: string) => rmSync(file), 'cannot be read: ENOENT'],
    [
      'altered',
      (file: string) => appendFileSync(file, 'x'),
      'does not match the digest in its name and in the manifest',
    ],
  ])('names an index of words that was %s', async (_, harm, what) => {
    const index = packs.pack(folder, firstManifest()).chunks[0]?.index?.file ?? '';
    harm(fileOf(index));
    const found = await faults();
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${index.slice(1)} ${what}`);
  });

  test('names a chunk that has the index of other words, or none', async () => {
    alterPack(({ chunks: [one, other] }) => {
      if (one && other?.index) one.index = other.index;
    });
    expect(await faults()).toContainEqual(expect.stringMatching(/\.bin does not find the key \w+ in passage \d+ of "/));
    alterPack(({ chunks: [one] }) => {
      delete one?.index;
    });
    expect(await faults()).toContainEqual(expect.stringMatching(/\.txt has words, but no index$/));
  });

  test.each([
    ['lost', (file: string) => rmSync(file)],
    ['altered', (file: string) => appendFileSync(file, ' ')],
  ])('names a manifest that was %s', async (_, harm) => {
    const manifest = firstManifest();
    harm(fileOf(manifest));
    const [fault, ...others] = await faults();
    expect(fault).toBe(`${manifest.slice(1)} is missing, or is not a manifest that matches the digest in its name`);
    // Nothing names its chunks and their indexes any more.
    for (const other of others) expect(other).toMatch(/\.(?:txt|bin) belongs to no pack$/);
  });

  test('names a text that is cut out at another place', async () => {
    alterPack(({ songs: [song] }) => {
      if (song) song.start += 1;
    });
    const [fault, next, ...others] = await faults();
    expect(fault).toMatch(/\.txt does not hold the text of ".*" at 1 to /);
    // The one after it begins before its end.
    expect(next).toMatch(/\.txt does not hold the text of /);
    expect(others).toEqual([]);
  });

  test.each([null, 99])('names a text that is in no chunk: %s', async (chunk) => {
    alterPack(({ songs }) => {
      const song = songs.at(-1);
      if (song) song.chunk = chunk;
    });
    expect((await faults()).filter((fault) => fault.includes('names a text without a chunk'))).toHaveLength(1);
  });

  test('names a page that is not the library’s', async () => {
    alterPack(({ songs: [song] }) => {
      if (song) song.name = 'Another name';
    });
    const found = await faults();
    // The next song leads back to it.
    expect(found).toHaveLength(2);
    for (const fault of found) expect(fault).toMatch(/ gives a page that differs from the library's at \/file\//);
  });

  test('names an index that says another size', async () => {
    const index = join(folder, 'packs/index.json');
    writeFileSync(index, readFileSync(index, 'utf8').replace('"songs":', '"songs":1'));
    expect(await faults()).toEqual([expect.stringMatching(/^packs\/index\.json describes "Book_0\/ENG" differently/)]);
  });

  test('names a list without a pack, and a file that belongs to no pack', async () => {
    const index = join(folder, 'packs/index.json');
    const { version, packs: all } = packs.index(folder);
    writeFileSync(index, JSON.stringify({ version, packs: all.slice(1) }));
    const [fault, ...others] = await faults();
    expect(fault).toBe('packs/index.json has no pack of "Book_0/ENG"');
    expect(others.length).toBeGreaterThan(1);
    for (const other of others) expect(other).toMatch(/ belongs to no pack$/);
  });

  test('names a pack of a list that the library does not have', async () => {
    const without = { ...model, songs: model.songs.filter(({ folder }) => folder !== 'Book_0') };
    packs.write(without);
    expect((await faults()).filter((fault) => fault.includes('which the library does not have'))).toHaveLength(2);
    packs.write(model);
  });

  test('names the index where there is none, or none that can be read', async () => {
    const index = join(folder, 'packs/index.json');
    writeFileSync(index, '{"version":1');
    expect(await faults()).toEqual(['packs/index.json is missing, or is not an index of packs']);
    rmSync(index);
    expect(await faults()).toHaveLength(1);
  });
});
