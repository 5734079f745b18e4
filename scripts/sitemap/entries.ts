/** What the sitemaps say of a library: each page that a search engine should know, and the day on which it last changed. */
import { editionsOf } from '#core/library/editions.ts';
import { factPages } from '#core/library/fact-pages.ts';
import { type Folder, type Library, type Song, songsOf } from '#core/library/library.ts';
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

/** What songs tell: each kind, and each value, with the last day of the songs that it names. */
export function* factEntries(library: Library, facts: FactsOf): Generator<SitemapEntry> {
  const days = new Map(songsOf(library).map((song) => [song.path, facts(song).changed]));
  const { kinds, values } = factPages(library);
  const entries = values.map(({ kind, value, sections }) => {
    const shown = sections.flatMap(({ songs }) => songs).map(({ path }) => days.get(path));
    return { kind: kind.path, path: value.path, changed: shown.reduce(later, undefined) };
  });
  for (const { kind } of kinds) {
    const own = entries.filter((entry) => entry.kind === kind.path);
    yield { path: kind.path, changed: own.map(({ changed }) => changed).reduce(later, undefined) };
    for (const { path, changed } of own) yield { path, changed };
  }
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
