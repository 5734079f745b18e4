/** Pull and build of libraries of growing size: time, memory, bytes. */
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { arrangeLibrary, songsOf } from '#library/library.ts';
import { readManifest } from '../../src/library/snapshot.ts';
import { startApi } from '../local-api/server.ts';
import { keepLooked } from '../publish/look.ts';
import { releaseFolder, siteAt } from '../publish/releases.ts';
import { readFolder } from '../verify/folder.ts';
import { fileOfPath } from '../verify/pages.ts';
import { type Source, writeGrownLibrary } from './library.ts';
import { watched } from './memory.ts';
import type { Row, Section } from './report.ts';
import { BENCH, buildApart, CONNECTIONS, changeTexts, pullApart } from './site.ts';
import { median, rounded } from './statistics.ts';

/** Hours between two runs on a clock: so many files have their turn to be read when nothing changed. */
const HOURS_APART = 4;

/** Milliseconds after which the API answers that is pulled from. */
const DELAY = 20;

/** 1,000 and its tenfolds up to `most`, which comes last: 20,000 → [1000, 10000, 20000]. */
export function sizesUpTo(most: number): number[] {
  const sizes = [1000, 10_000, 100_000].filter((size) => size < most);
  return [...sizes, most];
}

async function measurePull(library: string, snapshot: string): Promise<Row> {
  const api = await startApi({ libraryDir: library, port: 0, dataDir: ':memory:', delayMs: DELAY });
  const first = await watched(() => pullApart(api.url, snapshot));
  const again = await watched(() => pullApart(api.url, snapshot));
  await api.close();
  return {
    'pull s': rounded(first.seconds),
    'its MB': first.mb,
    'again s': rounded(again.seconds),
    'again wrote bytes': again.result,
  };
}

/** Bytes in brotli of the middle one of 200 songs' pages from all over. */
function middlePage(dist: string, snapshot: string): number {
  const { entries, playlists } = readManifest(snapshot);
  const songs = songsOf(arrangeLibrary(entries, playlists));
  const some = Array.from({ length: 200 }, (_, at) => songs[Math.floor((at * songs.length) / 200)]?.path ?? '/');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const packed = (path: string) => brotliCompressSync(readFileSync(join(dist, fileOfPath(path))), { params }).length;
  return median(some.map(packed));
}

/**
 * Builds and publishes as `npm run build` does: all of it; with nothing changed; the same, every file of the site read; with one
 * text in a hundred changed.
 */
async function measureBuild(snapshot: string, folder: string): Promise<Row> {
  const site = siteAt(join(folder, 'site'));
  const run = (scrub = false) => watched(() => buildApart({ site, snapshot, scrub }));
  const { result: full, mb } = await run();
  if (!full.checks || full.release === null)
    throw new Error(`A grown library did not pass the checks: ${JSON.stringify(full.checks?.offenders.slice(0, 3))}`);
  const dist = releaseFolder(site, full.release);
  const { sizes } = readFolder(dist);
  const pages = full.checks.pages.found;
  const row = {
    pages,
    'build s': rounded(full.seconds.build),
    'ms a page': rounded((full.seconds.build * 1000) / pages),
    MB: mb,
    'check s': rounded(full.seconds.checks),
    'publish s': rounded(full.seconds.publish),
    'bytes a page': Math.round(sizes.bytes / pages),
    'text page br': middlePage(dist, snapshot),
  };
  await keepLooked(site, Date.now() - HOURS_APART * 3_600_000);
  const again = await run();
  const scrubbed = await run(true);
  const changed = await changeTexts(snapshot, (at) => at % 100 === 0);
  const some = await run();
  const secondsOf = (outcome: string, { result, seconds }: typeof again) =>
    result.outcome === outcome ? rounded(seconds) : result.outcome;
  return {
    ...row,
    'nothing changed s': secondsOf('unchanged', again),
    'its MB': again.mb,
    'files read': again.result.look?.read ?? null,
    'all read s': secondsOf('unchanged', scrubbed),
    'texts changed': changed,
    'pages made': some.result.pages.rendered,
    'rebuild s': secondsOf('published', some),
  };
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
  for (const texts of sizes) {
    // Inside the project: for an outside one Astro builds in a folder that all builds would share.
    await mkdir(BENCH, { recursive: true });
    const folder = await mkdtemp(join(BENCH, 'scale-'));
    try {
      const library = join(folder, 'library');
      const snapshot = join(folder, 'snapshot');
      const bytes = await writeGrownLibrary(library, source, texts);
      pulls.push({ texts, 'text MB': rounded(bytes / 1e6), ...(await measurePull(library, snapshot)) });
      if (build) builds.push({ texts, ...(await measureBuild(snapshot, folder)) });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  const pulled: Section = {
    part: 'pull',
    title: `Pull: an API that answers after ${DELAY} ms, ${CONNECTIONS} connections`,
    rows: pulls,
    notes: ['Again: a second pull with nothing changed. MB: the most that it held, the API not counted.'],
  };
  const built: Section = {
    part: 'build',
    title: 'Build: every page, the look at every page, the publishing; then again',
    rows: builds,
    notes: [
      'MB: the most that all its processes held at once. Bytes a page: all files of the site by its pages, unpacked. br: in brotli at quality 5.',
      `Nothing changed: a run ${HOURS_APART} hours after the last, from its start to its end; it looks at every file and reads those whose turn it is. All read: with --scrub.`,
      'Rebuild: from the start to the end, one text in a hundred changed.',
    ],
  };
  return [...(pull ? [pulled] : []), ...(build ? [built] : [])];
}
