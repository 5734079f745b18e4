/** What the last rebuilds changed, as pages and feeds show it. */
import type { ChangedStanza, NewsKind, NewsSong, Rebuild, SnapshotManifest } from '#schemas/snapshot.ts';
import { type Library, songsOf } from './library.ts';
import { changesPath } from './paths.ts';

export const KINDS: readonly NewsKind[] = ['added', 'corrected', 'moved', 'removed'];

/** A song of the news, and where its page is now; null where it has none any more. */
export interface ShownSong extends NewsSong {
  href: string | null;
  stanzas?: ShownStanza[];
}

/** A corrected stanza, and whether readers proposed its words. */
interface ShownStanza extends ChangedStanza {
  isTold?: boolean;
}

export interface ShownRebuild {
  at: string;
  /** Of its heading on the page: `r20261125T020840123Z`. */
  id: string;
  /** The page that it is on, heading included: `/changes/2/#r20261125T020840123Z`. */
  href: string;
  counts: Readonly<Record<NewsKind, number>>;
  songs: Readonly<Record<NewsKind, ShownSong[]>>;
}

/** Rebuilds of a page, and lines up to which one more is put on it. */
const MOST_REBUILDS = 10;
const MANY_LINES = 200;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** Lines of a page that a rebuild takes: a song, and each of its stanzas. */
export const linesOf = ({ songs }: Rebuild): number =>
  sum(KINDS.flatMap((kind) => (songs[kind] ?? []).map(({ stanzas = [] }) => 1 + stanzas.length)));

/** The news cut into pages, the newest first; one page where there are none. */
export function pagesOfNews(news: readonly Rebuild[]): Rebuild[][] {
  const pages: Rebuild[][] = [[]];
  let lines = 0;
  for (const one of news) {
    const page = pages.at(-1) as Rebuild[];
    if (page.length === MOST_REBUILDS || (page.length > 0 && lines + linesOf(one) > MANY_LINES)) {
      pages.push([one]);
      lines = linesOf(one);
    } else {
      page.push(one);
      lines += linesOf(one);
    }
  }
  return pages;
}

export const mapKinds = <From, To>(of: Partial<Record<NewsKind, From>>, make: (from: From | undefined) => To) =>
  Object.fromEntries(KINDS.map((kind) => [kind, make(of[kind])])) as Record<NewsKind, To>;

/**
 * All news as they are shown, page by page.
 * @param isTold whether readers proposed these words for a verse of the song at a path
 */
export function shownNews(
  library: Library,
  { news = [] }: Pick<SnapshotManifest, 'news'>,
  isTold: (path: string, words: string) => boolean = () => false,
): ShownRebuild[][] {
  const shownStanza = (path: string, stanza: ChangedStanza): ShownStanza =>
    isTold(path, stanza.now) ? { ...stanza, isTold: true } : stanza;
  if (news.length === 0) return [[]];
  const living = new Set(songsOf(library).map(({ path }) => path));
  return pagesOfNews(news).map((page, number) =>
    page.map(({ at, counts, songs }): ShownRebuild => {
      const id = `r${at.replace(/[-:.]/g, '')}`;
      return {
        at,
        id,
        href: `${changesPath(number + 1)}#${id}`,
        counts: mapKinds(counts, (count) => count ?? 0),
        songs: mapKinds(songs, (all = []) =>
          all.map(({ stanzas, ...song }) => ({
            ...song,
            ...(stanzas && { stanzas: stanzas.map((stanza) => shownStanza(song.path, stanza)) }),
            href: song.gone || !living.has(song.path) ? null : song.path,
          })),
        ),
      };
    }),
  );
}

const collectionAt = (path: string): string => `${path.split('/').slice(0, 3).join('/')}/`;

/**
 * The news of each collection by its path of today; only songs that the news name are counted.
 * A collection of which they name none is not among them.
 */
export function newsByCollection(library: Library, news: readonly ShownRebuild[]): Map<string, ShownRebuild[]> {
  const own = library.folders.map(({ path }): [string, ShownRebuild[]] => [
    path,
    news.flatMap((one) => {
      const songs = mapKinds(one.songs, (all = []) =>
        all.filter(({ collections, path: own }) => (collections ?? [collectionAt(own)]).includes(path)),
      );
      const counts = mapKinds(songs, (all = []) => all.length);
      return sum(Object.values(counts)) > 0 ? [{ ...one, songs, counts }] : [];
    }),
  ]);
  return new Map(own.filter(([, all]) => all.length > 0));
}
