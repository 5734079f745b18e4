/** The old addresses of a site, and where each of them leads. */
import { arrangeLibrary, songsOf } from '#core/library/library.ts';
import { listsByPath } from '#core/library/pages.ts';
import { dataDumpPath, dataSongsPath, decodePath, feedPath, homePath, playlistsPath } from '#core/library/paths.ts';
import type { Environment } from '#schemas/environment.ts';
import type { OldAddress, SnapshotManifest } from '#schemas/snapshot.ts';

/** A path of the site, and the one that took its place. */
export interface Redirect {
  from: string;
  to: string;
}

/** Every page of the library: its path → what it is called. */
function labelsOf({ entries, playlists }: SnapshotManifest): Map<string, string> {
  const library = arrangeLibrary(entries, playlists);
  const labels = listsByPath(library);
  for (const { path, name } of songsOf(library)) labels.set(path, name);
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

/** A page that stands where another one was. */
export type OldPage = ReturnType<typeof oldPages>[number];

/**
 * The pages of a site's old addresses: none where a page lives, none that leads to a page that this build leaves out.
 * @param manifest without what is left out
 */
export function oldPages(manifest: SnapshotManifest) {
  const rows = manifest.moved ?? [];
  if (rows.length === 0) return [];
  const labels = labelsOf(manifest);
  const moved = new Map(rows.map((row) => [row.from, row]));
  return rows
    .filter(({ from }) => !labels.has(from))
    .map(({ from, to, name }) => ({
      /** Its own path. */
      from,
      /** The page that it leads to; null: it says that what was here has been removed. */
      to: to !== null && labels.has(to) ? to : null,
      /** What was here. */
      name,
      /** Where to look instead of a page that was removed. */
      list: nearestList(from, labels, moved),
    }));
}

/** The pages of a site's old addresses; none where it has none. */
export const pagesOfOld = (manifest: SnapshotManifest, { OLD_PAGES }: Pick<Environment, 'OLD_PAGES'>): OldPage[] =>
  OLD_PAGES === 'on' ? oldPages(manifest) : [];

/** `/file/F/` */
const isFolder = (path: string): boolean => /^\/file\/[^/]+\/$/.test(path);

/**
 * What a host can answer by a rule. What has no page to fall back on comes last, where hosts that take only some rules begin: files
 * of a collection, which have moved with its page.
 * @param manifest without what is left out
 */
export function redirects(manifest: SnapshotManifest, { TEXT_LICENCE }: Pick<Environment, 'TEXT_LICENCE'>): Redirect[] {
  const rules = oldPages(manifest).flatMap(({ from, to }) => (to === null ? [] : [{ from, to }]));
  const files = [feedPath, dataSongsPath, ...(TEXT_LICENCE ? [dataDumpPath] : [])];
  const ofFiles = rules
    .filter(({ from }) => isFolder(from))
    .flatMap(({ from, to }) => files.map((pathOf) => ({ from: pathOf(from), to: pathOf(to) })));
  return [...rules, ...ofFiles];
}
