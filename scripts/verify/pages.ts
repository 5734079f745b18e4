/** The pages that a snapshot asks for: what must be in the built folder, and nothing else. */
import { factPages } from '#core/library/fact-pages.ts';
import { type Library, songsOf } from '#core/library/library.ts';
import * as paths from '#core/library/paths.ts';
import type { OldPage } from '../old-addresses/resolve.ts';

/** A page, and the digest of the text it shows (null: none, or not checked). */
export interface ExpectedPage {
  /** As in a link: `/file/Rigveda/SAN/0113%20Dawn.txt/`. */
  path: string;
  digest: string | null;
  /** The address that it is to be found by (default: its own). */
  canonical?: string;
  /** Whether search engines are to find it: the sitemaps name it. */
  toFind?: boolean;
}

/** Pages that every build has, whatever the library. A new page of the site is named here. */
export const FIXED = [
  paths.homePath(),
  paths.supportPath(),
  paths.privacyPath(),
  paths.playlistsPath(),
  paths.myPath(),
  paths.listPath(),
  paths.screenPath(),
  paths.offlinePath(),
  paths.changesPath(),
  paths.dataPath(),
];

/** A page's path → where it lies in the built folder, with its decoded name: `/file/a%20b/` → `file/a b/index.html`. */
export const fileOfPath = (path: string): string => `${decodeURIComponent(path).slice(1)}index.html`;

/** Those of them that search engines are to find. My place and shared lists show nothing to whoever brings nothing. */
export const FIXED_TO_FIND = [
  paths.homePath(),
  paths.supportPath(),
  paths.privacyPath(),
  paths.changesPath(),
  paths.dataPath(),
];

/** The pages of what songs tell: of each kind, and of each value. */
function factPaths(library: Library): string[] {
  const { kinds, values } = factPages(library);
  return [...kinds.map(({ kind }) => kind.path), ...values.map(({ value }) => value.path)];
}

/** The pages that search engines are to find: whatever can be read. */
export function* pagesToFind(library: Library, facts = factPaths(library)): Generator<string> {
  yield* FIXED_TO_FIND;
  yield* facts;
  for (const { path, digest } of library.playlists) if (digest !== null) yield path;
  for (const { path, languages } of library.folders) {
    yield path;
    for (const language of languages) yield language.path;
  }
  for (const { path, digest, unavailable } of songsOf(library)) if (digest !== null && !unavailable) yield path;
}

/** The 404 page is a file and not a folder, since that is where hosts look for it. */
export const NOT_FOUND = '404.html';

/**
 * Every page by its file in the built folder.
 * @param also `old`: addresses that pages had before; `more`: pages of what is new after the first
 */
export function expectedPages(
  library: Library,
  { old = [], more = [] }: { old?: readonly Pick<OldPage, 'from' | 'to'>[]; more?: readonly string[] } = {},
) {
  const languages = library.folders.flatMap((folder) => folder.languages);
  const songs = songsOf(library);
  const pages = new Map<string, ExpectedPage>([[NOT_FOUND, { path: `/${NOT_FOUND}`, digest: null }]]);
  const add = (path: string, digest: string | null = null) => pages.set(fileOfPath(path), { path, digest });
  const facts = factPaths(library);
  for (const path of [...FIXED, ...facts]) add(path);
  for (const { path } of [...library.folders, ...languages, ...library.playlists]) add(path);
  for (const { path, digest } of songs) add(path, digest);
  for (const path of more) add(path);
  for (const { from, to } of old) pages.set(fileOfPath(from), { path: from, digest: null, canonical: to ?? from });
  for (const path of pagesToFind(library, facts)) {
    const page = pages.get(fileOfPath(path));
    if (page) page.toFind = true;
  }
  /** How many pages of each kind there are; `old`: of addresses that pages had before. */
  const counts = {
    files: songs.length,
    languages: languages.length,
    folders: library.folders.length,
    playlists: library.playlists.length,
    facts: facts.length,
    fixed: FIXED.length + more.length + 1,
    old: old.length,
  };
  return { pages, counts };
}
