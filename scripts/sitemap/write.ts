/** Writes sitemaps and what leads to them. Sources: https://www.sitemaps.org/protocol.html, RFC 9309, and Google's "Localized versions of your pages" for the links. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '#core/text/markup.ts';
import { later, type SitemapEntry } from './entries.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const HEAD = `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const TAIL = '</urlset>\n';

export interface Bounds {
  /** Addresses in a file. The protocol allows 50,000. */
  addresses: number;
  /** Bytes of a file. The protocol allows 50 MB, Cloudflare Pages 25 MiB. */
  bytes: number;
}

const BOUNDS: Bounds = { addresses: 40_000, bytes: 20_000_000 };

/** A sitemap, as the index names it. */
interface SitemapFile {
  /** Below the built folder, and in the root, since a sitemap speaks only of what lies below it. */
  name: string;
  /** The last day in it. */
  changed: string | undefined;
}

const lastmod = (day: string | undefined): string => (day === undefined ? '' : `<lastmod>${day}</lastmod>`);

/** One `<url>` on a line. */
function urlXml({ path, changed, alternates = [] }: SitemapEntry, site: string): string {
  const links = alternates.map(
    ({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(site + path)}"/>`,
  );
  return `<url><loc>${escapeHtml(site + path)}</loc>${lastmod(changed)}${links.join('')}</url>\n`;
}

/** `('', 1)` → `sitemap-1.xml`; `('Rig Veda', 2)` → `sitemap-Rig Veda-2.xml` */
const sitemapName = (stem: string, number: number): string => `sitemap-${stem === '' ? '' : `${stem}-`}${number}.xml`;

/**
 * Writes entries into as many files as it takes, none over what search engines and hosts take.
 * @param stem of the files' names
 * @param site origin, no slash at its end
 */
export function writeSitemaps(
  folder: string,
  stem: string,
  entries: Iterable<SitemapEntry>,
  site: string,
  bounds = BOUNDS,
): { files: SitemapFile[]; addresses: number } {
  const files: SitemapFile[] = [];
  let addresses = 0;
  let lines: string[] = [];
  let bytes = 0;
  let changed: string | undefined;
  const close = (): void => {
    if (lines.length === 0) return;
    const name = sitemapName(stem, files.length + 1);
    writeFileSync(join(folder, name), HEAD + lines.join('') + TAIL, { flag: 'wx' });
    files.push({ name, changed });
    addresses += lines.length;
    lines = [];
    changed = undefined;
  };
  for (const entry of entries) {
    const line = urlXml(entry, site);
    const size = Buffer.byteLength(line);
    if (lines.length >= bounds.addresses || bytes + size > bounds.bytes) close();
    if (lines.length === 0) bytes = HEAD.length + TAIL.length;
    lines.push(line);
    bytes += size;
    changed = later(changed, entry.changed);
  }
  close();
  return { files, addresses };
}

/** Texts over again, in forms for a search and for devices: whoever reads the pages need not read them. */
const NOT_PAGES = ['/_astro/packs/', '/catalogue/texts/'];

/** Writes the index of the sitemaps, and the file that leads crawlers to it. */
export function writeIndex(folder: string, files: readonly SitemapFile[], site: string): void {
  const rows = files.map(
    ({ name, changed }) =>
      `<sitemap><loc>${escapeHtml(`${site}/${encodeURIComponent(name)}`)}</loc>${lastmod(changed)}</sitemap>\n`,
  );
  const xml = `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${rows.join('')}</sitemapindex>\n`;
  writeFileSync(join(folder, 'sitemap.xml'), xml);
  const refused = NOT_PAGES.map((path) => `Disallow: ${path}\n`).join('');
  writeFileSync(join(folder, 'robots.txt'), `User-agent: *\n${refused}\nSitemap: ${site}/sitemap.xml\n`);
}
