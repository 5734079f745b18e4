/** Divides a build into parts, so that it uses every core and no process holds all pages in memory. */
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** The fewest pages of one part: each process takes seconds to start. */
const LEAST = 2500;
/** The most pages of one part: Astro becomes slower with each page, since it keeps something of it. */
const MOST = 20_000;

/** The most processes at a time; each holds the names of the whole library in memory. */
export const TOGETHER = Math.min(availableParallelism(), 4);

/** How many parts a build of so many pages has; past one, a multiple of those at work at once where there is enough to do. */
export function countParts(pages: number, together = TOGETHER): number {
  const rounds = Math.ceil(pages / MOST / together);
  return Math.max(1, Math.min(rounds * together, Math.floor(pages / LEAST)));
}

/** Neighbours stay together, so that a part's folders are its own; `count` lists, some of them empty when there are more. */
export function cutIntoParts(paths: readonly string[], count: number): string[][] {
  const cut = (part: number) => Math.round((part * paths.length) / count);
  return Array.from({ length: count }, (_, part) => paths.slice(cut(part), cut(part + 1)));
}

/** Parts of one build that are not of one site; `message` names the file that tells. */
export class PartsError extends Error {
  override name = 'PartsError';
}

/**
 * Moves what is in one folder into another on the same disk; the first is then gone.
 * @throws {PartsError} where both have a file and it is not the same, byte for byte
 */
export function joinPart(from: string, to: string): void {
  const there = new Map(readdirSync(to, { withFileTypes: true }).map((entry) => [entry.name, entry.isDirectory()]));
  for (const { name } of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, name), join(to, name)];
    const isFolder = there.get(name);
    if (isFolder === undefined) renameSync(source, target);
    else if (isFolder) joinPart(source, target);
    else if (!readFileSync(source).equals(readFileSync(target)))
      throw new PartsError(
        `Two parts of the build wrote different versions of ${target}.\n  The snapshot or the code changed while the build ran; build again.`,
      );
  }
  rmSync(from, { recursive: true });
}
