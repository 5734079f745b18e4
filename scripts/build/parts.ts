/** A build in parts, so that every core of the machine works at it and none of its programs has to remember all pages. */
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Fewer pages than this are made sooner by one program: each takes seconds to begin. */
const LEAST = 2500;
/** What Astro keeps of each page makes the next ones slower. */
const MOST = 20_000;

/** Programs at work at once; each holds the names of the whole library. */
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
        `Two parts of one build made another ${target}.\n  The snapshot or the code changed while it ran; build again.`,
      );
  }
  rmSync(from, { recursive: true });
}
