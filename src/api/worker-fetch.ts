/** Requests of the service worker to its own site. They do not come back to it. */

/** The request of a page, as it is. */
export const passOn = (request: Request): Promise<Response> => fetch(request);

/**
 * A file of the site.
 * @param again requests it although the browser has it; it is sent only where it is another
 * @throws {TypeError} where it redirects, or cannot be loaded
 */
export const fetchSiteFile = (path: string, again: boolean): Promise<Response> =>
  fetch(path, { cache: again ? 'no-cache' : 'default', credentials: 'omit', redirect: 'error' });

/** Whether there is a file, past every cache. */
export const fetchHead = (path: string): Promise<Response> =>
  fetch(path, { method: 'HEAD', cache: 'no-store', credentials: 'omit' });
