/** Which page of a new library is the page of an old one that has another address now. */
import type { Folder, LanguageList, Library, Playlist, Song } from '#core/library/library.ts';
import { listsByPath } from '#core/library/pages.ts';

/** A song with the lists that it is in. */
export interface PlacedSong {
  song: Song;
  folder: Folder;
  list: LanguageList;
}

/** What became of the pages whose addresses are no more. */
export interface Lapsed {
  /** Every path of the old library that the new one lacks → the path that its page has now; null: it was removed. */
  paths: Map<string, string | null>;
  /** The songs among them → what they are now. */
  songs: Map<string, PlacedSong | null>;
  /** Those of them that were removed, and lead to another song that has the same words. */
  copies: Set<string>;
}

/** Every song of a library by its path. */
export function songsByPath({ folders }: Library): Map<string, PlacedSong> {
  const songs = new Map<string, PlacedSong>();
  for (const folder of folders)
    for (const list of folder.languages) for (const song of list.songs) songs.set(song.path, { song, folder, list });
  return songs;
}

/** The songs that have another address now, by the old one. */
export const movedSongs = ({ songs, copies }: Lapsed): Map<string, PlacedSong> =>
  new Map([...songs].flatMap(([path, now]) => (now && !copies.has(path) ? [[path, now]] : [])));

const key = (...parts: (string | number)[]): string => JSON.stringify(parts);

/** A text that says no more than that there is none is had by many songs. */
const contentOf = ({ digest, unavailable }: Song): string | null => (unavailable ? null : digest);

/** What is in both, when each has it once. */
function pairUnique<Old, New>(
  old: readonly Old[],
  fresh: readonly New[],
  oldKey: (item: Old) => string | null,
  freshKey: (item: New) => string | null,
): [Old, New][] {
  const groups = Map.groupBy(fresh, freshKey);
  return [...Map.groupBy(old, oldKey)].flatMap(([shared, [one, ...others]]): [Old, New][] => {
    const [other, ...more] = groups.get(shared) ?? [];
    return shared !== null && one && other && others.length + more.length === 0 ? [[one, other]] : [];
  });
}

/** Where most of what was in one place is now; null where less than half of it went to one and the same. */
function majority(places: readonly (string | null)[]): string | null {
  for (const [place, all] of Map.groupBy(places, (one) => one))
    if (place !== null && all.length * 2 > places.length) return place;
  return null;
}

/** Where more of what was in one place is now than anywhere else. */
function mostly(places: readonly string[]): string | null {
  const [first, second] = [...Map.groupBy(places, (one) => one)].sort(([, a], [, b]) => b.length - a.length);
  return first && first[1].length > (second?.[1].length ?? 0) ? first[0] : null;
}

/** Matches the songs that have lost their address with those that have a new one, by one rule after another. */
function matchSongs(before: ReadonlyMap<string, PlacedSong>, after: ReadonlyMap<string, PlacedSong>) {
  const lapsed = [...before.values()].filter(({ song }) => !after.has(song.path));
  const fresh = [...after.values()].filter(({ song }) => !before.has(song.path));
  const matched = new Map<string, PlacedSong>();
  const taken = new Set<PlacedSong>();
  const pair = (
    oldKey: (placed: PlacedSong) => string | null,
    freshKey: (placed: PlacedSong) => string | null = oldKey,
  ): void => {
    const open = lapsed.filter(({ song }) => !matched.has(song.path));
    const free = fresh.filter((placed) => !taken.has(placed));
    for (const [old, now] of pairUnique(open, free, oldKey, freshKey)) {
      matched.set(old.song.path, now);
      taken.add(now);
    }
  };
  const byContent = (of: (placed: PlacedSong) => (string | number)[]) => (placed: PlacedSong) => {
    const content = contentOf(placed.song);
    return content === null ? null : key(content, ...of(placed));
  };

  // Another neighbour can change the address of a name.
  pair(({ folder, list, song }) => key(folder.name, list.code, song.fileName));
  pair(byContent(({ list, song }) => [list.code, song.fileName]));
  pair(byContent(({ folder, list, song }) => [folder.name, list.code, song.name]));
  pair(byContent(({ folder, list }) => [folder.name, list.code]));
  pair(byContent(({ list }) => [list.code]));
  pair(byContent(({ song }) => [song.fileName]));
  pair(byContent(() => []));

  const wentTo = placesAfter(before, after, matched);
  const isLiving = new Set([...after.values()].map(({ list }) => list.path));
  for (const placeOf of [({ list }: PlacedSong) => (isLiving.has(list.path) ? list.path : null), wentTo])
    for (const name of [({ song }: PlacedSong) => song.fileName, numberOf]) {
      const named = (place: string | null, given: string | number | null): string | null =>
        place === null || given === null ? null : key(place, given);
      pair(
        (placed) => named(placeOf(placed), name(placed)),
        (placed) => named(placed.list.path, name(placed)),
      );
    }

  // Of several songs with the same words one was renamed, and the others were taken out.
  const copies = new Set<string>();
  const content = byContent(() => []);
  const free = Map.groupBy(
    fresh.filter((placed) => !taken.has(placed)),
    content,
  );
  const left = lapsed.filter(({ song }) => !matched.has(song.path));
  for (const [words, olds] of Map.groupBy(left, content)) {
    const [now, ...more] = free.get(words) ?? [];
    if (words === null || !now || more.length > 0) continue;
    const renamed = olds.find(({ song }) => song.name === now.song.name) ?? olds.find((old) => isNumbered(old, now));
    for (const old of olds) {
      matched.set(old.song.path, now);
      if (old !== (renamed ?? olds[0])) copies.add(old.song.path);
    }
  }

  // One of two songs with the same words was taken out.
  const standing = Map.groupBy(after.values(), (placed) => {
    const words = contentOf(placed.song);
    return words === null ? null : key(placed.list.path, words);
  });
  for (const placed of lapsed) {
    const words = contentOf(placed.song);
    const place = isLiving.has(placed.list.path) ? placed.list.path : wentTo(placed);
    if (matched.has(placed.song.path) || words === null || place === null) continue;
    const [same, ...more] = standing.get(key(place, words)) ?? [];
    if (!same || more.length > 0) continue;
    matched.set(placed.song.path, same);
    copies.add(placed.song.path);
  }
  return { lapsed, matched, copies };
}

const isNumbered = ({ song }: PlacedSong, other: PlacedSong): boolean =>
  song.songNo !== null && song.songNo === other.song.songNo;

const timesGiven = new WeakMap<LanguageList, Map<number | null, number>>();

/** A number that only one song of its list has. */
function numberOf({ song: { songNo }, list }: PlacedSong): number | null {
  const times = timesGiven.get(list) ?? new Map<number | null, number>();
  if (times.size === 0) for (const one of list.songs) times.set(one.songNo, (times.get(one.songNo) ?? 0) + 1);
  timesGiven.set(list, times);
  return songNo !== null && times.get(songNo) === 1 ? songNo : null;
}

/** The path of the list in which most songs of an old list are now; null where there is none. */
function placesAfter(
  before: ReadonlyMap<string, PlacedSong>,
  after: ReadonlyMap<string, PlacedSong>,
  matched: ReadonlyMap<string, PlacedSong>,
): (placed: PlacedSong) => string | null {
  const known = new Map<string, string | null>();
  return ({ list }) => {
    const found = known.get(list.path);
    if (found !== undefined) return found;
    const went = list.songs.flatMap(({ path }) => {
      const now = after.get(path) ?? matched.get(path);
      return before.has(path) && now ? [now.list.path] : [];
    });
    const place = mostly(went);
    known.set(list.path, place);
    return place;
  };
}

/** What became of lists: a list is where most of its songs are. */
function followLists(
  before: Library,
  after: Library,
  now: (path: string) => PlacedSong | null,
): [string, string | null][] {
  const living = listsByPath(after);
  return before.folders.flatMap((folder) => {
    const all = folder.languages.flatMap(({ songs }) => songs);
    const rows: [string, string | null][] = [
      [folder.path, majority(all.map(({ path }) => now(path)?.folder.path ?? null))],
      ...folder.languages.map(({ path, songs }): [string, string | null] => [
        path,
        majority(songs.map((song) => now(song.path)?.list.path ?? null)),
      ]),
    ];
    return rows.filter(([path]) => !living.has(path));
  });
}

function followPlaylists(before: readonly Playlist[], after: readonly Playlist[]): [string, string | null][] {
  const [was, is] = [new Set(before.map(({ path }) => path)), new Set(after.map(({ path }) => path))];
  const lapsed = before.filter(({ path }) => !is.has(path));
  const fresh = after.filter(({ path }) => !was.has(path));
  const found = new Map(
    [(one: Playlist) => one.digest, (one: Playlist) => one.name].flatMap((of) =>
      pairUnique(lapsed, fresh, of, of).map(([old, now]): [string, string] => [old.path, now.path]),
    ),
  );
  return lapsed.map(({ path }) => [path, found.get(path) ?? null]);
}

/**
 * What became of every address of a library that the next one lacks. A text is known by its digest where no other has the
 * same, else by its name or its number in its list; a folder or a language has another name where most of its songs have.
 */
export function findLapsed(before: Library, after: Library): Lapsed {
  const [was, is] = [songsByPath(before), songsByPath(after)];
  const { lapsed, matched, copies } = matchSongs(was, is);
  const songs = new Map(
    lapsed.map(({ song }): [string, PlacedSong | null] => [song.path, matched.get(song.path) ?? null]),
  );
  const now = (path: string): PlacedSong | null => is.get(path) ?? matched.get(path) ?? null;
  const paths = new Map<string, string | null>([
    ...followLists(before, after, now),
    ...[...songs].map(([path, placed]): [string, string | null] => [path, placed?.song.path ?? null]),
    ...followPlaylists(before.playlists, after.playlists),
  ]);
  return { paths, songs, copies };
}
