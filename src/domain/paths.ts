/** The one owner of every URL of the site. Pages are folders: every path ends in a slash. */

/** Most hosts store a path segment as a file name, and file systems allow 255 bytes; the rest is room for `~` and the hash. */
const MOST_BYTES = 200;

/** Characters that some host, or Astro's own routing, cannot serve in a file name as themselves. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNSAFE = /[%#?\\/\u0000-\u001F\u007F-\u009F]/;

/** A name that already looks hashed is hashed again, so that it never meets the hash of another. */
const HASHED = /~[0-9a-f]{8}$/;

const encoder = new TextEncoder();
const byteLength = (text: string): number => encoder.encode(text).length;

/**
 * FNV-1a over the UTF-8 bytes, 32 bits, as eight hex digits. It tells twins apart; it keeps no secret, and it must give
 * the same answer in a page that is not served over TLS, where `crypto.subtle` is absent.
 * Source: draft-eastlake-fnv, section 2. `hash('')` → `811c9dc5`
 */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const byte of encoder.encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/**
 * Why a name can never be a segment of a path, in words that follow it in a report; null if it can.
 * `'..'` → a reason; `'a/b'` → null (it becomes a readable stem and a hash).
 */
export function refusal(name: string): string | null {
  if (name.trim() === '') return 'is empty';
  if (!name.isWellFormed()) return 'holds half a character (a lone surrogate)';
  if (name.split(/[\\/]/).some((part) => part.trim() === '.' || part.trim() === '..')) return 'would leave its folder';
  return null;
}

/** Whether a name can stand in a path as it is, on every host (its neighbours not considered). */
export function isSafeSegment(name: string): boolean {
  return (
    name.isWellFormed() &&
    !UNSAFE.test(name) &&
    !/^\.|[. ]$/.test(name) &&
    !HASHED.test(name) &&
    name.toLowerCase() !== 'index.html' && // would be the page of the folder above
    name === name.normalize('NFC') &&
    byteLength(name) <= MOST_BYTES
  );
}

/** Two names that a case-insensitive or normalising host would store as one have the same twin key: `Ä.txt`, `a\u0308.TXT`. */
function twinKey(name: string): string {
  return name.normalize('NFC').toLowerCase().toUpperCase().normalize('NFC').toLowerCase();
}

/** A name with its hash: readable stem, `~`, eight hex digits. `why?.txt` → `why.txt~5d5f…` */
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
  return `${stem}~${hash(name)}`;
}

/** The segment of a name that has no twins: itself, or its hashed form. Pure, so that a browser can work it out too. */
export function safeSegment(name: string): string {
  return isSafeSegment(name) ? name : hashedSegment(name);
}

/**
 * The segment of every name of one folder. Where names are twins all of them are hashed, so that the answer depends on
 * neither their order nor the host's file system.
 * @returns a map from each distinct name to its segment; a name that is missing from it has the very segment of another
 * (an equal hash) and must be refused
 */
export function assignSegments(names: Iterable<string>): Map<string, string> {
  const distinct = [...new Set(names)].sort();
  const twins = new Map<string, number>();
  for (const name of distinct) twins.set(twinKey(name), (twins.get(twinKey(name)) ?? 0) + 1);
  const taken = new Set<string>();
  const segments = new Map<string, string>();
  for (const name of distinct) {
    const segment = (twins.get(twinKey(name)) ?? 0) > 1 ? hashedSegment(name) : safeSegment(name);
    if (taken.has(twinKey(segment))) continue;
    taken.add(twinKey(segment));
    segments.set(name, segment);
  }
  return segments;
}

/** Segments → path, each percent-encoded: `('file', 'a b')` → `/file/a%20b/`. */
const path = (...segments: string[]): string =>
  `/${segments.map((segment) => `${encodeURIComponent(segment)}/`).join('')}`;

export const homePath = (): string => '/';
export const supportPath = (): string => path('support');
export const privacyPath = (): string => path('privacy');
export const playlistPath = (idSegment: string): string => path('playlist', idSegment);
export const folderPath = (folder: string): string => path('file', folder);
export const languagePath = (folder: string, language: string): string => path('file', folder, language);
export const filePath = (folder: string, language: string, file: string): string =>
  path('file', folder, language, file);

/** Home as the reader left it: `/?folder=Rigveda&language=SAN`. Empty values are left out. */
export function homePathWith(state: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(Object.entries(state).filter((pair): pair is [string, string] => Boolean(pair[1])));
  return query.size > 0 ? `${homePath()}?${query}` : homePath();
}

/** A path cut into decoded segments; null when its percent-encoding is broken. `/file/a%20b/` → `['file', 'a b']` */
export function decodePath(pathname: string): string[] | null {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/**
 * Where the page of a specified URL may be, when the URL itself has none: the safe form of each segment, then the file
 * name as a twin. `/file/F/SAN/why%3F.txt` → `['/file/F/SAN/why.txt~…/']`; a path that is neither a file nor a playlist → `[]`.
 * The answers are always paths of this site: they begin with one slash and a fixed word.
 */
export function candidatePaths(pathname: string): string[] {
  const [root, ...names] = decodePath(pathname) ?? [];
  const most = root === 'file' ? 3 : root === 'playlist' ? 1 : 0;
  if (root === undefined || names.length === 0 || names.length > most || names.some((name) => refusal(name))) return [];
  const last = names.length - 1;
  const safe = names.map(safeSegment);
  const twin = names.map((name, index) =>
    index === last && !HASHED.test(name) ? hashedSegment(name) : safeSegment(name),
  );
  return [...new Set([path(root, ...safe), path(root, ...twin)])].filter((candidate) => candidate !== pathname);
}

/** The names of a path's segments in the routes of `src/pages`: `/file/a%20b/SAN/` → `{ folder: 'a b', language: 'SAN' }`. */
export function pathParams(pathname: string): Record<string, string> {
  const [root, ...names] = decodePath(pathname) ?? [];
  const keys = root === 'playlist' ? ['id'] : ['folder', 'language', 'file'];
  return Object.fromEntries(names.map((name, index) => [keys[index], name]));
}
