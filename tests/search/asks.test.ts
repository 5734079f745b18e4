import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toColumns } from '#core/library/catalogue.ts';
import { arrangeLibrary } from '#core/library/library.ts';
import { toSummary } from '#core/library/pages.ts';
import { columnsPath } from '#core/library/paths.ts';
import { CATALOGUE_VERSION } from '#schemas/catalogue.ts';
import type { SnapshotEntry } from '#schemas/snapshot.ts';
import { openLibrary } from './ask.ts';

interface Ask {
  ask: string;
  kind: 'folder' | 'playlist' | 'song' | 'verse' | 'none';
  /** Paths of what is acceptable, and the rank at which it must stand. */
  want: string[];
  within: number;
  /** Code of the edition that must come first. */
  language?: string;
  reader?: { interface?: string; chosen?: string };
}

const shared = process.env['NAMA_SHARED'] ?? resolve(import.meta.dirname, '../../../shared');
const asksFile = resolve(shared, 'search/asks.json');
const filesFile = resolve(shared, 'library/files.json');
const isThere = existsSync(asksFile) && existsSync(filesFile);

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** `/file/A/SAN/x.txt/` and `A/SAN/x.txt` → the same. */
const plain = (path: string): string => decodeURIComponent(path).replace(/^\/(?:file\/)?|\/$/g, '');

/** Writes the catalogue of the list as a site has it. */
function writeSite(root: string): void {
  const { files, playlists } = read<{
    files: { folder: string; language: string; file_name: string; song_no?: number | null }[];
    playlists: { id: string; name: string }[];
  }>(filesFile);
  const entries = files.map(
    ({ folder, language, file_name, song_no }) =>
      ({ folder, language, fileName: file_name, songNo: song_no ?? null, unavailable: false }) as SnapshotEntry,
  );
  const library = arrangeLibrary(entries, []);
  mkdirSync(join(root, 'catalogue'));
  const folders = library.folders.map((folder, at) => {
    const path = columnsPath(String(at));
    writeFileSync(join(root, path), JSON.stringify(toColumns(folder)));
    return toSummary(folder, path);
  });
  const named = playlists.map(({ id, name }) => ({ id, name, path: `/playlist/${id}/` }));
  writeFileSync(
    join(root, 'catalogue/index.json'),
    JSON.stringify({ version: CATALOGUE_VERSION, folders, playlists: named }),
  );
}

describe.skipIf(!isThere)(`what readers ask for (skipped where ${asksFile} is not there)`, () => {
  const asks = isThere ? read<Ask[]>(asksFile) : [];
  let root = '';
  let search: Awaited<ReturnType<typeof openLibrary>>;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'nama-asks-'));
    writeSite(root);
    search = await openLibrary(root);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** The asks of a kind that are not answered as they should be. */
  async function unmet(kind: Ask['kind']): Promise<string[]> {
    const failed: string[] = [];
    for (const { ask, want, within, language, reader } of asks.filter((one) => one.kind === kind)) {
      const hits = await search(ask, reader);
      const wanted = new Set(want.map(plain));
      const at = hits.findIndex((hit) => hit.kind === kind && wanted.has(plain(hit.path)));
      const inLanguage = language === undefined || plain(hits[at]?.path ?? '').split('/')[1] === language;
      if (at < 0 || at >= within || !inLanguage) failed.push(ask);
    }
    return failed;
  }

  it.each(['folder', 'playlist', 'song'] as const)(
    'is found: every %s, at its rank and in its language',
    async (kind) => {
      expect(await unmet(kind)).toEqual([]);
    },
  );

  it('makes no match of what is not there', async () => {
    const matched: string[] = [];
    for (const { ask } of asks.filter(({ kind }) => kind === 'none')) {
      if ((await search(ask)).some(({ similar }) => !similar)) matched.push(ask);
    }
    expect(matched).toEqual([]);
  });
});
