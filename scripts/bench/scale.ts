/** Pull and build of libraries of growing size: time, memory, bytes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { brotliCompressSync, constants } from 'node:zlib';
import { arrangeLibrary, type Library, songsOf } from '#domain/library.ts';
import { readManifest } from '../../src/content/snapshot.ts';
import { runNode } from '../build/child.ts';
import { PROJECT } from '../build/environment.ts';
import { readFolder } from '../gate/folder.ts';
import { inspect } from '../gate/gate.ts';
import { type Source, writeGrownLibrary } from './library.ts';
import { watched } from './memory.ts';
import type { Section } from './section.ts';
import { BENCH, buildSite, VARIABLES } from './site.ts';
import { median, rounded } from './statistics.ts';

/** The API that is pulled from: how far away, and how many may ask at once. */
const FAR = { delayMs: 20, connections: 16 };

type Row = Section['rows'][number];

/** 1,000 and its tenfolds up to `most`, which comes last: 20,000 → [1000, 10000, 20000]. */
export function sizesUpTo(most: number): number[] {
  const sizes = [1000, 10_000, 100_000].filter((size) => size < most);
  return [...sizes, most];
}

/** The embedded API as a process of its own, so that its memory and its work are not counted. */
async function startFarApi(library: string, dataDir: string) {
  const program = join(PROJECT, 'scripts', 'api.ts');
  const words = ['--library', library, '--port', '0', '--data', dataDir, '--delay', String(FAR.delayMs)];
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'inherit'], cwd: PROJECT });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = / at (http:\/\/[\d.:]+)/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      url,
      id: child.pid ?? 0,
      async close() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error('The API ended before it listened.\n  Its own words are above.');
}

async function pullOnce(api: string, snapshot: string, report: string): Promise<void> {
  const failure = await runNode({
    args: [join(PROJECT, 'scripts', 'pull.ts'), '--api', api, '--out', snapshot, '--report', report],
    cwd: PROJECT,
    environment: { PULL_CONCURRENCY: String(FAR.connections), PULL_BUDGET: '60' },
    showLine: () => false,
  });
  if (failure) throw new Error(`The pull ended with ${failure}.\n  Its own words are above.`);
}

async function measurePull(library: string, snapshot: string, folder: string): Promise<Row> {
  const api = await startFarApi(library, join(folder, 'data'));
  const report = join(folder, 'pull.json');
  const first = await watched(() => pullOnce(api.url, snapshot, report), new Set([api.id]));
  const again = await watched(() => pullOnce(api.url, snapshot, report), new Set([api.id]));
  const { bytes } = JSON.parse(await readFile(report, 'utf8')) as { bytes: { written: number } };
  await api.close();
  return {
    'pull s': rounded(first.seconds),
    'peak MB': first.peakMb && Math.round(first.peakMb),
    'again s': rounded(again.seconds),
    'again wrote bytes': bytes.written,
  };
}

const readLibrary = (snapshot: string): Library => {
  const { entries, playlists } = readManifest(snapshot);
  return arrangeLibrary(entries, playlists);
};

const packed = (file: string): number =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const pageOf = (dist: string, path: string): string =>
  join(dist, ...path.split('/').map(decodeURIComponent), 'index.html');

/** Bytes of pages in brotli: the middle one of 200 songs from all over, the longest list, Home. */
function pageBytes(dist: string, library: Library): Row {
  const songs = songsOf(library);
  const some = Array.from({ length: 200 }, (_, at) => songs[Math.floor((at * songs.length) / 200)]?.path ?? '/');
  const lists = library.folders.flatMap((folder) => folder.languages);
  const longest = lists.toSorted((a, b) => b.songs.length - a.songs.length)[0];
  return {
    'file page br': median(some.map((path) => packed(pageOf(dist, path)))),
    'longest list songs': longest?.songs.length ?? null,
    'its br': longest ? packed(pageOf(dist, longest.path)) : null,
    'Home br': packed(pageOf(dist, '/')),
  };
}

async function measureBuild(snapshot: string, folder: string, texts: number): Promise<{ row: Row; faults: string[] }> {
  const dist = join(folder, 'dist');
  const cache = join(folder, 'cache');
  const built = await watched(() => buildSite(snapshot, dist, cache, texts), new Set());
  const library = readLibrary(snapshot);
  const began = performance.now();
  const manifest = readManifest(snapshot);
  const gate = await inspect({ folder: dist, manifest, secrets: [], siteUrl: VARIABLES.SITE_URL });
  const checking = (performance.now() - began) / 1000;
  const { sizes } = readFolder(dist);
  const pages = gate.pages.found;
  const row = {
    pages,
    'build s': rounded(built.seconds),
    'ms a page': rounded((built.seconds * 1000) / pages),
    'pages a s': Math.round(pages / built.seconds),
    'peak MB': built.peakMb && Math.round(built.peakMb),
    'check s': rounded(checking),
    passed: gate.passed ? 'yes' : `${gate.offenderCount} faults`,
    'bytes a page': Math.round(sizes.bytes / pages),
    ...pageBytes(dist, library),
  };
  return { row, faults: gate.offenders.slice(0, 3).map(({ file, what }) => `${file} ${what}`) };
}

export interface ScaleSettings {
  source: Source;
  sizes: readonly number[];
  /** Which of the two is asked for. A build needs a pull before it, which is then not told. */
  pull: boolean;
  build: boolean;
}

/** Grows, pulls and builds one size after another; everything is in a folder that is gone afterwards. */
export async function scale({ source, sizes, pull, build }: ScaleSettings): Promise<Section[]> {
  const pulls: Row[] = [];
  const builds: Row[] = [];
  const faults: string[] = [];
  for (const texts of sizes) {
    // Inside the project: for an outside one Astro builds in a folder that all builds would share.
    await mkdir(BENCH, { recursive: true });
    const folder = await mkdtemp(join(BENCH, 'scale-'));
    try {
      const library = join(folder, 'library');
      const snapshot = join(folder, 'snapshot');
      const bytes = await writeGrownLibrary(library, source, texts);
      pulls.push({ texts, 'text MB': rounded(bytes / 1e6), ...(await measurePull(library, snapshot, folder)) });
      if (build) {
        const { row, faults: found } = await measureBuild(snapshot, folder, texts);
        builds.push({ texts, ...row });
        faults.push(...found);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  const pulled: Section = {
    part: 'pull',
    title: `Pull: an API that answers after ${FAR.delayMs} ms, ${FAR.connections} connections`,
    rows: pulls,
    notes: ['Again: a second pull with nothing changed. Peak: the largest of its processes, the API not counted.'],
  };
  const built: Section = {
    part: 'build',
    title: 'Build: every page, then the look at every page',
    rows: builds,
    notes: ['br: bytes in brotli at quality 5. Bytes a page: all files of the site by its pages, unpacked.', ...faults],
  };
  return [...(pull ? [pulled] : []), ...(build ? [built] : [])];
}
