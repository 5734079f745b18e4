/** What pages this site has, as the host itself answers. */

/**
 * Every page that is a destination names its address in its head, and an old one that of the page that took its place. No other tag
 * is meant: a link in a text may have any address. Trusted Types (`page/security.ts`) forbids to parse a page in another way.
 */
const CANONICAL = /<link(?=[^>]*\srel="canonical")[^>]*\shref="([^"]+)"/;

/**
 * The address that the page at a path names; undefined where there is no page. The status alone would not do: some hosts answer
 * every path with the 404 page and 200, which names none. The page is not fetched twice, since the browser keeps it for the visit
 * that follows.
 * @throws {TypeError} when the site cannot be reached
 */
async function canonicalOf(path: string): Promise<string | undefined> {
  const response = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } });
  return response.ok ? CANONICAL.exec(await response.text())?.[1] : undefined;
}

/** true when a path of this site answers with a page of its own; false when it does not, or cannot be reached. */
export const hasPage = (path: string): Promise<boolean> =>
  canonicalOf(path).then(
    (address) => address !== undefined,
    () => false,
  );

/**
 * The path of a song that the page at an old one names, whether the host sends on by itself or by a page (scripts/old-addresses);
 * undefined where there is none.
 * @throws {TypeError} when the site cannot be reached
 */
export async function newPath(path: string): Promise<string | undefined> {
  return /\/file\/.+/.exec((await canonicalOf(path)) ?? '')?.[0];
}
