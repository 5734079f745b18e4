/** The addresses that pages had before, over all pulls. */
import type { Library } from '#core/library/library.ts';
import { listsByPath } from '#core/library/pages.ts';
import type { OldAddress } from '#schemas/snapshot.ts';
import { type Lapsed, songsByPath } from './same-songs.ts';

/** More than a small library ever has; a larger one may have as many as it has pages. */
const FEWEST_KEPT = 5_000;

/** The songs that are new at their address, by a digest that only one of them has. */
function freshByDigest(before: Library, after: Library): Map<string, string> {
  const was = songsByPath(before);
  const fresh = [...songsByPath(after).values()].filter(({ song }) => !was.has(song.path) && !song.unavailable);
  const groups = Map.groupBy(fresh, ({ song }) => song.digest);
  return new Map(
    [...groups].flatMap(([digest, [one, ...more]]): [string, string][] =>
      digest !== null && one && more.length === 0 ? [[digest, one.song.path]] : [],
    ),
  );
}

/**
 * The list after one more pull: what leads to a page that has moved leads to where it is now, however often it moved, and an
 * address at which a page lives again is forgotten.
 * @param known the list of the last pull
 * @param at of this pull, ISO 8601
 * @param most how many stay, the newest (default: as many as the library has pages, and 5,000 at least)
 */
export function followAddresses(
  known: readonly OldAddress[],
  { before, after, lapsed }: { before: Library; after: Library; lapsed: Lapsed },
  at: string,
  most?: number,
): OldAddress[] {
  const [songsBefore, listsBefore] = [songsByPath(before), listsByPath(before)];
  const [songsAfter, listsAfter] = [songsByPath(after), listsByPath(after)];
  const lives = (path: string): boolean => songsAfter.has(path) || listsAfter.has(path);
  const fresh = freshByDigest(before, after);

  const contentOf = (to: string | null, path: string): Pick<OldAddress, 'digest'> => {
    const song = songsBefore.get(path)?.song;
    return to === null && song?.digest && !song.unavailable ? { digest: song.digest } : {};
  };

  const followed = known
    .filter(({ from }) => !lives(from) && !lapsed.paths.has(from))
    .map((row): OldAddress => {
      const back = row.to === null && row.digest !== undefined ? fresh.get(row.digest) : undefined;
      if (back !== undefined) return { from: row.from, to: back, name: row.name, at };
      const now = row.to === null ? undefined : lapsed.paths.get(row.to);
      return now === undefined || row.to === null ? row : { ...row, to: now, ...contentOf(now, row.to) };
    });
  const added = [...lapsed.paths].map(([from, to]): OldAddress => {
    const name = songsBefore.get(from)?.song.name ?? listsBefore.get(from) ?? '';
    return { from, to, name, at, ...contentOf(to, from) };
  });
  const bound = most ?? Math.max(FEWEST_KEPT, songsAfter.size + listsAfter.size);
  return [...followed, ...added].slice(-bound);
}
