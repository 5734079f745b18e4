/** Pages that are drawn from what Astro has rendered. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrangeLibrary, type Library, type Song, songsOf } from '#core/library/library.ts';
import { renderKeys } from '#core/library/render-keys.ts';
import { foldersOfShard } from '#core/library/shards.ts';
import { PROJECT } from '../../scripts/build/environment.ts';
import { render } from '../../scripts/build/render.ts';
import { type DrawWork, drawPages } from '../../scripts/draw/write.ts';
import { TEMPLATE_FILE } from '../../scripts/offline/template-file.ts';
import { fileOfPath } from '../../scripts/verify/pages.ts';
import { readManifest } from '../../src/snapshot.ts';
import { PRODUCTION, VARIABLES } from '../fixtures/settings.ts';
import { firstModel, writeSnapshot } from './rebuild.fixture.ts';

const ODD = `002 <b> & "c" nama-html'" $&.txt`;
const TEXT = `1. அன்பே சிவம் அன்பே $& சிவம் nama-name'"\n\n2. a <b> & "c"`;

let root: string;
let snapshot: string;
let astro: string;
let library: Library;
let texts: Song[];
beforeAll(async () => {
  mkdirSync(join(PROJECT, '.cache'), { recursive: true });
  root = mkdtempSync(join(PROJECT, '.cache', 'drawn-'));
  [snapshot, astro] = [join(root, 'snapshot'), join(root, 'astro')];
  const model = firstModel();
  model.songs.push({ folder: 'Odd', language: 'TAM', fileName: ODD, songNo: 2, text: TEXT });
  model.songs.push({
    folder: 'Odd',
    language: 'SAN',
    fileName: '003 nama-name.txt',
    songNo: null,
    text: 'x\n'.repeat(200),
  });
  // Names that every object has.
  model.songs.push({ folder: '__proto__', language: 'constructor', fileName: '1 toString.txt', songNo: 1, text: TEXT });
  writeSnapshot(snapshot, model);
  const { entries, playlists } = readManifest(snapshot);
  library = arrangeLibrary(entries, playlists);
  texts = songsOf(library).filter(({ digest }) => digest !== null);
  const paths = [...renderKeys(library, (key) => key).keys()];
  await render({
    paths,
    snapshot,
    folder: astro,
    work: join(root, 'work'),
    environment: { ...VARIABLES, ...PRODUCTION },
  });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folders = 0;
/** A folder with what Astro leaves for drawing, and the order to draw there. */
function start(): { work: DrawWork; read: (path: string) => string } {
  const folder = join(root, `drawn-${++folders}`);
  cpSync(join(astro, TEMPLATE_FILE), join(folder, TEMPLATE_FILE));
  const read = (path: string): string => readFileSync(join(folder, fileOfPath(path)), 'utf8');
  return { work: { snapshot, folder }, read };
}

test('pages that are drawn are those that Astro renders, byte for byte', () => {
  const { work, read } = start();
  expect(drawPages(library, work)).toBe(texts.length);
  const differ = texts.filter(({ path }) => read(path) !== readFileSync(join(astro, fileOfPath(path)), 'utf8'));
  expect(differ.map(({ path }) => path)).toEqual([]);
  const lost = songsOf(library).filter(({ digest }) => digest === null);
  expect(lost.length).toBeGreaterThan(0);
  for (const { path } of lost) expect(existsSync(join(work.folder, fileOfPath(path)))).toBe(false);
});

test('pages are drawn once by several shards, and only where they are not there yet', () => {
  const { work, read } = start();
  const served = texts[0]?.path ?? '';
  expect(drawPages(library, work)).toBe(texts.length);
  writeFileSync(join(work.folder, fileOfPath(served)), 'taken over');
  expect(drawPages(library, work)).toBe(0);
  expect(read(served)).toBe('taken over');
  rmSync(join(work.folder, fileOfPath(served)));
  expect(drawPages(library, work)).toBe(1);
  const shards = start();
  const drawn = [1, 2].map((number) => {
    const own = foldersOfShard(library.folders, { number, of: 2 });
    return drawPages({ folders: own, playlists: [] }, shards.work);
  });
  expect(drawn[0]).toBeGreaterThan(0);
  expect((drawn[0] ?? 0) + (drawn[1] ?? 0)).toBe(texts.length);
});

test('a damaged text is drawn nowhere', () => {
  const damaged = join(root, 'damaged');
  cpSync(snapshot, damaged, { recursive: true });
  const digest = texts[0]?.digest ?? '';
  writeFileSync(join(damaged, 'texts', digest.slice(0, 2), digest), 'another');
  const { work } = start();
  expect(() => drawPages(library, { ...work, snapshot: damaged })).toThrow('does not match the digest in its name');
});
