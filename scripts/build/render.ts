/** Renders the pages that a plan names, into a folder of their own: by Astro, or with what Astro bundled of the same code before. */
import { mkdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { LeftOutKey } from '#core/library/left-out.ts';
import { runAstro } from './astro.ts';
import { bundleFor, isKept, removeBundle } from './bundle/kept.ts';
import { runNode } from './child.ts';
import { PROJECT } from './environment.ts';
import { isLarge } from './library-size.ts';
import { countParts, cutIntoParts, joinPart, TOGETHER } from './parts.ts';
import { isInProject, moveFolder, standIn } from './stand-in.ts';
import { THRIFTY_HEAP } from './thrifty-heap.ts';

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
  /** Settings other than those of this process. */
  environment?: Readonly<Record<string, string>>;
  /** Whether Astro bundles anew, whatever is kept. */
  anew?: boolean;
  /** How many parts to make it in (default: as many as pay). */
  parts?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Memory outside of Node's heap is given back at once, instead of kept for later: of 100,000
 * pages 430 MB are held at the first, and not 620. Sources: "Environment options" of mimalloc, which Rolldown allocates with; mallopt(3), `M_MMAP_THRESHOLD`.
 */
const THRIFTY_ALLOCATION = {
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

const BUNDLE_PROGRAM = fileURLToPath(new URL('./bundle/program.ts', import.meta.url));

interface Thrift {
  nodeArgs: readonly string[];
  environment: Readonly<Record<string, string>>;
}
const THRIFT: Thrift = { nodeArgs: THRIFTY_HEAP, environment: THRIFTY_ALLOCATION };
/** For a library that needs little as it is: thrift costs a build a third of its time. */
const NO_THRIFT: Thrift = { nodeArgs: [], environment: {} };

/**
 * The result is the same in however many parts it is made.
 * @throws {AstroError} when Astro gives up
 * @throws {PartsError} when the snapshot or the code changed meanwhile
 */
export async function render(run: RenderRun): Promise<void> {
  const kept = run.anew ? findBundle(run) : null;
  if (kept) removeBundle(kept);
  if (isInProject(run.folder)) return renderInto(run);
  const folder = standIn();
  try {
    await renderInto({ ...run, folder });
    if (!run.signal?.aborted) moveFolder(folder, run.folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function renderInto(run: RenderRun): Promise<void> {
  const { paths, parts: count = countParts(paths.length), folder, signal } = run;
  if (count === 1) return renderPart(run, { paths, folder, name: '' });

  const inside = join(folder, '.parts'); // one disk, so that a part is moved and not copied
  const parts = cutIntoParts(paths, count).map((own, at) => ({
    paths: own,
    folder: join(inside, String(at + 1)),
    name: `${at + 1}/${count}`,
  }));
  const limit = pLimit(TOGETHER);
  const stop = new AbortController();
  const all = { ...run, signal: AbortSignal.any([stop.signal, ...(signal ? [signal] : [])]) };
  const runs = parts.map((part) =>
    limit(() => renderPart(all, part)).catch((error: unknown) => {
      stop.abort(); // the others would work for nothing
      throw error;
    }),
  );
  await Promise.allSettled(runs);
  await Promise.all(runs);
  if (signal?.aborted) return;
  for (const part of parts) joinPart(part.folder, folder);
  await rmdir(inside);
}

interface Part {
  paths: readonly string[];
  folder: string;
  /** `2/4`; empty when it is the only one. */
  name: string;
}

async function renderPart(run: RenderRun, { paths, folder, name }: Part): Promise<void> {
  const { snapshot, leftOut = [], signal } = run;
  const thrift = isLarge(snapshot) ? THRIFT : NO_THRIFT;
  const cache = join(run.work, 'astro', name.replace('/', '-of-')); // below the folder that rebuilds keep between runs
  const list = join(cache, 'render.json');
  await mkdir(cache, { recursive: true });
  await writeFile(list, JSON.stringify(paths));
  const leftOutFile = join(cache, 'left-out.json');
  await writeFile(leftOutFile, JSON.stringify(leftOut));
  const bundle = findBundle(run);
  const environment = {
    ...thrift.environment,
    ...run.environment,
    OUT_DIR: folder,
    SNAPSHOT_DIR: resolve(snapshot),
    CACHE_DIR: cache,
    RENDER_ONLY: list,
    LEAVE_OUT: leftOutFile,
    BUNDLE_DIR: bundle ?? '',
    DEV: '', // Astro would take one of the shell for its own, and build as it does in development
  };
  const { nodeArgs } = thrift;
  if (bundle && isKept(bundle) && (await renderFromBundle({ bundle, nodeArgs, environment, signal }))) return;
  try {
    await runAstro({ command: 'build', name, nodeArgs, environment, signal });
  } finally {
    if (bundle && findBundle(run) !== bundle) removeBundle(bundle); // the code changed meanwhile
  }
}

const findBundle = ({ environment }: RenderRun) => bundleFor({ ...process.env, ...environment });

interface BundleRun {
  bundle: string;
  nodeArgs: readonly string[];
  environment: Readonly<Record<string, string>>;
  signal: AbortSignal | undefined;
}

/** @returns whether it went well; where it did not, the bundle is gone */
async function renderFromBundle({ bundle, nodeArgs, environment, signal }: BundleRun): Promise<boolean> {
  const { NODE_ENV = 'production' } = process.env; // as Astro has it
  const failure = await runNode({
    args: [...nodeArgs, BUNDLE_PROGRAM],
    environment: { NODE_ENV, ...environment },
    cwd: PROJECT,
    signal,
  });
  if (!failure) return true;
  console.error(
    `The bundle of an earlier build could not be used (${failure}).\n  Its error is above; now Astro bundles the code anew.`,
  );
  removeBundle(bundle);
  return false;
}
