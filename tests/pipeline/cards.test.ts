/** The pictures that are shown with links to a library, over rebuilds. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCards, type CardsReport } from '../../scripts/cards/build.ts';
import type { FileStamp } from '../../scripts/publish/inventory.ts';
import { readManifest } from '../../src/snapshot.ts';
import { firstModel, writeSnapshot } from './rebuild.fixture.ts';

const root = mkdtempSync(join(tmpdir(), 'nama-cards-'));
const snapshot = join(root, 'snapshot');
const model = firstModel();
let first: Made;

type Made = { folder: string; report: CardsReport };
/** @param damaged files of what was built before that are to be drawn again */
async function build(name: string, before: Made | null, damaged: string[] = [], siteTitle = 'Nama'): Promise<Made> {
  const folder = join(root, name);
  const known = [...(before?.report.keys ?? [])].filter(([file]) => !damaged.includes(file));
  const files = Object.fromEntries(known.map(([file, key]): [string, FileStamp] => [file, ['', 0, 0, key]]));
  const served = before && { folder: before.folder, files };
  return { folder, report: await buildCards({ manifest: readManifest(snapshot), folder, siteTitle, served }) };
}
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .sort();

beforeAll(async () => {
  writeSnapshot(snapshot, model);
  first = await build('first', null);
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the cards of a library', () => {
  test('are one for each collection and playlist, and one for all else', () => {
    const { entries, playlists } = readManifest(snapshot);
    const folders = new Set(entries.map(({ folder }) => folder));
    expect(filesOf(first.folder)).toHaveLength(folders.size + playlists.length + 1);
    expect(filesOf(first.folder)).toEqual(expect.arrayContaining(['cards/file/Hymns.png', 'cards/library.png']));
  });

  test('are pictures that every program can read, of the size that previews ask for', async () => {
    for (const file of filesOf(first.folder)) {
      const { format, width, height } = await sharp(join(first.folder, file)).metadata();
      expect([file, format, width, height]).toEqual([file, 'png', 1200, 630]);
      expect(statSync(join(first.folder, file)).size).toBeLessThan(40_000);
    }
  });

  test('are the same bytes when they are drawn again', async () => {
    const { folder, report } = await build('again', null);
    expect(report).toMatchObject({ made: first.report.made, takenOver: 0 });
    for (const file of filesOf(first.folder))
      expect(readFileSync(join(folder, file)).equals(readFileSync(join(first.folder, file))), file).toBe(true);
  });

  test('are taken over where nothing on them has changed, but for one that is damaged', async () => {
    const { folder, report } = await build('rebuilt', first, ['cards/library.png']);
    expect(report).toMatchObject({ made: 1, takenOver: first.report.made - 1 });
    expect(filesOf(folder)).toEqual(filesOf(first.folder));
  });

  test('are drawn again where their words have changed', async () => {
    const { report } = await build('renamed', first, [], 'Another');
    expect(report).toMatchObject({ made: first.report.made, takenOver: 0 });
  });
});
