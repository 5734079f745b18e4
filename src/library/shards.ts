/** A library cut into shards by folder, so that several machines can make its pages, each its own share. */
import type { Folder, Library } from './library.ts';

/** One share of several: `{ number: 1, of: 4 }` is the first of four. */
export interface Shard {
  number: number;
  of: number;
}

/** A shard that is none; `message` says what it should be. */
export class ShardError extends Error {
  override name = 'ShardError';
}

/** More machines than this help no library: every one of them makes the pages of home and of the folders anew. */
const MOST = 256;

/**
 * `'2/4'` → `{ number: 2, of: 4 }`.
 * @throws {ShardError} when it is anything else
 */
export function readShard(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= of && of <= MOST) return { number, of };
  throw new ShardError(
    `${JSON.stringify(text)} is no shard.\n  Say which of how many: 1/4, 2/4, 3/4 and 4/4; ${MOST} at most.`,
  );
}

const weightOf = ({ languages }: Folder): number => languages.reduce((sum, { songs }) => sum + songs.length, 0);

/**
 * The folders of one shard. All are dealt out, the heaviest first, each to the shard that has least, so that every machine
 * comes to the same answer by itself; their order stays. A shard may be empty.
 * Source: R. L. Graham, "Bounds on Multiprocessing Timing Anomalies" (1969): at most 4/3 of the best possible share.
 */
export function foldersOfShard(folders: readonly Folder[], { number, of }: Shard): Folder[] {
  const shares = Array.from({ length: of }, () => ({ weight: 0, folders: new Set<Folder>() }));
  const heaviestFirst = folders.toSorted((a, b) => weightOf(b) - weightOf(a) || (a.name < b.name ? -1 : 1));
  for (const folder of heaviestFirst) {
    const share = shares.reduce((least, one) => (one.weight < least.weight ? one : least));
    share.weight += weightOf(folder);
    share.folders.add(folder);
  }
  return folders.filter((folder) => shares[number - 1]?.folders.has(folder));
}

/**
 * The paths of the pages that one shard makes: its folders with all below them, and the first shard the playlists too.
 * Home and the fixed pages have none; every shard makes them, and all must come to the same.
 */
export function pathsOfShard({ folders, playlists }: Library, shard: Shard): string[] {
  const own = foldersOfShard(folders, shard).flatMap(({ path, languages }) => [
    path,
    ...languages.flatMap(({ path, songs }) => [path, ...songs.map((song) => song.path)]),
  ]);
  return shard.number === 1 ? [...own, ...playlists.map(({ path }) => path)] : own;
}
