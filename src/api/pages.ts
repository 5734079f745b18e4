/** What pages this site has, asked of the host itself. */

/** Every page that is a destination names its address in its head. */
const DESTINATION = '<link rel="canonical"';
/** Stands in the 404 page alone, which names none; its scripts may speak of the above. */
const NOWHERE = 'data-elsewhere';

/**
 * true when a path of this site answers with a page of its own; false when it does not, or cannot be asked.
 * The status alone would not do: some hosts answer every path with the 404 page and 200. The page is not fetched twice,
 * since the browser keeps it for the visit that follows.
 */
export async function hasPage(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } });
    if (!response.ok) return false;
    const html = await response.text();
    return html.includes(DESTINATION) && !html.includes(NOWHERE);
  } catch {
    return false;
  }
}

/**
 * The path of a song that the page at an old one names (`canonical`), whether the host sends on by itself or by a page
 * (scripts/old-addresses); undefined where there is none: a 404 page names none.
 * @throws {TypeError} when the site cannot be asked
 */
export const newPath = async (path: string): Promise<string | undefined> =>
  /l" href="[^"]+?(\/file\/[^"]+)/.exec(await (await fetch(path)).text())?.[1];
