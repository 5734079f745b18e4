/** Builds the site of the environment's SNAPSHOT_DIR into OUT_DIR, with a cache of its own: other builds may be under way. */
import { join } from 'node:path';
import { build } from 'astro';

const out = process.env['OUT_DIR'];
if (out === undefined) throw new Error('OUT_DIR is not set.\n  Run this through tests/e2e/site.ts.');
// Vitest puts its own `define` for the settings into the environment, where Astro would believe it.
delete process.env['SETTINGS'];
await build({ root: join(import.meta.dirname, '../..'), outDir: out, cacheDir: `${out}.cache`, logLevel: 'warn' });
