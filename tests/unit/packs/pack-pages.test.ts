import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editionsOf } from '#core/library/editions.ts';
import { arrangeLibrary, type Library } from '#core/library/library.ts';
import { type FilePage, filePages } from '#core/library/pages.ts';
import { findInPack, packPage, packSongs } from '#core/text-index/pack-pages.ts';
import { type PackChunk, packManifest } from '#schemas/pack.ts';
import type { SnapshotEntry } from '#schemas/snapshot.ts';
import { wireEntry } from '#schemas/wire.ts';
import { packAddress } from '../../../scripts/packs/files.ts';
import { chunksOf, DIGITS, toManifest } from '../../../scripts/packs/manifest.ts';
import { songEntry } from '../../fixtures/entries.ts';

const SAMPLE = join(import.meta.dirname, '../../../scripts/local-api/sample-library');

const withText = (names: Pick<SnapshotEntry, 'folder' | 'language' | 'fileName'>, more: Partial<SnapshotEntry> = {}) =>
  songEntry(names, {
    digest: createHash('sha256').update(JSON.stringify(names)).digest('hex'),
    bytes: 100,
    state: 'current',
    ...more,
  });

const sampleEntries = (): SnapshotEntry[] =>
  JSON.parse(readFileSync(join(SAMPLE, 'files.json'), 'utf8')).files.map((sent: unknown) => {
    const { folder, language, file_name: fileName = '', s3_path: s3Path, song_no: songNo } = wireEntry.parse(sent);
    return withText({ folder, language, fileName: fileName ?? '' }, { songNo, s3Path: s3Path ?? null });
  });

/** Every manifest of a library, as a device reads it: through JSON and the schema. */
function manifestsOf({ folders }: Library) {
  const chunk = (at: number): PackChunk => {
    const digest = createHash('sha256').update(String(at)).digest('hex').slice(0, 32);
    return { file: packAddress('pack', digest, 'txt'), bytes: 1, packed: 1, digest };
  };
  return folders.flatMap((folder) =>
    folder.languages.map((list) => {
      const texts = chunksOf(list);
      const made = toManifest(
        folder,
        list,
        editionsOf(folder),
        texts,
        texts.map((_, at) => chunk(at)),
      );
      return packManifest.parse(JSON.parse(JSON.stringify(made)));
    }),
  );
}

/** A page as a pack gives it back: without what no page shows. */
function packedPage(page: FilePage): FilePage {
  const { title: _, ...song } = page.song;
  const digest = song.digest?.slice(0, DIGITS) ?? null;
  return { ...page, song: { ...song, digest, lastModified: null, s3Path: digest === null ? song.s3Path : null } };
}

const expected = (library: Library) => [...filePages(library)].map(packedPage);

describe('the pages of a pack', () => {
  test('are those of the build, for every song of the sample library', () => {
    const library = arrangeLibrary(sampleEntries(), []);
    const pages = manifestsOf(library).flatMap(packSongs);
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.some(({ editions }) => editions.length > 1)).toBe(true);
    expect(pages).toEqual(expected(library));
  });

  test('are those of the build, whatever the names, numbers and states of its songs', () => {
    const name = fc.constantFrom(
      '001 Agni.txt',
      '001 AGNI.txt',
      '2 what?.txt',
      '004 திருப்பாவை.txt',
      '004 Tiruppavai.txt',
      '9.TXT',
    );
    const entry = fc
      .record({
        folder: fc.constantFrom('Rig_Veda', 'Hymns'),
        language: fc.constantFrom('SAN', 'ENG', 'TAM', 'X?'),
        fileName: name,
        songNo: fc.option(fc.nat(9)),
        unavailable: fc.boolean(),
        state: fc.constantFrom('current' as const, 'stale' as const, 'sample' as const, 'missing' as const),
      })
      .map(({ folder, language, fileName, ...more }) =>
        more.state === 'missing'
          ? songEntry({ folder, language, fileName }, { songNo: more.songNo, s3Path: `key/${fileName}` })
          : withText({ folder, language, fileName }, { ...more, s3Path: 'key', title: 'A title' }),
      );
    const entries = fc.uniqueArray(entry, {
      selector: ({ folder, language, fileName }) => `${folder}/${language}/${fileName}`,
      maxLength: 30,
    });
    fc.assert(
      fc.property(entries, (some) => {
        const library = arrangeLibrary(some, []);
        expect(manifestsOf(library).flatMap(packSongs)).toEqual(expected(library));
      }),
    );
  });

  test('are found by their addresses', () => {
    const library = arrangeLibrary(sampleEntries(), []);
    for (const pack of manifestsOf(library)) {
      for (const [at, { song }] of packSongs(pack).entries()) expect(findInPack(pack, song.path)).toBe(at);
      expect(findInPack(pack, pack.language.path)).toBe(-1);
      expect(packPage(pack, -1)).toBeUndefined();
    }
  });
});
