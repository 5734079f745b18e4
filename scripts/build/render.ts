/** Runs Astro over the pages that a plan names, into a folder of their own. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runAstro } from './astro.ts';

export interface RenderRun {
  /** Paths of the pages of the library to render; null for all. What speaks of the whole library is rendered in any case. */
  paths: readonly string[] | null;
  snapshot: string;
  /** Where the pages go. */
  folder: string;
  /** Where Astro's cache and the list of paths are. */
  work: string;
  signal?: AbortSignal | undefined;
}

/** @throws {AstroError} when Astro gives up */
export async function render({ paths, snapshot, folder, work, signal }: RenderRun): Promise<void> {
  const list = join(work, 'render.json');
  await mkdir(work, { recursive: true });
  await writeFile(list, JSON.stringify(paths));
  await runAstro({
    command: 'build',
    environment: {
      OUT_DIR: folder,
      SNAPSHOT_DIR: resolve(snapshot),
      CACHE_DIR: join(work, 'astro'),
      RENDER_ONLY: paths === null ? '' : list,
    },
    signal,
  });
}
