/** Sitemaps as XML. Source: https://www.sitemaps.org/protocol.html, and Google's "Localized versions of your pages" for the links. */
import { escapeHtml } from '#core/text/markup.ts';
import type { SitemapEntry } from './entries.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const HEAD = `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const TAIL = '</urlset>\n';

const lastmod = (day: string | undefined): string => (day === undefined ? '' : `<lastmod>${day}</lastmod>`);

/**
 * One `<url>` on a line.
 * @param site origin, no slash at its end
 */
export function urlXml({ path, changed, alternates = [] }: SitemapEntry, site: string): string {
  const links = alternates.map(
    ({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(site + path)}"/>`,
  );
  return `<url><loc>${escapeHtml(site + path)}</loc>${lastmod(changed)}${links.join('')}</url>\n`;
}

/** A sitemap, as the index names it. */
export interface SitemapFile {
  /** Below the built folder, and in the root, since a sitemap speaks only of what lies below it. */
  name: string;
  /** The last day in it. */
  changed: string | undefined;
}

/** @param site origin, no slash at its end */
export function indexXml(files: readonly SitemapFile[], site: string): string {
  const rows = files.map(
    ({ name, changed }) =>
      `<sitemap><loc>${escapeHtml(`${site}/${encodeURIComponent(name)}`)}</loc>${lastmod(changed)}</sitemap>\n`,
  );
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${rows.join('')}</sitemapindex>\n`;
}
