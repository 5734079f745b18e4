/** A library → snapshot → site, for the bench alone: it touches neither the project's snapshot nor its site. */
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createLibrary } from '#api/library.ts';
import { chooseExtras } from '#library/extras.ts';
import { arrangeLibrary } from '#library/library.ts';
import { readEnvironment } from '#schemas/environment.ts';
import { readManifest } from '../../src/library/snapshot.ts';
import { PROJECT } from '../build/environment.ts';
import { inputsDigest } from '../build/inputs.ts';
import { planBuild } from '../build/plan.ts';
import { render } from '../build/render.ts';
import { buildCards } from '../cards/build.ts';
import { buildData } from '../data/build.ts';
import { dataSite } from '../data/rows.ts';
import { openLibrary } from '../local-api/library.ts';
import { startApi } from '../local-api/server.ts';
import { buildWorker } from '../offline/build.ts';
import { buildPacks } from '../packs/build.ts';
import { pull } from '../pull/run.ts';
import { sampleSource } from '../pull/sample.ts';
import { buildSitemaps } from '../sitemap/build.ts';
import { buildTextIndex } from '../text-index/build.ts';
import { type Source, writeVisitLibrary } from './library.ts';

/** The bench's own folder. */
export const BENCH = join(PROJECT, '.cache', 'bench');

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

export interface BuiltSite {
  dist: string;
  snapshot: string;
}

/** Pulls a library folder into a snapshot, over HTTP as always. */
async function pullFolder(library: string, snapshot: string): Promise<void> {
  const api = await startApi({ libraryDir: library, port: 0, dataDir: ':memory:' });
  const report = await pull({
    api: createLibrary({ api: api.url, concurrency: 8, timeout: 30_000, budget: 600_000 }),
    sample: sampleSource(openLibrary(join(PROJECT, 'scripts/local-api/sample-library'))),
    folder: snapshot,
    allowSample: false,
    acceptShrink: true,
    concurrency: 8,
  });
  await api.close();
  if (report.failure !== null) throw new Error(`The bench's library could not be pulled: ${report.failure}`);
}

/** Builds every page as `npm run build` does, with a cache of its own, so that a build of the project's site may be under way. */
export async function buildSite(snapshot: string, dist: string, cache: string): Promise<void> {
  const manifest = readManifest(snapshot);
  const { entries, playlists } = manifest;
  const settings = readEnvironment(VARIABLES);
  const { embed } = chooseExtras(manifest, settings);
  const { render: paths } = planBuild(arrangeLibrary(entries, playlists), null, '', embed);
  const environment = { ...VARIABLES, NODE_ENV: 'production' };
  await render({ paths, snapshot, folder: dist, work: cache, environment });
  await buildWorker(dist);
  await buildTextIndex({ snapshot, folder: dist, served: null, bound: 0, work: join(cache, 'texts') });
  await buildPacks({ snapshot, folder: dist, served: null });
  const site = dataSite(settings, chooseExtras(manifest, settings));
  await buildData({ snapshot, folder: dist, site, served: null });
  buildSitemaps({ snapshot, folder: dist, siteUrl: settings.SITE_URL });
  await buildCards({ snapshot, folder: dist, siteTitle: settings.SITE_TITLE, served: null });
}

/**
 * The site that visits are measured on: the source's library, with a long list and a long text. It is kept and used again
 * as long as neither code nor library changed.
 */
export async function visitSite(source: Source): Promise<BuiltSite> {
  const library = join(BENCH, 'visit-library');
  const snapshot = join(BENCH, 'visit-snapshot');
  const sites = join(BENCH, 'visit-site');
  await writeVisitLibrary(library, source);
  await pullFolder(library, snapshot);
  const dist = join(sites, inputsDigest(PROJECT, snapshot, readEnvironment(VARIABLES)).slice(0, 16));
  if (await stat(dist).catch(() => null)) return { dist, snapshot };
  await rm(sites, { recursive: true, force: true });
  await buildSite(snapshot, `${dist}.new`, join(BENCH, 'visit-cache'));
  await rename(`${dist}.new`, dist);
  return { dist, snapshot };
}
