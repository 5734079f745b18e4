/** A library → snapshot → site, by `npm run site`, for the bench alone: it touches neither the project's snapshot nor its site. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { arrangeLibrary } from '#core/library/library.ts';
import { readManifest } from '../../src/snapshot.ts';
import { runNode } from '../build/child.ts';
import { PROJECT } from '../build/environment.ts';
import { reportFolder } from '../build/work-folders.ts';
import { startApi } from '../local-api/server.ts';
import { siteAt } from '../publish/releases.ts';
import type { SiteReport } from '../site/site-report.ts';
import { mostHeld } from './memory.ts';

/** The bench's own folder. */
export const BENCH = join(PROJECT, '.cache', 'bench');

/** A name that only the bench's browser knows; it leads to the slow network. By its end a browser takes it for as safe as https. */
export const ORIGIN = 'http://bench.localhost';

/** Settings of every site it builds: page loads are counted too. */
export const VARIABLES = {
  SITE_URL: 'http://bench.test',
  BROWSER_API_URL: ORIGIN,
  CLICK_LOG_URL: `${ORIGIN}/click-log`,
  ALLOW_CODE: 'bench',
  TEXT_LICENCE: 'For the bench alone',
  PULL_BUDGET: '60',
};

/**
 * Pulls, builds, checks and publishes.
 * @param folder keeps snapshot and site; a second run there does what has changed
 * @param more further words for `npm run site`
 * @returns seconds of all of it, its start included, and the most that its processes held at once, in MB
 * @throws Error where nothing was published
 */
export async function runSite(library: string, folder: string, more: readonly string[] = []) {
  const out = join(folder, 'site');
  const api = await startApi({ libraryDir: library, port: 0, dataDir: ':memory:' });
  const args = [
    join(PROJECT, 'scripts/site.ts'),
    '--api',
    api.url,
    '--out',
    out,
    '--accept-shrink',
    '--accept-changed',
    ...more,
  ];
  const environment = { ...VARIABLES, NODE_ENV: 'production', SNAPSHOT_DIR: join(folder, 'snapshot') };
  const began = performance.now();
  let failure: string | null = null;
  const mb = await mostHeld(async () => {
    failure = await runNode({ args, environment, onLine: () => undefined });
  }).finally(api.close);
  const seconds = (performance.now() - began) / 1000;
  const file = join(reportFolder(siteAt(out)), 'report.json');
  const report = JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) as SiteReport | null;
  if (!report || !['published', 'unchanged'].includes(report.outcome))
    throw new Error(
      `The bench has no site: ${report?.failure?.what ?? failure}\n  Its report is ${file}, if it came so far.`,
    );
  return { report, seconds, mb };
}

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;

/** The site that pages are visited on. */
export async function buildSite(library: string, folder: string) {
  await runSite(library, folder);
  const { entries, playlists } = readManifest(join(folder, 'snapshot'));
  return { dist: join(folder, 'site'), library: arrangeLibrary(entries, playlists) };
}
