/** Runs Astro over the pages that a plan names, into a folder of their own. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runAstro } from './astro.ts';

export interface RenderRun {
  /** Paths of the pages of the library to render; null for all. What speaks of the whole library is rendered in any case. */
  paths: readonly string[] | null;
  snapshot: string;
  /** Pages of the library, rendered or not (default: 100,000). */
  pages?: number;
  /** Where the pages go. */
  folder: string;
  /** Where Astro's cache and the list of paths are. */
  work: string;
  /** Settings other than those of this process. */
  environment?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
}

/**
 * Bounds of Node's heap. Names grow with the library (130 MB for 100,000 pages), what pages leave behind does not, and
 * Node would rather let that pile up to gigabytes than clear it away. Whoever sets a bound in NODE_OPTIONS keeps it.
 */
function heapBounds(pages: number): string[] {
  if (/--max[-_]old[-_]space[-_]size/.test(process.env['NODE_OPTIONS'] ?? '')) return [];
  return [`--max-old-space-size=${Math.round(320 + pages / 800)}`, '--max-semi-space-size=8'];
}

/** @throws {AstroError} when Astro gives up */
export async function render(run: RenderRun): Promise<void> {
  const { paths, pages = 100_000, snapshot, folder, work, environment, signal } = run;
  const list = join(work, 'render.json');
  await mkdir(work, { recursive: true });
  await writeFile(list, JSON.stringify(paths));
  await runAstro({
    command: 'build',
    nodeArgs: heapBounds(pages),
    environment: {
      ...environment,
      OUT_DIR: folder,
      SNAPSHOT_DIR: resolve(snapshot),
      CACHE_DIR: join(work, 'astro'),
      RENDER_ONLY: paths === null ? '' : list,
    },
    signal,
  });
}
