/** The one owner of every URL of the site. Pages are folders: every path ends in a slash. */

import { fnv1a } from './hash.ts';

/** Most hosts store a path segment as a file name, and file systems allow 255 bytes; the rest is room for `~` and the hash. */
const MOST_BYTES = 200;

/** Characters that some host, or Astro's own routing, cannot serve in a file name as themselves. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNSAFE = /[%#?\\/\u0000-\u001F\u007F-\u009F]/;

/** A name that already looks hashed, to any host, is hashed again, so that it never meets the hash of another. */
const HASHED = /~[0-9a-f]{8}$/;

/** Invisible characters (Unicode, Default_Ignorable_Code_Point): HFS+ and the case-insensitive ext4 ignore them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Why a name can never be a segment of a path, as the end of a sentence that begins with the name; null if it can.
 * `'..'` → a reason; `'a/b'` → null (it becomes a readable stem and a hash).
 */
export function refusal(name: string): string | null {
  if (name.trim() === '') return 'is empty';
  if (!name.isWellFormed()) return 'holds half a character (a lone surrogate)';
  if (name.split(/[\\/]/).some((part) => part.trim() === '.' || part.trim() === '..')) return 'would leave its folder';
  return null;
}

/**
 * Two names collide (have the same key) if a case-insensitive or normalising host would store them as one file: `Ä.txt`,
 * `a\u0308.TXT`. The key is coarser than any host, since a false collision costs only a hash and a missed one costs a page:
 * full case folding (`ß`, `ẞ`, `SS`; both sigmas) by way of upper case, canonical equivalence, invisible characters removed.
 * Source: Unicode Standard, section 3.13, definition D145 (canonical caseless match).
 */
export function collisionKey(name: string): string {
  return name.replace(INVISIBLE, '').normalize('NFD').toLowerCase().toUpperCase().toLowerCase().normalize('NFD');
}

/** Whether a name can stand in a path as it is, on every host (its neighbours not considered). */
export function isSafeSegment(name: string): boolean {
  const key = collisionKey(name);
  return (
    name !== '' &&
    name.isWellFormed() &&
    !UNSAFE.test(name) &&
    !/^\.|[. ]$/.test(name) &&
    !HASHED.test(key) &&
    key !== 'index.html' && // would be the page of the folder above
    name === name.normalize('NFC') &&
    byteLength(name) <= MOST_BYTES
  );
}

/** A name with its hash: readable stem, `~`, eight hex digits. `why?.txt` → `why .txt~14580174` */
export function hashedSegment(name: string): string {
  const readable = name
    .normalize('NFC')
    .replace(new RegExp(UNSAFE, 'g'), ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  let stem = '';
  let bytes = 0;
  for (const character of readable) {
    bytes += byteLength(character);
    if (bytes > MOST_BYTES - 9) break; // `~` and eight digits
    stem += character;
  }
  return `${stem}~${fnv1a(name)}`;
}

/** The segment of a name that collides with no other: itself, or its hashed form. Pure, so that a browser can compute it too. */
export function safeSegment(name: string): string {
  return isSafeSegment(name) ? name : hashedSegment(name);
}

/**
 * The segment of every name of one folder. Names that collide are all hashed, so that the result depends on neither their
 * order nor the host's file system.
 * @returns a map from each distinct name to its segment; a name that is missing from it has the segment of another one (an
 * equal hash) and must be refused
 */
export function assignSegments(names: Iterable<string>): Map<string, string> {
  const distinct = [...new Set(names)].sort();
  const twins = Map.groupBy(distinct, collisionKey);
  const taken = new Set<string>();
  const segments = new Map<string, string>();
  for (const name of distinct) {
    const segment = (twins.get(collisionKey(name))?.length ?? 0) > 1 ? hashedSegment(name) : safeSegment(name);
    if (taken.has(collisionKey(segment))) continue;
    taken.add(collisionKey(segment));
    segments.set(name, segment);
  }
  return segments;
}

/** Segments → path, each percent-encoded: `('file', 'a b')` → `/file/a%20b/`. */
const path = (...segments: string[]): string =>
  `/${segments.map((segment) => `${encodeURIComponent(segment)}/`).join('')}`;

export const homePath = (): string => '/';
/** Home with a list of its own, as its address says it: `('Puranas', 'TAM')` → `/?folder=Puranas&language=TAM` */
export const homeListPath = (folder: string, language: string): string =>
  `${homePath()}?${new URLSearchParams({ folder, language })}`;
export const supportPath = (): string => path('support');
export const privacyPath = (): string => path('privacy');
/** My place, and the page that shows a shared list from its own address: `/list/#…`. */
export const myPath = (): string => path('my');
export const listPath = (link = ''): string => path('list') + (link && `#${link}`);
/**
 * The operator's window of what is shown on a screen: `/screen/#…` with a list's link, or with the path of the song to begin with; and
 * the screen itself, `/screen/#screen`.
 */
export const screenPath = (what = ''): string => path('screen') + (what && `#${what}`);
/** The page for what is not on the device. */
export const offlinePath = (): string => path('offline');
/** Where a build renders the template of a song's page; nobody is led there, and it is no page of the site in the end. */
export const songTemplatePath = (): string => path('offline', 'song');
/** The address of playlists without an ID; its page says that an ID is required. */
export const playlistsPath = (): string => path('playlist');
export const playlistPath = (idSegment: string): string => path('playlist', idSegment);
export const folderPath = (folder: string): string => path('file', folder);
export const languagePath = (folder: string, language: string): string => path('file', folder, language);
/** The parameter of a song's address that names the language which it is read with, by its code: `?with=TAM`. */
export const WITH = 'with';
export const filePath = (folder: string, language: string, file: string): string =>
  path('file', folder, language, file);

/** Values of one kind that songs tell of themselves, and the songs of one value: `('seer', 'Kanva Ghaura')` → `/by/seer/kanva-ghaura/` */
export const factKindPath = (kind: string): string => path('by', kind);
export const factValuePath = (kind: string, name: string): string =>
  path(
    'by',
    kind,
    safeSegment(
      name
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, ''),
    ),
  );

/** What is new: `/changes/`, and what is older on `/changes/2/` and so on. */
export const changesPath = (page = 1): string => (page === 1 ? path('changes') : path('changes', String(page)));
/** The feed of what is new, in all or in one collection: `/changes/atom.xml`; `/file/Hymns/` → `/changes/Hymns/atom.xml`. */
export const feedPath = (folderPath = ''): string => `${changesPath()}${folderPath.replace(/^\/file\//, '')}atom.xml`;

/** The catalogue's index, and a folder's columns by the digest in their address. */
export const catalogueIndexPath = (): string => '/catalogue/index.json';
export const columnsPath = (id: string): string => `/catalogue/${id}.json`;

/** The index inside texts: its root, and its other files by their nodes (`core/text-index/shard-tree.ts`). */
export const textIndexRootPath = (): string => '/catalogue/texts.json';
export const textShardPath = (node: number): string => `/catalogue/texts/${node.toString(36)}.bin`;

/** What a device can keep; packs themselves have the addresses that it gives them. */
export const packIndexPath = (): string => '/packs/index.json';

/**
 * The picture that is shown with a link to a page: a collection's or a playlist's own, and the library's for all others.
 * `/file/F/` → `/cards/file/F.png`; `/` → `/cards/library.png`
 */
export const cardPath = (path = homePath()): string =>
  path === homePath() ? '/cards/library.png' : `/cards${path.slice(0, -1)}.png`;

/** The page for developers, and its files; a collection's are named as its page is: `/file/F/` → `/data/dumps/F.jsonl.gz`. */
export const dataPath = (): string => path('data');
export const dataCataloguePath = (): string => '/data/catalogue.json';
/** The addresses that pages had before. */
export const dataMovedPath = (): string => '/data/moved.json';
export const dataFormatPath = (): string => '/data/format.txt';
export const dataSongsPath = (folderPath: string): string =>
  `/data/songs/${folderPath.slice('/file/'.length, -1)}.json`;
export const dataDumpPath = (folderPath: string): string =>
  `/data/dumps/${folderPath.slice('/file/'.length, -1)}.jsonl.gz`;

/** A path cut into decoded segments; null when its percent-encoding is broken. `/file/a%20b/` → `['file', 'a b']` */
export function decodePath(pathname: string): string[] | null {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The language code in the path of a list or a song: `/file/Puranas/SAN/a.txt/` → `SAN`; '' for other pages. */
export function languageAt(pathname: string): string {
  const [root, , language = ''] = decodePath(pathname) ?? [];
  return root === 'file' ? language : '';
}

/** The segments that a name in a URL may have on this site, the likeliest first: the name itself, its safe form, its hashed form. */
function possibleSegments(name: string): string[] {
  const standing = HASHED.test(name) && !UNSAFE.test(name) ? [name] : [];
  return [...new Set([...standing, safeSegment(name), hashedSegment(name)])];
}

/**
 * Where the page of a specified URL may be, when the URL itself has none: every name in its safe form, then each in its
 * hashed form, the last one first; eight paths at most.
 * `/file/F/SAN/a%3F` → `['/file/F/SAN/a~1224a8e9/', '/file/F/SAN~22f6b9b5/a~1224a8e9/', …]`; neither a file nor a playlist → `[]`.
 * The answers are always paths of this site: they begin with one slash and a fixed word.
 */
export function candidatePaths(pathname: string): string[] {
  const [root, ...names] = decodePath(pathname) ?? [];
  const most = root === 'file' ? 3 : root === 'playlist' ? 1 : 0;
  if (root === undefined || names.length === 0 || names.length > most || names.some((name) => refusal(name))) return [];
  let choices: string[][] = [[root]];
  for (const name of names) {
    const possible = possibleSegments(name);
    choices = choices.flatMap((before) => possible.map((segment) => [...before, segment]));
  }
  return choices.map((segments) => path(...segments)).filter((candidate) => candidate !== pathname);
}

/** The names of a path's segments in the routes of `src/pages`: `/file/a%20b/SAN/` → `{ folder: 'a b', language: 'SAN' }`. */
export function pathParams(pathname: string): Record<string, string> {
  const [root, ...names] = decodePath(pathname) ?? [];
  const keys = root === 'playlist' ? ['id'] : root === 'by' ? ['kind', 'value'] : ['folder', 'language', 'file'];
  return Object.fromEntries(names.map((name, index) => [keys[index], name]));
}
