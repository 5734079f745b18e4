/** The texts of a site that several machines build: each reads those of its own folders, and the merge puts their runs together. */
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Document } from './documents.ts';
import { type Range, writeDocumentRuns } from './runs.ts';

/** In the folder of a shard; it is no part of the site, and gone when that is made. */
export const RUNS_FOLDER = '.texts';

/** What a shard says of its runs. */
const coverage = z.object({
  /** Digest of all texts of the library: a run numbers them. */
  library: z.string(),
  ranges: z.array(z.tuple([z.number(), z.number()])),
});

const libraryDigest = (documents: readonly Document[]): string => hash('sha256', JSON.stringify(documents));

/** Numbers of the texts of some folders: neighbours in one range. */
function rangesOf(documents: readonly Document[], folders: ReadonlySet<string>): Range[] {
  const ranges: [number, number][] = [];
  for (const [number, { folder }] of documents.entries()) {
    if (!folders.has(folder)) continue;
    const last = ranges.at(-1);
    if (last?.[1] === number) last[1] = number + 1;
    else ranges.push([number, number + 1]);
  }
  return ranges;
}

/**
 * Writes the runs of one shard.
 * @param out folder of the shard
 * @param folders names of its folders
 */
export function writeShardRuns(
  snapshot: string,
  documents: readonly Document[],
  folders: ReadonlySet<string>,
  out: string,
): void {
  const runs = join(out, RUNS_FOLDER);
  rmSync(runs, { recursive: true, force: true });
  mkdirSync(runs, { recursive: true });
  const ranges = rangesOf(documents, folders);
  writeDocumentRuns(snapshot, documents, ranges, runs);
  const name = `${ranges[0]?.[0] ?? 'none'}.json`;
  writeFileSync(join(runs, name), JSON.stringify({ library: libraryDigest(documents), ranges }));
}

/**
 * The folder of the runs that shards left in a merged site, when they hold every text of this library once; null when they do not, and
 * the texts are to be read anew.
 */
export function mergedRuns(folder: string, documents: readonly Document[]): string | null {
  const runs = join(folder, RUNS_FOLDER);
  try {
    const said = readdirSync(runs)
      .filter((name) => name.endsWith('.json'))
      .map((name) => coverage.parse(JSON.parse(readFileSync(join(runs, name), 'utf8'))));
    const digest = libraryDigest(documents);
    const ranges = said.flatMap(({ ranges }) => ranges).sort(([a], [b]) => a - b);
    const ends = ranges.map(([, end]) => end);
    const isWhole = ranges.every(([first], at) => first === (ends[at - 1] ?? 0)) && ends.at(-1) === documents.length;
    return isWhole && said.every(({ library }) => library === digest) ? runs : null;
  } catch {
    return null;
  }
}
