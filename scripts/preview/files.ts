/** Files of the site as a host sends them: what they are, what tells one version from another. */
import { hash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** The kinds of files that the site has; anything else is bytes, and `nosniff` keeps it so. */
export const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export interface SiteFile {
  content: Buffer;
  type: string;
  /** Whether it gets smaller on the wire: pictures and fonts are packed already. */
  packable: boolean;
  /** Digest of the content: a rebuild that changes nothing costs a reader nothing. */
  version: string;
}

/** A file below the root; null where there is none. Opened once, so that it is whole even while the site is switched. */
async function readSiteFile(path: string): Promise<SiteFile | null> {
  const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return null;
    throw error;
  });
  if (content === null) return null;
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const version = hash('sha256', content, 'base64url').slice(0, 22);
  return { content, type, packable: type.includes('charset'), version };
}

/** One site as it is at this moment: `dist` may be a link that points elsewhere by the next request. */
export interface OpenSite {
  /** The file of this path, or null. */
  file(...names: string[]): Promise<SiteFile | null>;
}

/** Looks through the link once, so that all that a request reads is of one release. */
export async function openSite(dist: string): Promise<OpenSite> {
  const root = await realpath(dist);
  return { file: (...names) => readSiteFile(join(root, ...names)) };
}
