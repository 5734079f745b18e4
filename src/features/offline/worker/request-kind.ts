/** What kind of request it is, by its address alone. `worker.ts` says what answers each kind. */

export type RequestKind =
  /** The page of a song: it may be kept. */
  | 'song'
  /** Another page of the site. */
  | 'page'
  /** A file of the shell whose address changes with it. */
  | 'hashed'
  /** A file of the shell that is requested again each time. */
  | 'file'
  /** Nothing of the worker's. */
  | 'none';

export interface PageRequest {
  method: string;
  /** Whether a tab goes there; else a page's script sends it. */
  navigates: boolean;
  /** Of this site; null for another one. */
  pathname: string | null;
}

/**
 * A page's address as the library writes it: `/file/a,b/SAN/c` → `/file/a%2Cb/SAN/c/`; null for what is none.
 */
export function pagePath(pathname: string): string | null {
  try {
    const segments = pathname.split('/').filter(Boolean);
    return `/${segments.map((segment) => `${encodeURIComponent(decodeURIComponent(segment))}/`).join('')}`;
  } catch {
    return null;
  }
}

const SONG = /^\/file\/[^/]+\/[^/]+\/[^/]+\/?$/;

/** @param files of the shell */
export function kindOf({ method, navigates, pathname }: PageRequest, files: ReadonlySet<string>): RequestKind {
  if (method !== 'GET' || pathname === null) return 'none';
  if (SONG.test(pathname)) return 'song';
  if (navigates) return 'page';
  if (!files.has(pathname) || pathname.endsWith('/')) return 'none';
  return pathname.startsWith('/_astro/') ? 'hashed' : 'file';
}
