/** A library divided into shards by folder, so that several machines can build its pages. */
import { UsageError } from '#schemas/user-error.ts';
import { factPages } from './fact-pages.ts';
import type { Folder, Library } from './library.ts';

/** One shard of several: `{ number: 1, of: 4 }` is the first of four. */
export type Shard = ReturnType<typeof readShard>;

/** The most shards. More would help no library, since every machine builds Home and the fixed pages too. */
const MOST = 256;

/**
 * `'2/4'` → `{ number: 2, of: 4 }`.
 * @throws {UsageError} when it is anything else
 */
export function readShard(text: string) {
  const [, number = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= of && of <= MOST) return { number, of };
  throw new UsageError(
    `${JSON.stringify(text)} is not a shard.\n  Write its number and how many there are: 1/4, 2/4, 3/4 and 4/4; ${MOST} at most.`,
  );
}

const weightOf = ({ languages }: Folder): number => languages.reduce((sum, { songs }) => sum + songs.length, 0);

/**
 * The folders of one shard. Each folder, the heaviest first, goes to the shard with the least weight so far, so that every
 * machine computes the same result; their order stays. A shard may be empty.
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
 * The paths of the pages of one shard: its folders with all below them; the first shard also the playlists and what songs tell. Home and the fixed
 * pages belong to no shard: every shard builds them, and the results must be equal.
 */
export function pathsOfShard({ folders, playlists }: Library, shard: Shard): string[] {
  const own = foldersOfShard(folders, shard).flatMap(({ path, languages }) => [
    path,
    ...languages.flatMap(({ path, songs }) => [path, ...songs.map((song) => song.path)]),
  ]);
  if (shard.number > 1) return own;
  const { kinds, values } = factPages({ folders });
  const ofFacts = [...kinds.map(({ kind }) => kind.path), ...values.map(({ value }) => value.path)];
  return [...own, ...playlists.map(({ path }) => path), ...ofFacts];
}
