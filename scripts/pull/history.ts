/** What a manifest remembers of the ones before it. */
import { arrangeLibrary, type Library } from '#core/library/library.ts';
import { entryKey } from '#core/library/names.ts';
import type { SnapshotEntry, SnapshotManifest, SnapshotPlaylist } from '#schemas/snapshot.ts';
import { addNews, correctedSongs, type ReadText } from './news.ts';
import { followAddresses } from './old-addresses.ts';
import { findLapsed, type Lapsed, movedSongs, songsByPath } from './same-songs.ts';

const arrange = ({ entries, playlists }: SnapshotManifest): Library => arrangeLibrary(entries, playlists);

type Named = SnapshotEntry | SnapshotPlaylist;
const nameOf = (one: Named | undefined): string | undefined => one && ('id' in one ? one.id : entryKey(one));

const areSame = (a: readonly Named[], b: readonly Named[]): boolean =>
  a.length === b.length && a.every((one, at) => nameOf(one) === nameOf(b[at]) && one.digest === b[at]?.digest);

/** What a manifest of the same library remembers. */
const remembered = ({ moved, news }: SnapshotManifest): Pick<SnapshotManifest, 'moved' | 'news'> => ({
  ...(moved?.length && { moved }),
  ...(news?.length && { news }),
});

/** The day of each song's last correction by its path, those of this pull among them. */
function correctionDays(before: Library, after: Library, lapsed: Lapsed, today: string): Map<string, string> {
  const days = new Map<string, string>();
  const moved = movedSongs(lapsed);
  for (const [path, { song }] of songsByPath(before)) {
    const now = lapsed.songs.has(path) ? moved.get(path)?.song.path : path;
    if (song.corrected !== undefined && now !== undefined) days.set(now, song.corrected);
  }
  for (const { after: placed } of correctedSongs(before, after, lapsed)) days.set(placed.song.path, today);
  return days;
}

function withDays(entries: readonly SnapshotEntry[], days: ReadonlyMap<string, string>): SnapshotEntry[] {
  return entries.map(({ corrected: _, ...entry }): SnapshotEntry => {
    const day = days.get(entryKey(entry));
    return { ...entry, ...(day !== undefined && { corrected: day }) };
  });
}

/**
 * The manifest of a pull with what is remembered of those before it.
 * @param previous that of the last pull of the same library; null at the first, which is no news
 * @param read reads a text of either
 */
export async function withHistory(
  next: SnapshotManifest,
  previous: SnapshotManifest | null,
  read: ReadText,
): Promise<SnapshotManifest> {
  if (previous === null || next.source !== 'api') return next;
  if (areSame(previous.entries, next.entries) && areSame(previous.playlists, next.playlists)) {
    const days = new Map(previous.entries.flatMap((one) => (one.corrected ? [[entryKey(one), one.corrected]] : [])));
    return { ...next, ...remembered(previous), entries: withDays(next.entries, days) };
  }
  const [before, after] = [arrange(previous), arrange(next)];
  const lapsed = findLapsed(before, after);
  const libraries = { before, after, lapsed };
  const days = correctionDays(before, after, lapsed, next.pulledAt.slice(0, 10));
  const byKey = new Map(
    [...songsByPath(after)].flatMap(([path, { song }]) => {
      const day = days.get(path);
      return day === undefined ? [] : [[entryKey(song), day] as const];
    }),
  );
  const moved = followAddresses(previous.moved ?? [], libraries, next.pulledAt);
  const news = await addNews(previous.news ?? [], libraries, next.pulledAt, read);
  return { ...next, ...remembered({ ...next, moved, news }), entries: withDays(next.entries, byKey) };
}
