/** Maps the URL path of a request to a file name in the site's folder; every segment is checked before the disk is read. */

/** Segments of a path, decoded, and whether it ends in a slash. */
export interface Address {
  segments: string[];
  folder: boolean;
  /** `?` and what follows, as sent; '' without. */
  query: string;
}

/** Names that can never be below a folder, or mean another one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const NEVER = /^\.{0,2}$|[/\\\u0000-\u001F]/;

/**
 * Reads the target of a request line; null for what no file of the site can be: empty segments (`//host`), steps
 * upwards, slashes and backslashes in disguise, broken percent-encoding, an absolute address.
 * `/file/a%20b?x=1` → segments `['file', 'a b']`, query `?x=1`
 */
export function readAddress(target: string): Address | null {
  const cut = target.search(/[?#]/);
  const path = cut === -1 ? target : target.slice(0, cut);
  const query = cut === -1 ? '' : target.slice(cut).replace(/#.*$/s, '');
  if (!path.startsWith('/')) return null;
  if (path === '/') return { segments: [], folder: true, query };
  const folder = path.endsWith('/');
  const raw = path.slice(1, folder ? -1 : undefined).split('/');
  try {
    const segments = raw.map(decodeURIComponent);
    return segments.some((segment) => NEVER.test(segment)) ? null : { segments, folder, query };
  } catch {
    return null;
  }
}

/** Where a folder's address without its slash goes: one slash, then a name, so that it never leaves the site. */
export function withSlash({ segments, query }: Address): string {
  return `/${segments.map((segment) => `${encodeURIComponent(segment)}/`).join('')}${query.replace(/[^\x21-\x7E]/g, '')}`;
}
