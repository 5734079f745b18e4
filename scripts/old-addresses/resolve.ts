/** The old addresses of a site, and where each of them leads. */
import type { Extras } from '#library/extras.ts';
import { arrangeLibrary, songsOf } from '#library/library.ts';
import {
  dataDumpPath,
  dataSongsPath,
  decodePath,
  embedPath,
  FEEDS,
  feedPath,
  homePath,
  playlistsPath,
} from '#library/paths.ts';
import type { OldAddress, SnapshotManifest } from '#schemas/snapshot.ts';

/** A page that stands where another one was. */
export interface OldPage {
  /** Its own path. */
  from: string;
  /** The page that it leads to; null: it says that what was here has been removed. */
  to: string | null;
  /** What was here. */
  name: string;
  /** Where to look instead of a page that was removed. */
  list: { path: string; label: string };
}

/** The same below `/embed/`, for frames of other sites. */
export interface OldFrame extends OldPage {
  /** The page of the text that it leads to, whether or not that has a frame; null: it was removed. */
  page: string | null;
}

/** A path of the site, and the one that took its place. */
export interface Redirect {
  from: string;
  to: string;
}

/** Every page of the library: its path → what it is called. */
function labelsOf({ entries, playlists }: SnapshotManifest): Map<string, string> {
  const library = arrangeLibrary(entries, playlists);
  const labels = new Map<string, string>(library.playlists.map(({ path, name }) => [path, name]));
  for (const folder of library.folders) {
    labels.set(folder.path, folder.label);
    for (const { path, label, songs } of folder.languages) {
      labels.set(path, `${folder.label}, ${label}`);
      for (const song of songs) labels.set(song.path, song.name);
    }
  }
  return labels;
}

/** `/file/F/SAN/x/` → `/file/F/SAN/`, then `/file/F/`; the nearest that has a page, or had one that has moved. */
function nearestList(from: string, labels: ReadonlyMap<string, string>, moved: ReadonlyMap<string, OldAddress>) {
  if (decodePath(from)?.[0] === 'playlist') return { path: playlistsPath(), label: '' };
  for (
    let path = from.replace(/[^/]*\/$/, '');
    path !== '/file/' && path.startsWith('/file/');
    path = path.replace(/[^/]*\/$/, '')
  ) {
    for (const one of [path, moved.get(path)?.to ?? '']) {
      const label = labels.get(one);
      if (label !== undefined) return { path: one, label };
    }
  }
  return { path: homePath(), label: '' };
}

/**
 * The pages of a site's old addresses: none where a page lives, none that leads to a page that this build leaves out.
 * @param manifest without what is left out
 */
export function oldPages(manifest: SnapshotManifest): OldPage[] {
  const rows = manifest.moved ?? [];
  if (rows.length === 0) return [];
  const labels = labelsOf(manifest);
  const moved = new Map(rows.map((row) => [row.from, row]));
  return rows
    .filter(({ from }) => !labels.has(from))
    .map(({ from, to, name }) => ({
      from,
      to: to !== null && labels.has(to) ? to : null,
      name,
      list: nearestList(from, labels, moved),
    }));
}

const depthOf = (path: string): number => path.split('/').length - 2;
const [FOLDER, SONG] = [2, 4];
const isSong = (path: string): boolean => path.startsWith('/file/') && depthOf(path) === SONG;

/** The frames of texts that have another address now, or none. */
function oldFrames(manifest: SnapshotManifest, pages: readonly OldPage[]): OldFrame[] {
  const old = pages.filter(({ from }) => isSong(from));
  if (old.length === 0) return [];
  const songs = songsOf(arrangeLibrary(manifest.entries, []));
  const framed = new Set(songs.flatMap(({ path, digest }) => (digest === null ? [] : [path])));
  return old.map((page) => ({
    ...page,
    from: embedPath(page.from),
    to: page.to !== null && framed.has(page.to) ? embedPath(page.to) : null,
    page: page.to,
  }));
}

/** The pages of a site's old addresses, those for frames apart; none where it has none. */
export function pagesOfOld(manifest: SnapshotManifest, extras: Pick<Extras, 'old' | 'embed'>) {
  const pages = extras.old ? oldPages(manifest) : [];
  return { pages, frames: extras.embed ? oldFrames(manifest, pages) : [] };
}

const rulesOf = (pages: readonly OldPage[]): Redirect[] =>
  pages.flatMap(({ from, to }) => (to === null ? [] : [{ from, to }]));

/** Files of a collection, which have moved with its page. */
function movedFiles(pages: readonly OldPage[], extras: Extras): Redirect[] {
  return rulesOf(pages).flatMap(({ from, to }): Redirect[] => {
    if (!from.startsWith('/file/') || depthOf(from) !== FOLDER) return [];
    const files = [dataSongsPath, ...(extras.dumps ? [dataDumpPath] : [])];
    return [
      ...FEEDS.map((feed) => ({ from: feedPath(feed, from), to: feedPath(feed, to) })),
      ...files.map((pathOf) => ({ from: pathOf(from), to: pathOf(to) })),
    ];
  });
}

/**
 * What a host can answer by a rule. What has no page to fall back on comes last, where hosts that take only some rules begin.
 * @param manifest without what is left out
 */
export function redirects(manifest: SnapshotManifest, extras: Extras): Redirect[] {
  const pages = oldPages(manifest);
  if (pages.length === 0) return [];
  const frames = extras.embed ? oldFrames(manifest, pages) : [];
  return [...rulesOf(frames), ...rulesOf(pages), ...movedFiles(pages, extras)];
}
