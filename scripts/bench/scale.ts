/** Pull and build of libraries of growing size: time, memory, bytes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { brotliCompressSync, constants } from 'node:zlib';
import { arrangeLibrary, type Library, songsOf } from '#library/library.ts';
import { readManifest, readText } from '../../src/library/snapshot.ts';
import type { BuildReport } from '../build/build-report.ts';
import { runNode } from '../build/child.ts';
import { runInChild } from '../build/child-task.ts';
import { PROJECT } from '../build/environment.ts';
import { keepLooked } from '../publish/look.ts';
import { releaseFolder, siteAt } from '../publish/releases.ts';
import { openSnapshot } from '../pull/snapshot.ts';
import { readFolder } from '../verify/folder.ts';
import { type Source, writeGrownLibrary } from './library.ts';
import { watched } from './memory.ts';
import type { Section } from './section.ts';
import { BENCH, VARIABLES } from './site.ts';
import { median, rounded } from './statistics.ts';

/** Hours between two runs on a clock: so many files have their turn to be read when nothing changed. */
const HOURS_APART = 4;

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
    onLine: () => undefined,
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

/** Gives one text in a hundred, spread over all of them, one more line. @returns how many it changed */
export async function changeSome(folder: string): Promise<number> {
  const snapshot = await openSnapshot(folder);
  const { entries, ...rest } = readManifest(folder);
  let changed = 0;
  for (const [at, entry] of entries.entries()) {
    if (at % 100 !== 0 || entry.digest === null) continue;
    const { digest, bytes } = await snapshot.put(`${readText(folder, entry.digest)}Changed by the bench.\n`);
    Object.assign(entry, { digest, bytes });
    changed += 1;
  }
  await snapshot.commit({ ...rest, entries });
  await snapshot.close();
  return changed;
}

/**
 * Builds and publishes as `npm run build` does: all of it; with nothing changed; the same, every file of the site read; with one
 * text in a hundred changed.
 */
async function measureBuild(snapshot: string, folder: string): Promise<{ row: Row; faults: string[] }> {
  const site = siteAt(join(folder, 'site'));
  Object.assign(process.env, VARIABLES, { NODE_ENV: 'production' }); // the program that makes pages reads them there
  const builder = new URL('./builder.ts', import.meta.url);
  const run = (scrub = false) => watched(() => runInChild<BuildReport>(builder, { site, snapshot, scrub }), new Set());
  const { result: full, peakMb, togetherMb } = await run();
  if (!full.checks || full.release === null) {
    return {
      row: { passed: 'no' },
      faults: (full.checks?.offenders ?? []).slice(0, 3).map((one) => `${one.file} ${one.what}`),
    };
  }
  const dist = releaseFolder(site, full.release);
  const { sizes } = readFolder(dist);
  const pages = full.checks.pages.found;
  const row = {
    pages,
    'build s': rounded(full.seconds.build),
    'ms a page': rounded((full.seconds.build * 1000) / pages),
    'pages a s': Math.round(pages / full.seconds.build),
    'peak MB': peakMb && Math.round(peakMb),
    'together MB': togetherMb && Math.round(togetherMb),
    'check s': rounded(full.seconds.checks),
    'publish s': rounded(full.seconds.publish),
    'bytes a page': Math.round(sizes.bytes / pages),
    ...pageBytes(dist, readLibrary(snapshot)),
  };
  await keepLooked(site, Date.now() - HOURS_APART * 3_600_000);
  const again = await run();
  const scrubbed = await run(true);
  const changed = await changeSome(snapshot);
  const some = await run();
  const rebuilt = {
    'nothing changed s': again.result.outcome === 'unchanged' ? rounded(again.seconds) : again.result.outcome,
    'its MB': again.peakMb && Math.round(again.peakMb),
    'files read': again.result.look?.read ?? null,
    'all read s': scrubbed.result.outcome === 'unchanged' ? rounded(scrubbed.seconds) : scrubbed.result.outcome,
    'its files': scrubbed.result.look?.read ?? null,
    'texts changed': changed,
    'pages made': some.result.pages.rendered,
    'rebuild s': some.result.outcome === 'published' ? rounded(some.seconds) : some.result.outcome,
  };
  return { row: { ...row, ...rebuilt }, faults: [] };
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
        const { row, faults: found } = await measureBuild(snapshot, folder);
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
    title: 'Build: every page, the look at every page, the publishing; then again',
    rows: builds,
    notes: [
      'Peak: the largest of its processes. Together: the most that all of them held at once.',
      'br: bytes in brotli at quality 5. Bytes a page: all files of the site by its pages, unpacked.',
      `Nothing changed: a run ${HOURS_APART} hours after the last, from its start to its end; it looks at every file and reads those whose turn it is. All read: with --scrub.`,
      'Rebuild: from the start to the end, one text in a hundred changed.',
      ...faults,
    ],
  };
  return [...(pull ? [pulled] : []), ...(build ? [built] : [])];
}
