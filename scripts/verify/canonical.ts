/** Whether a page tells search engines the address that it is to be found by, and no other. */
import type { PageFindings } from './page.ts';
import type { ExpectedPage } from './pages.ts';

/**
 * What is wrong, in words that follow the page's name; null when nothing is. A page that search engines are to leave out needs no
 * address.
 * @param siteUrl origin of the site, no slash at its end
 */
export function canonicalFault(
  { canonical, noindex }: Pick<PageFindings, 'canonical' | 'noindex'>,
  page: ExpectedPage,
  siteUrl: string,
): string | null {
  if (page.canonicalElsewhere) return null;
  if (noindex && page.toFind) return 'tells search engines to leave it out (noindex), but the sitemaps name it';
  const wanted = siteUrl + page.path;
  if (canonical === wanted || (canonical === null && noindex)) return null;
  const found = canonical === null ? 'no canonical address' : `the canonical address ${JSON.stringify(canonical)}`;
  return `has ${found}; expected ${JSON.stringify(wanted)}`;
}
