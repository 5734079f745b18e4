/** Has Astro render the pages that a plan names. */
import { cpSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { LeftOutKey } from '#core/library/left-out.ts';
import { runAstro } from './astro.ts';
import { PROJECT } from './environment.ts';
import { runFolder } from './run-folder.ts';

export interface RenderRun {
  /** Paths of the pages of the library to render. What speaks of the whole library is rendered in any case. */
  paths: readonly string[];
  snapshot: string;
  /** Where the pages go. */
  folder: string;
  /** Entries and playlists that get no page (default: none). */
  leftOut?: readonly LeftOutKey[];
  /** Where Astro's cache and the lists of paths are. */
  work: string;
  signal?: AbortSignal | undefined;
}

/**
 * Where Astro builds, inside the project. For a folder outside, Astro builds in one that all its programs share, so that two builds
 * delete each other's files, and then renames, which fails between two disks (`getOutDirWithinCwd` of astro 7.3.5).
 */
const OUT = join(PROJECT, '.cache', 'out');

/**
 * Of 6,000 texts, Astro holds 0.9 GB without these and 0.5 GB with them, in the same time. Memory of bundling (mimalloc's, in Rolldown)
 * goes back to the system at once, and not when the last page is rendered. Its threads, which hold some each, are one: the other core
 * makes what needs no page. A heap with a bound grows more slowly; this one is enough for 100,000 texts.
 */
const MEMORY = {
  MIMALLOC_PURGE_DELAY: '0',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  NODE_OPTIONS: `--max-old-space-size=2000 ${process.env['NODE_OPTIONS'] ?? ''}`,
};

/** @throws {UserError} when Astro gives up */
export async function render({ paths, snapshot, leftOut = [], work, signal, ...run }: RenderRun) {
  mkdirSync(OUT, { recursive: true });
  const folder = runFolder(OUT);
  const cache = join(work, 'astro'); // below the folder that rebuilds keep between runs
  const [list, leftOutFile] = [join(cache, 'render.json'), join(cache, 'left-out.json')];
  await mkdir(cache, { recursive: true });
  await writeFile(list, JSON.stringify(paths));
  await writeFile(leftOutFile, JSON.stringify(leftOut));
  const settings = {
    ...MEMORY,
    OUT_DIR: folder,
    SNAPSHOT_DIR: resolve(snapshot),
    CACHE_DIR: cache,
    RENDER_ONLY: list,
    LEAVE_OUT: leftOutFile,
    DEV: '', // Astro would take one of the shell for its own, and build as it does in development
  };
  try {
    await runAstro({ command: 'build', environment: settings, signal });
    if (!signal?.aborted) moveInto(folder, run.folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Moves all of a folder into another, also of another disk. */
function moveInto(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    try {
      renameSync(join(from, name), join(to, name));
    } catch {
      cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
    }
  }
}
