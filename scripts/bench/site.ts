/** A library → snapshot → site, for the bench alone: it touches neither the project's snapshot nor its site. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { arrangeLibrary, type Library } from '#library/library.ts';
import { readEnvironment } from '#schemas/environment.ts';
import { readManifest, readText } from '../../src/library/snapshot.ts';
import type { BuildReport } from '../build/build-report.ts';
import { runNode } from '../build/child.ts';
import { doApart } from '../build/child-task.ts';
import { PROJECT } from '../build/environment.ts';
import { codeDigest } from '../build/inputs.ts';
import { taskIn } from '../build/task.ts';
import { startApi } from '../local-api/server.ts';
import { currentRelease, releaseFolder, type Site, siteAt } from '../publish/releases.ts';
import { openSnapshot } from '../pull/snapshot.ts';
import type { BuildOrder } from './build-task.ts';
import { type Source, writeVisitLibrary } from './library.ts';

/** The bench's own folder. */
export const BENCH = join(PROJECT, '.cache', 'bench');

/** Requests that a pull has under way. */
export const CONNECTIONS = 16;

/** A name that only the bench's browser knows; it leads to the server that serves the site. By its end a browser takes it for as safe as https. */
export const API_NAME = 'api.bench.localhost';

/** Settings of every site it builds: all that a site can have is on, page loads are counted too. */
export const VARIABLES = {
  API_URL: `http://${API_NAME}`,
  SITE_URL: 'http://bench.test',
  CLICK_LOG_URL: `http://${API_NAME}/click-log`,
  ALLOW_CODE: 'bench',
  TEXT_LICENCE: 'For the bench alone',
};

/**
 * Pulls as `npm run pull` does, in a process of its own; the report lies beside the snapshot.
 * @returns bytes that it wrote
 */
export async function pullApart(api: string, snapshot: string): Promise<number> {
  const report = `${snapshot}.json`;
  const program = join(PROJECT, 'scripts', 'pull.ts');
  const failure = await runNode({
    args: [program, '--api', api, '--out', snapshot, '--report', report, '--accept-shrink'],
    cwd: PROJECT,
    environment: { PULL_CONCURRENCY: String(CONNECTIONS), PULL_BUDGET: '60' },
    onLine: () => undefined,
  });
  if (failure)
    throw new Error(`The pull ended with ${failure}.\n  Its error message is above, and its report is ${report}.`);
  return (JSON.parse(await readFile(report, 'utf8')) as { bytes: { written: number } }).bytes.written;
}

const BUILD = taskIn<typeof import('./build-task.ts')>(new URL('./build-task.ts', import.meta.url))('buildSite');

/** Builds and publishes as `npm run build` does, with everything a site can have, in processes of its own. */
export const buildApart = (order: Omit<BuildOrder, 'variables'>): Promise<BuildReport> =>
  doApart(BUILD, { ...order, variables: VARIABLES } satisfies BuildOrder);

export interface BuiltSite {
  site: Site;
  /** Folder of the release. */
  dist: string;
  snapshot: string;
  library: Library;
}

/**
 * Builds the site of visits from a snapshot; pages that stay the same are taken over from the run before. Other code begins a
 * site of its own: a release keeps files of the one before for a while, and they would be counted.
 */
export async function buildSite(snapshot: string): Promise<BuiltSite> {
  const sites = join(BENCH, 'visit-sites');
  const site = siteAt(join(sites, codeDigest(PROJECT, readEnvironment(VARIABLES)).slice(0, 16)));
  if ((await currentRelease(site)) === null) await rm(sites, { recursive: true, force: true });
  const { checks } = await buildApart({ site, snapshot });
  const release = await currentRelease(site);
  if (release === null || checks?.passed === false)
    throw new Error(`The bench's site did not pass its checks: ${JSON.stringify(checks?.offenders.slice(0, 3))}`);
  const { entries, playlists } = readManifest(snapshot);
  return { site, dist: releaseFolder(site, release), snapshot, library: arrangeLibrary(entries, playlists) };
}

/** The site that visits are measured on: the source's library, with a long list and a long text. */
export async function visitSite(source: Source): Promise<BuiltSite> {
  const [library, snapshot] = [join(BENCH, 'visit-library'), join(BENCH, 'visit-snapshot')];
  await writeVisitLibrary(library, source);
  const api = await startApi({ libraryDir: library, port: 0, dataDir: ':memory:' });
  await pullApart(api.url, snapshot).finally(api.close);
  return buildSite(snapshot);
}

/** Gives texts of a snapshot one more line each. @param isChosen by place in the manifest @returns how many it changed */
export async function changeTexts(folder: string, isChosen: (at: number) => boolean): Promise<number> {
  const snapshot = await openSnapshot(folder);
  const { entries, ...rest } = readManifest(folder);
  let changed = 0;
  for (const [at, entry] of entries.entries()) {
    if (entry.digest === null || !isChosen(at)) continue;
    const { digest, bytes } = await snapshot.put(`${readText(folder, entry.digest)}Changed by the bench.\n`);
    Object.assign(entry, { digest, bytes });
    changed += 1;
  }
  await snapshot.commit({ ...rest, entries });
  await snapshot.close();
  return changed;
}
