/** A look at what search engines are told: every page that can be read is named once, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrangeLibrary } from '#core/library/library.ts';
import { decodeReferences } from '#core/text/markup.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { ROBOTS_FILE, SITEMAP_INDEX } from '../sitemap/robots.ts';
import { fileText } from './folder.ts';
import { pagesToFind } from './pages.ts';
import type { Offender } from './verify.ts';

export interface SitemapsLook {
  files: number;
  addresses: number;
  offenders: Offender[];
}

/** Of the protocol, https://www.sitemaps.org/protocol.html. */
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 50 * 2 ** 20;

const URL_LINE =
  /^<url><loc>([^<]+)<\/loc>(?:<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?((?:<xhtml:link [^<>]*\/>)*)<\/url>$/;
const LINK = /<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g;
const INDEX_LINE = /<sitemap><loc>([^<]+)<\/loc>(?:<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?<\/sitemap>/g;

/** Looks at the sitemaps of a built folder; what is wrong is among the offenders. */
export function inspectSitemaps(root: string, manifest: SnapshotManifest, siteUrl: string): SitemapsLook {
  const look: SitemapsLook = { files: 0, addresses: 0, offenders: [] };
  const offend = (file: string, what: string): void => {
    look.offenders.push({ file, what });
  };
  const wanted = new Set(pagesToFind(arrangeLibrary(manifest.entries, manifest.playlists)));
  const index = fileText(join(root, SITEMAP_INDEX));
  if (index === null) offend(SITEMAP_INDEX, 'is missing');
  if (!fileText(join(root, ROBOTS_FILE))?.includes(`\nSitemap: ${siteUrl}/${SITEMAP_INDEX}\n`))
    offend(ROBOTS_FILE, 'is missing, or does not name the sitemap');

  const named = new Set(
    Array.from((index ?? '').matchAll(INDEX_LINE), ([, address = '']) =>
      decodeURIComponent(decodeReferences(address)).slice(siteUrl.length + 1),
    ),
  );
  /** The editions of a song that have not named the others yet, by what all of them must say; they may stand in two files. */
  const open = new Map<string, Set<string>>();
  for (const name of readdirSync(root)) {
    if (!/^sitemap-.*\.xml$/.test(name)) continue;
    if (!named.delete(name)) offend(name, 'is not in the index of the sitemaps');
    look.files += 1;
    look.addresses += inspectFile(readFileSync(join(root, name)), siteUrl, wanted, open, (what) => offend(name, what));
  }
  for (const [, others] of open)
    offend(SITEMAP_INDEX, `leads to editions that do not name one another: ${JSON.stringify([...others].sort())}`);
  for (const name of named) offend(SITEMAP_INDEX, `names ${JSON.stringify(name)}, which is missing`);
  for (const path of wanted) offend(SITEMAP_INDEX, `does not lead to ${path}`);
  return look;
}

/**
 * @param wanted pages that were not named yet; those that are named here are taken out
 * @param open as above
 */
function inspectFile(
  bytes: Buffer,
  siteUrl: string,
  wanted: Set<string>,
  open: Map<string, Set<string>>,
  offend: (what: string) => void,
): number {
  if (bytes.length > MOST_BYTES) offend(`has ${bytes.length} bytes, ${MOST_BYTES} at most`);
  const lines = bytes.toString('utf8').split('\n').slice(2, -2);
  for (const line of lines) {
    const [, loc, links = ''] = URL_LINE.exec(line) ?? [];
    if (loc === undefined) {
      offend(`has a line that names no page: ${JSON.stringify(line.slice(0, 200))}`);
      continue;
    }
    const address = decodeReferences(loc);
    if (!address.startsWith(`${siteUrl}/`) || !wanted.delete(address.slice(siteUrl.length)))
      offend(`names ${JSON.stringify(address)}, which is not a page for search engines, or is named twice`);
    if (links !== '') inspectLinks(loc, links, open, offend);
  }
  if (lines.length > MOST_ADDRESSES) offend(`has ${lines.length} addresses, ${MOST_ADDRESSES} at most`);
  return lines.length;
}

function inspectLinks(loc: string, links: string, open: Map<string, Set<string>>, offend: (what: string) => void) {
  const all = [...links.matchAll(LINK)];
  const hrefs = new Set(all.map(([, , href = '']) => href));
  if (new Set(all.map(([, tag]) => tag)).size < all.length) offend(`names a language twice for ${JSON.stringify(loc)}`);
  if (!hrefs.has(loc)) offend(`names other editions of ${JSON.stringify(loc)}, but not itself`);
  const others = open.get(links) ?? hrefs;
  others.delete(loc);
  if (others.size > 0) open.set(links, others);
  else open.delete(links);
}
