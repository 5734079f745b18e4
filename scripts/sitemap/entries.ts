/** What the sitemaps say of a library: each page that a search engine should know, and the day on which it last changed. */
import { editionsOf } from '#core/library/editions.ts';
import type { Folder, Library, Song } from '#core/library/library.ts';
import { changesPath, homePath } from '#core/library/paths.ts';
import { FIXED_TO_FIND } from '../verify/pages.ts';
import { type Alternate, alternatesOf } from './alternates.ts';

export interface SitemapEntry {
  path: string;
  /** `2026-11-25`; undefined where it is not known. */
  changed?: string | undefined;
  /** Itself and the same in other languages; one list for all of them. */
  alternates?: readonly Alternate[] | undefined;
}

/** What the snapshot knows of a song besides what pages show. */
export interface SongFacts {
  changed?: string | undefined;
  /** ISO 15924. */
  script: string;
}

export type FactsOf = (song: Song) => SongFacts;

/** Whether there is anything to read: a page that says that a text is not available is no find. */
const isReadable = ({ digest, unavailable }: Song): boolean => digest !== null && !unavailable;

/** The later of two days. */
export const later = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a;

const lastOf = (songs: readonly Song[], facts: FactsOf): string | undefined =>
  songs.reduce<string | undefined>((last, song) => later(last, facts(song).changed), undefined);

/** Home, what stands beside it, and the playlists. */
export function* siteEntries(
  { folders, playlists }: Library,
  facts: FactsOf,
  dayOfPlaylist: (id: string) => string | undefined,
  dayOfNews: string | undefined,
): Generator<SitemapEntry> {
  const days = folders.map(({ languages }) =>
    languages.map(({ songs }) => lastOf(songs, facts)).reduce(later, undefined),
  );
  const changed = new Map([
    [homePath(), days.reduce(later, undefined)],
    [changesPath(), dayOfNews],
  ]);
  for (const path of FIXED_TO_FIND) yield { path, changed: changed.get(path) };
  for (const { id, path, digest } of playlists) if (digest !== null) yield { path, changed: dayOfPlaylist(id) };
}

/** A collection, its languages, and its songs with their editions one after another. */
export function* folderEntries(folder: Folder, facts: FactsOf): Generator<SitemapEntry> {
  const lists = folder.languages.map(({ path, songs }) => ({ path, changed: lastOf(songs, facts) }));
  yield { path: folder.path, changed: lists.map(({ changed }) => changed).reduce(later, undefined) };
  yield* lists;
  for (const group of new Set(editionsOf(folder).values())) {
    const readable = group.filter(isReadable).map((song) => ({ song, ...facts(song) }));
    const codes = group.map(({ language }) => language);
    const alternates = alternatesOf(readable, codes);
    const named = new Set(alternates.map(({ path }) => path));
    for (const { song, changed } of readable)
      yield { path: song.path, changed, ...(named.has(song.path) && { alternates }) };
  }
}
