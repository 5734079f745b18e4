/** What crawlers are told first. Source: RFC 9309. */

export const ROBOTS_FILE = 'robots.txt';
export const SITEMAP_INDEX = 'sitemap.xml';

/** Texts over again, in forms for a search and for devices: whoever reads the pages need not read them. */
const NOT_PAGES = ['/_astro/packs/', '/_astro/texts/'];

/** @param site origin, no slash at its end */
export const robotsTxt = (site: string): string =>
  `User-agent: *\n${NOT_PAGES.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${site}/${SITEMAP_INDEX}\n`;
