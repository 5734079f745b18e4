import { hash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrangeLibrary, type Library, type Song, songsOf } from '#core/library/library.ts';
import { entryKey } from '#core/library/names.ts';
import { normaliseText } from '#core/text/texts.ts';
import { browserSettings } from '#schemas/environment.ts';
import { runNode } from '../../scripts/build/child.ts';
import type { RunningServer } from '../../scripts/local-api/listen.ts';
import { startApi } from '../../scripts/local-api/server.ts';
import { startPreview } from '../../scripts/preview/server.ts';
import { readPage } from '../../scripts/verify/page.ts';
import { readManifest } from '../../src/snapshot.ts';
import { drawAll } from './drawn.ts';
import { type Nginx, noNginx, startNginx } from './nginx.fixture.ts';
import { environment, PRODUCTION, VARIABLES } from './site.ts';

const PROJECT = join(import.meta.dirname, '../..');
const LIBRARY = join(resolve(PROJECT, process.env['NAMA_SHARED'] ?? '../shared'), 'library');
const WORK = join(PROJECT, '.cache/e2e/whole');
/** The library that is pulled. */
const TAKEN = join(WORK, 'library');
/** A text that has its date is not pulled anew. */
const KEEP = { recursive: true, preserveTimestamps: true };
const SNAPSHOT = join(WORK, 'snapshot');
const DIST = join(WORK, 'dist');

const noLibrary = existsSync(join(LIBRARY, 'files.json')) ? '' : ` (skipped: there is no library at ${LIBRARY})`;

/** An entry of the library's own list, read without the project's schemas. */
interface Entry {
  folder: string;
  language: string;
  file_name: string;
  file_path: string;
  song_no?: number | null;
}

/** The first of each ten songs in all its languages, of every list; WHOLE_LIBRARY=1 asks for all. */
const isTaken = ({ song_no: number }: Entry, at: number): boolean =>
  process.env['WHOLE_LIBRARY'] === '1' || (number || at) % 10 === 1;

describe.skipIf(noLibrary)(`the whole library, pulled, built and passed by the checks${noLibrary}`, () => {
  const { files, playlists }: { files: Entry[]; playlists: unknown[] } = noLibrary
    ? { files: [], playlists: [] }
    : JSON.parse(readFileSync(join(LIBRARY, 'files.json'), 'utf8'));
  const list = { files: files.filter(isTaken), playlists };
  let library: Library;
  let songs: Map<string, Song>;

  beforeAll(async () => {
    rmSync(TAKEN, { recursive: true, force: true });
    cpSync(join(LIBRARY, 'playlists'), join(TAKEN, 'playlists'), KEEP);
    for (const { file_path: path } of list.files)
      cpSync(join(LIBRARY, 'texts', path), join(TAKEN, 'texts', path), KEEP);
    writeFileSync(join(TAKEN, 'files.json'), JSON.stringify(list));
    const api = await startApi({ libraryDir: TAKEN, port: 0, dataDir: ':memory:' });
    const failure = await runNode({
      args: [join(PROJECT, 'scripts/site.ts'), '--api', api.url, '--out', DIST, '--accept-shrink'],
      environment: { ...VARIABLES, ...PRODUCTION, SNAPSHOT_DIR: SNAPSHOT },
    });
    await api.close();
    expect(failure).toBeNull();
    const { entries, playlists } = readManifest(SNAPSHOT);
    library = arrangeLibrary(entries, playlists);
    songs = new Map(songsOf(library).map((song) => [entryKey(song), song]));
  }, 1_800_000);

  test('is all there: every entry, and nothing else', () => {
    const keys = list.files.map((entry) => entryKey({ ...entry, fileName: entry.file_name }));
    expect(list.files.length).toBeGreaterThan(500);
    expect([...songs.keys()].sort()).toEqual(keys.sort());
    expect(library.playlists).toHaveLength(list.playlists.length);
  });

  test('a device draws every text as its page is published, byte for byte', () => {
    expect(drawAll(DIST)).toEqual({ drawn: list.files.length, corrected: [], faults: [] });
  }, 900_000);

  test('the catalogue takes 12 bytes an entry, packed', () => {
    const folder = join(DIST, 'catalogue');
    const columns = readdirSync(folder).filter((name) => /^[0-9a-f]+\.json$/.test(name));
    expect(columns).toHaveLength(library.folders.length);
    const bytes = columns.map((name) => brotliCompressSync(readFileSync(join(folder, name))).length);
    expect(bytes.reduce((sum, count) => sum + count, 0) / list.files.length).toBeLessThanOrEqual(12);
  });

  /** What is wrong with a host's answers, and how many were right. */
  async function walk(url: string): Promise<{ faults: string[]; texts: number; others: number }> {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const faults: string[] = [];
    let texts = 0;
    let others = 0;
    const fetchPage = (path: string) =>
      new Promise<{ status: number; html: string }>((done, fail) => {
        get(`${url}${path}`, { agent }, async (response) => {
          const html = Buffer.concat(await response.toArray()).toString('utf8');
          done({ status: response.statusCode ?? 0, html });
        }).on('error', fail);
      });
    const checkText = async (entry: Entry, at: number): Promise<void> => {
      const path = songs.get(entryKey({ ...entry, fileName: entry.file_name }))?.path ?? 'nowhere';
      const { status, html } = await fetchPage(path);
      // The checks of the build have read every page; here every twentieth is.
      const shown = at % 20 === 0 ? readPage(html).texts.map(({ digest }) => digest) : null;
      const text = normaliseText(readFileSync(join(LIBRARY, 'texts', entry.file_path), 'utf8'));
      if (status !== 200) faults.push(`${status} ${path}`);
      else if (shown && shown.join() !== hash('sha256', text)) faults.push(`another text: ${path}`);
      else texts += 1;
    };
    const checkPage = async (path: string): Promise<void> => {
      const { status } = await fetchPage(path);
      if (status === 200) others += 1;
      else faults.push(`${status} ${path}`);
    };
    const languages = library.folders.flatMap((folder) => folder.languages);
    const jobs = [
      ...list.files.map((entry, at) => () => checkText(entry, at)),
      ...[library.folders, languages, library.playlists].flat().map(
        ({ path }) =>
          () =>
            checkPage(path),
      ),
    ].values();
    const work = async (): Promise<void> => {
      for (const job of jobs) await job();
    };
    await Promise.all(Array.from({ length: 8 }, work));
    agent.destroy();
    return { faults, texts, others };
  }

  const everything = () => ({
    faults: [],
    texts: list.files.length,
    others: list.playlists.length + new Set(list.files.map(({ folder }) => folder)).size + lists().size,
  });
  const lists = (): Set<string> =>
    new Set(list.files.map(({ folder, language }) => JSON.stringify([folder, language])));

  describe.skipIf(noNginx)(`through nginx${noNginx}`, () => {
    let nginx: Nginx;
    beforeAll(async () => {
      nginx = await startNginx(DIST, environment, join(WORK, 'nginx'));
    });
    afterAll(() => nginx?.stop());

    test('every entry answers with 200, and a sample of them with its own text, letter by letter', async () => {
      expect(await walk(nginx.url)).toEqual(everything());
    }, 900_000);
  });

  describe('through preview', () => {
    let preview: RunningServer;
    beforeAll(async () => {
      preview = await startPreview({ dist: DIST, port: 0, endpoints: browserSettings(environment) });
    });
    afterAll(() => preview?.close());

    test('every entry answers with 200, and a sample of them with its own text, letter by letter', async () => {
      expect(await walk(preview.url)).toEqual(everything());
    }, 900_000);
  });
});
