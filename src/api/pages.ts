/** Whether this site has a page, asked of the host itself. */

/** Every page that is a destination names its address in its head; the 404 page, which has none, does not. */
const DESTINATION = 'rel="canonical"';

/**
 * true when a path of this site answers with a page of its own; false when it does not, or cannot be asked.
 * The status alone would not do: some hosts answer every path with the 404 page and 200. The page is not fetched twice,
 * since the browser keeps it for the visit that follows.
 */
export async function hasPage(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } });
    return response.ok && (await response.text()).includes(DESTINATION);
  } catch {
    return false;
  }
}
