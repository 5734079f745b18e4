/** The data for developers: over rebuilds it is that of a clean build. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrangeLibrary, type Folder } from '#core/library/library.ts';
import { dataCatalogue, dataSong } from '#schemas/data.ts';
import { readEnvironment } from '#schemas/environment.ts';
import { buildData } from '../../scripts/data/build.ts';
import { rowsOf } from '../../scripts/data/rows.ts';
import { readFolder } from '../../scripts/verify/folder.ts';
import { readManifest } from '../../src/snapshot.ts';
import { drawBy, EDITS, firstModel, type Model, withFacts, writeSnapshot } from './rebuild.fixture.ts';
import { madeUpModel } from './text-index.fixture.ts';

const draw = drawBy(Number(process.env['REBUILD_SEED'] ?? 17));
const root = mkdtempSync(join(tmpdir(), 'nama-data-'));
const snapshot = join(root, 'snapshot');
const model: Model = madeUpModel(40, draw);
let builds = 0;
let first: string;

const fresh = (): string => {
  builds += 1;
  return join(root, String(builds));
};
const siteOf = (variables: Record<string, string> = {}) => {
  return readEnvironment({ SITE_URL: 'https://nama.example', TEXT_LICENCE: 'CC0', ...variables });
};
const filesOf = (folder: string): Map<string, string> =>
  new Map(readFolder(folder).files.map(({ name }) => [name, readFileSync(join(folder, name), 'base64')]));

async function make(from: string | null, variables?: Record<string, string>) {
  const folder = fresh();
  return {
    folder,
    report: await buildData({
      snapshot,
      manifest: readManifest(snapshot),
      folder,
      site: siteOf(variables),
      served: from,
    }),
  };
}

const catalogueOf = (folder: string) =>
  dataCatalogue.parse(JSON.parse(readFileSync(join(folder, 'data/catalogue.json'), 'utf8')));
/** `https://nama.example/data/a%20b.json` → where it lies. */
const at = (folder: string, address: string): string => join(folder, decodeURIComponent(new URL(address).pathname));

beforeAll(async () => {
  const [lost] = model.songs;
  if (lost) lost.text = null;
  writeSnapshot(snapshot, model);
  first = (await make(null)).folder;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the data of a build', () => {
  test('has every song in the list of its collection, every text in its dump, letter by letter, and no other file', () => {
    const texts = new Map<string, string>();
    for (const { songs, dump, languages } of catalogueOf(first).collections) {
      const rows = dataSong.array().parse(JSON.parse(readFileSync(at(first, songs), 'utf8')));
      expect(rows).toHaveLength(languages.reduce((sum, { songs: count }) => sum + count, 0));
      const packed = readFileSync(at(first, dump?.file ?? ''));
      expect(createHash('sha256').update(packed).digest('hex')).toBe(dump?.sha256);
      const lines = gunzipSync(packed).toString('utf8').trimEnd().split('\n');
      for (const line of lines) {
        const { text, ...row } = JSON.parse(line);
        expect(rows).toContainEqual(row);
        expect(createHash('sha256').update(text).digest('hex')).toBe(row.sha256);
        texts.set(`${row.collection}/${row.language}/${row.fileName}`, text);
      }
    }
    const expected = model.songs.filter(({ text }) => text !== null);
    expect(texts).toEqual(
      new Map(expected.map(({ folder, language, fileName, text }) => [`${folder}/${language}/${fileName}`, text])),
    );
    const known = /^data\/(?:songs\/.+\.json|dumps\/.+\.jsonl\.gz|(?:catalogue|moved)\.json|format\.txt)$/;
    expect([...filesOf(first).keys()].filter((name) => !known.test(name))).toEqual([]);
  });

  test('writes no time and no name of a system into what it packs, so that the same songs give the same bytes', () => {
    const packed = readFileSync(at(first, catalogueOf(first).collections[0]?.dump?.file ?? ''));
    expect([...packed.subarray(4, 8), packed[9]]).toEqual([0, 0, 0, 0, 255]);
  });

  test('says of each song what it tells, in all its editions', () => {
    const { entries } = writeSnapshot(join(root, 'facts'), withFacts({ ...firstModel(), songs: [] }));
    const [folder] = arrangeLibrary(entries, []).folders;
    const facts = [...rowsOf(folder as Folder, siteOf())].map(([, row]) => dataSong.parse(row).facts);
    expect(facts).toHaveLength(4);
    const speaker = { kind: 'speaker', value: 'Arjuna', own: 'अर्जुनः', page: 'https://nama.example/by/speaker/arjuna/' };
    for (const told of facts) expect(told).toContainEqual(speaker);
  });

  test('without a licence for the texts is the catalogue and its lists alone', async () => {
    const { folder } = await make(first, { TEXT_LICENCE: '' });
    expect(catalogueOf(folder).licence).toBeNull();
    expect([...filesOf(folder).keys()].filter((name) => !/^data\/(songs\/.*|catalogue)\.json$/.test(name))).toEqual([
      'data/format.txt',
      'data/moved.json',
    ]);
  });
});

describe('a rebuild', () => {
  test('with nothing changed takes everything over', async () => {
    const { folder, report } = await make(first);
    expect(report.made).toBe(0);
    expect(filesOf(folder)).toEqual(filesOf(first));
    const name = [...filesOf(folder).keys()].find((one) => one.endsWith('.gz')) ?? '';
    expect(statSync(join(folder, name)).ino).toBe(statSync(join(first, name)).ino);
  });

  test('takes over no dump that is damaged', async () => {
    const hurt = fresh();
    cpSync(first, hurt, { recursive: true, preserveTimestamps: true });
    const dump = [...filesOf(hurt).keys()].find((name) => name.endsWith('.gz')) ?? '';
    writeFileSync(join(hurt, dump), 'damage');
    const { folder, report } = await make(hurt);
    expect(report.made).toBe(1);
    expect(filesOf(folder)).toEqual(filesOf(first));
  });

  test('after random edits writes the same bytes as a clean build', async () => {
    const edited = structuredClone(model);
    const kinds = Object.keys(EDITS).filter((kind) => !/playlist|notice|template/.test(kind));
    let served = first;
    for (let round = 0; round < kinds.length; round += 4) {
      const told = kinds.slice(round, round + 4).map((kind) => EDITS[kind]?.(edited, draw));
      writeSnapshot(snapshot, edited);
      const [again, clean] = [await make(served), await make(null)];
      expect(filesOf(again.folder), told.join('; ')).toEqual(filesOf(clean.folder));
      served = again.folder;
    }
    writeSnapshot(snapshot, model);
  });
});
