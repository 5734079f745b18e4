/** Builds the site of the environment's SNAPSHOT_DIR into OUT_DIR, with a cache of its own: other builds may be under way. */
import { join } from 'node:path';
import { build } from 'astro';
import { readEnvironment } from '#schemas/environment.ts';
import { buildCards } from '../../scripts/cards/build.ts';
import { buildData } from '../../scripts/data/build.ts';
import { buildWorker } from '../../scripts/offline/build.ts';
import { pagesOfOld } from '../../scripts/old-addresses/resolve.ts';
import { writeOldPages } from '../../scripts/old-addresses/write.ts';
import { buildPacks } from '../../scripts/packs/build.ts';
import { buildSitemaps } from '../../scripts/sitemap/build.ts';
import { writeIndexFiles, writeIndexRoot } from '../../scripts/text-index/build.ts';
import { keysIn } from '../../scripts/text-index/keys.ts';
import { readManifest } from '../../src/snapshot.ts';

const out = process.env['OUT_DIR'];
if (out === undefined) throw new Error('OUT_DIR is not set.\n  Run this through tests/e2e/site.ts.');
// Vitest puts its own `define` for the settings into the environment, where Astro would believe it.
delete process.env['SETTINGS'];
const snapshot = process.env['SNAPSHOT_DIR'] ?? '';
await build({ root: join(import.meta.dirname, '../..'), outDir: out, cacheDir: `${out}.cache`, logLevel: 'warn' });
const { SITE_URL: siteUrl = 'http://127.0.0.1:4321' } = process.env;
const environment = readEnvironment(process.env);
const manifest = readManifest(snapshot);
await buildWorker(out);
writeIndexRoot(out, writeIndexFiles({ keysOf: keysIn(snapshot), manifest, folder: out, work: `${out}.texts` }).root);
await buildPacks({ snapshot, manifest, folder: out, served: null });
buildSitemaps({ snapshot, manifest, folder: out, siteUrl });
await buildCards({ manifest, folder: out, siteTitle: environment.SITE_TITLE, served: null });
writeOldPages(out, pagesOfOld(manifest, environment), { url: siteUrl, title: environment.SITE_TITLE });
await buildData({ snapshot, manifest, folder: out, site: environment, served: null });
