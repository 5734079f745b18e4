/** Which pages a rebuild must render: those whose render key has changed. */
import { factPages } from './fact-pages.ts';
import type { Library } from './library.ts';
import { filePages, folderPages, languagePages, playlistPages } from './pages.ts';

/** A hash function without collisions; passed in by the caller, since this module may not import `node:crypto`. */
export type Digest = (text: string) => string;

/** Everything that a playlist's content can link to: the names and paths of all pages. */
function namesOf({ folders, playlists }: Library): string {
  return JSON.stringify([
    folders.map(({ name, label, path, languages }) => [
      name,
      label,
      path,
      languages.map(({ code, label, path, songs }) => [
        code,
        label,
        path,
        songs.map(({ fileName, title, path }) => [fileName, title, path]),
      ]),
    ]),
    playlists.map(({ id, name, path }) => [id, name, path]),
  ]);
}

/**
 * The render key of each page of the library by its path. Pages with equal keys have equal HTML, as long as the code, the
 * settings and the packages are the same; texts are in it by their digests. Home, the catalogue and the fixed pages have no
 * render key: they depend on the whole library, and are rendered in each build.
 */
export function renderKeys(library: Library, digest: Digest): Map<string, string> {
  const keys = new Map<string, string>();
  for (const page of filePages(library)) keys.set(page.song.path, digest(JSON.stringify(page)));
  for (const page of languagePages(library)) keys.set(page.language.path, digest(JSON.stringify(page)));
  const { kinds, values } = factPages(library);
  for (const page of kinds) keys.set(page.kind.path, digest(JSON.stringify(page)));
  for (const page of values) keys.set(page.value.path, digest(JSON.stringify(page)));
  const { playlists } = library;
  const names = playlists.length > 0 ? digest(namesOf(library)) : '';
  // A collection's page names the playlists that draw on it: that is in their contents, and in what their links may lead to.
  const linked = [playlists.map(({ id, digest }) => [id, digest]), names];
  for (const page of folderPages(library)) keys.set(page.folder.path, digest(JSON.stringify([page, linked])));
  for (const { playlist } of playlistPages(library)) keys.set(playlist.path, digest(JSON.stringify([playlist, names])));
  return keys;
}

/**
 * The pages that are requested.
 * @param only their paths; null for all
 */
export function onlyRequested<T>(
  pages: Iterable<T>,
  pathOf: (page: T) => string,
  only: ReadonlySet<string> | null,
): T[] {
  const wanted: T[] = [];
  for (const page of pages) if (only === null || only.has(pathOf(page))) wanted.push(page);
  return wanted;
}
