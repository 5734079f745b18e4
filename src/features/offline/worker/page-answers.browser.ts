/** Answers for pages: from the site, or else from the device. */
import { passOn } from '#api/worker-fetch.ts';
import { offlinePath } from '#core/library/paths.ts';
import { fillSongPage, readSongTemplate } from '#core/page/fill-song-page.ts';
import { findText } from '../find-kept.ts';
import { deviceFiles } from '../store.browser.ts';
import { pagePath } from './request-kind.ts';
import type { ShellCache } from './shell-cache.browser.ts';

/** Milliseconds that the site may take where the device has the page. */
const PATIENCE = 3000;

/** Headers that belong to one body. */
const OF_BODY = /^(?:content-(?:length|encoding|range)|etag|last-modified|date|age|accept-ranges|vary)$/;

/** What a page of the site is sent with; its own body's headers aside. */
function pageHeaders(response: Response | undefined): Headers {
  const headers = new Headers([...(response?.headers ?? [])].filter(([name]) => !OF_BODY.test(name)));
  headers.set('content-type', 'text/html; charset=utf-8');
  return headers;
}

/** A response that stands for the page: a redirection is followed by the browser. */
const isPage = ({ ok, type }: Response): boolean => ok || type === 'opaqueredirect';

/** undefined after a while, or where it fails. */
function within(milliseconds: number, response: Promise<Response>): Promise<Response | undefined> {
  return Promise.race([
    response.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds)),
  ]);
}

export function createPages(shell: ShellCache, template: string) {
  let reading: Promise<ReturnType<typeof readSongTemplate>> | undefined;
  const readTemplate = () => {
    reading ??= shell.findInAny(template).then(async (found) => readSongTemplate((await found?.text()) ?? ''));
    return reading.catch((error: unknown) => {
      reading = undefined; // it may come back
      throw error;
    });
  };

  async function renderSong(path: string): Promise<Response | undefined> {
    const kept = await findText(deviceFiles, path);
    if (!kept) return undefined;
    const html = fillSongPage(await readTemplate(), kept.page, kept.text);
    return new Response(html, { headers: pageHeaders(await shell.find(offlinePath())) });
  }
  async function offlinePage(): Promise<Response> {
    const page = await shell.find(offlinePath());
    return page ? new Response(page.body, { status: 503, headers: pageHeaders(page) }) : Response.error();
  }
  /** undefined for what is not on the device, and where the device does not give it back. */
  async function fromDevice(request: Request, song: boolean): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url);
    const path = pagePath(pathname);
    if (path === null) return undefined;
    const page = await (song ? renderSong(path) : shell.findInAny(path)).catch(() => undefined);
    // What a reader keeps of a page is kept by its address.
    return page && path !== pathname && request.mode === 'navigate' ? Response.redirect(path + search) : page;
  }
  return {
    /**
     * The page of an address, the site's own first.
     * @param preloaded the request that the browser has sent already
     * @param onSite is called when the site has given the page
     */
    async answer(
      request: Request,
      preloaded: Promise<Response | undefined>,
      song: boolean,
      onSite: () => void,
    ): Promise<Response> {
      // A preload that failed is an answer in Firefox, of the type `error`; three of these given to it would end the worker.
      const fromSite = preloaded.then((sent) => (sent && sent.type !== 'error' ? sent : passOn(request)));
      const soon = await within(PATIENCE, fromSite);
      if (soon && isPage(soon)) {
        onSite();
        return soon;
      }
      const own = await fromDevice(request, song);
      if (own) return own;
      if (request.mode !== 'navigate') return fromSite;
      return fromSite.catch(offlinePage);
    },
    /** The file of an address that does not change with it. */
    async answerFile(request: Request): Promise<Response> {
      const fromSite = passOn(request);
      const soon = await within(PATIENCE, fromSite);
      if (soon?.ok) return soon;
      return (await shell.find(new URL(request.url).pathname)) ?? fromSite;
    },
  };
}
