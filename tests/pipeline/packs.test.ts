/** Packs over rebuilds and shards: they are those of a clean build, and cost what has changed. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryKey } from '#core/library/names.ts';
import { packSongs } from '#core/text-index/pack-pages.ts';
import { startPacks } from './packs.fixture.ts';
import { drawBy, EDITS, type Model } from './rebuild.fixture.ts';
import { madeUpModel } from './text-index.fixture.ts';

const draw = drawBy(Number(process.env['REBUILD_SEED'] ?? 11));
const packs = startPacks();
const model: Model = madeUpModel(80, draw);
let first: string;

beforeAll(async () => {
  const [lost, alone] = model.songs;
  if (lost) lost.text = null;
  // A list without any text has nothing to keep.
  if (alone) model.songs.push({ ...alone, folder: 'Empty', text: null });
  packs.write(model);
  first = (await packs.build(null)).folder;
});
afterAll(() => packs.remove());

const chunksIn = (folder: string): string[] =>
  [...packs.filesOf(folder).keys()].filter((name) => name.endsWith('.txt'));
const gone = (before: string, after: string): string[] => {
  const now = packs.filesOf(after);
  return [...packs.filesOf(before).keys()].filter((name) => !now.has(name));
};

describe('the packs of a build', () => {
  test('hold every text of the library, cut out letter by letter', () => {
    const found = packs.index(first).packs.flatMap(({ manifest, folder, language, songs }) => {
      const pack = packs.pack(first, manifest);
      expect([pack.folder.name, pack.language.code]).toEqual([folder, language]);
      const texts = pack.songs.flatMap(({ fileName, chunk, start, bytes }) => {
        if (chunk === null) return [];
        const content = readFileSync(join(first, pack.chunks[chunk]?.file ?? ''));
        return [[`${folder}/${language}/${fileName}`, content.subarray(start, start + bytes).toString('utf8')]];
      });
      expect(texts).toHaveLength(songs);
      return texts;
    });
    const expected = model.songs.filter(({ text }) => text !== null);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(
        expected.map(({ folder, language, fileName, text }) => [`${folder}/${language}/${fileName}`, text]),
      ),
    );
    expect(found).toHaveLength(expected.length);
  });

  test('list a song whose text could not be loaded, and have it in no chunk', () => {
    const manifests = packs.index(first).packs.map(({ manifest }) => packs.pack(first, manifest));
    const without = manifests.flatMap(({ songs }) => songs.filter(({ chunk }) => chunk === null));
    expect(without).toMatchObject([{ state: 'missing', digest: '', bytes: 0 }]);
    expect(manifests.flatMap(packSongs).filter(({ song }) => song.digest === null)).toHaveLength(1);
    expect(packs.index(first).packs.some(({ folder }) => folder === 'Empty')).toBe(false);
  });

  test('have nothing of an entry that the checks leave out', async () => {
    const [, , song] = model.songs;
    const { folder, report } = await packs.build(null, song ? [{ what: 'entry', key: entryKey(song) }] : []);
    expect(report.texts).toBe(packs.index(first).packs.reduce((sum, { songs }) => sum + songs, 0) - 1);
    const listed = packs.index(folder).packs.flatMap(({ manifest }) => {
      const { folder: own, language, songs } = packs.pack(folder, manifest);
      return songs.map(({ fileName }) => entryKey({ folder: own.name, language: language.code, fileName }));
    });
    expect(listed).not.toContain(song && entryKey(song));
  });

  test('have files that are named by what they hold', () => {
    for (const [name, content] of packs.filesOf(first)) {
      const digest = createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex');
      if (name !== 'packs/index.json') expect(name).toContain(`.${digest.slice(0, 16)}.`);
    }
    expect(chunksIn(first).length).toBeGreaterThan(10);
  });
});

describe('a rebuild', () => {
  test('with nothing changed writes the same files, and no chunk', async () => {
    const { folder, report } = await packs.build(first);
    expect(report).toMatchObject({ made: 0, kept: chunksIn(first).length });
    expect(packs.filesOf(folder)).toEqual(packs.filesOf(first));
    const [name = ''] = chunksIn(folder);
    expect(statSync(join(folder, name)).ino).toBe(statSync(join(first, name)).ino);
  });

  test('with two texts changed writes two chunks, their indexes and two manifests', async () => {
    const edited = structuredClone(model);
    const [one, other] = [edited.songs[20], edited.songs[31]];
    for (const song of [one, other]) if (song) song.text = (song.text ?? '').replace(/^1\. ./, '1. x');
    packs.write(edited);
    const { folder, report } = await packs.build(first);
    expect(report.made).toBe(2);
    expect(
      gone(first, folder)
        .map((name) => name.split('.').at(-1))
        .sort(),
    ).toEqual(['bin', 'bin', 'json', 'json', 'txt', 'txt']);
    packs.write(model);
  });

  test('after random edits writes the same bytes as a clean build', async () => {
    const edited = structuredClone(model);
    const kinds = Object.keys(EDITS).filter((kind) => !/playlist|notice|template/.test(kind));
    let served = first;
    for (let round = 0; round < kinds.length; round += 4) {
      const told = kinds.slice(round, round + 4).map((kind) => EDITS[kind]?.(edited, draw));
      packs.write(edited);
      const [again, clean] = [await packs.build(served), await packs.build(null)];
      expect(packs.filesOf(again.folder), told.join('; ')).toEqual(packs.filesOf(clean.folder));
      expect(again.report.kept, told.join('; ')).toBeGreaterThan(0);
      expect(packs.faults(again.folder), told.join('; ')).toEqual([]);
      served = again.folder;
    }
    packs.write(model);
  });

  test('writes a chunk again that was altered or lost', async () => {
    const served = packs.copyOf(first);
    const [altered = '', lost = ''] = chunksIn(served);
    writeFileSync(join(served, altered), 'altered');
    rmSync(join(served, lost));
    const { folder, report } = await packs.build(served);
    expect(report.made).toBe(2);
    expect(packs.filesOf(folder)).toEqual(packs.filesOf(first));
  });

  test('writes an index of words again that was altered or lost', async () => {
    const served = packs.copyOf(first);
    const [altered = '', lost = ''] = [...packs.filesOf(served).keys()].filter((name) => name.endsWith('.bin'));
    writeFileSync(join(served, altered), 'altered');
    rmSync(join(served, lost));
    const { folder, report } = await packs.build(served);
    expect(report.made).toBe(2);
    expect(packs.filesOf(folder)).toEqual(packs.filesOf(first));
  });

  test('writes everything again when the index of packs cannot be read', async () => {
    const served = packs.copyOf(first);
    writeFileSync(join(served, 'packs/index.json'), '{"version":2}');
    const { folder, report } = await packs.build(served);
    expect(report.kept).toBe(0);
    expect(packs.filesOf(folder)).toEqual(packs.filesOf(first));
  });
});

describe('packs that several machines make', () => {
  test('are those of a single build when they are merged, and no text is read again', async () => {
    const { folder, report } = await packs.buildInShards(packs.withoutTexts());
    expect(report).toMatchObject({ made: 0, kept: chunksIn(first).length });
    expect(packs.filesOf(folder)).toEqual(packs.filesOf(first));
  });

  test('of an older snapshot leave nothing behind', async () => {
    const edited = structuredClone(model);
    edited.songs.splice(0, 30);
    packs.write(edited);
    const clean = await packs.build(null);
    const from = packs.withoutTexts();
    packs.write(model);
    const { folder } = await packs.buildInShards(packs.snapshotWith(from));
    expect(packs.filesOf(folder)).toEqual(packs.filesOf(clean.folder));
  });
});
