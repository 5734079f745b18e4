/** Whether an address on a page leads to a file of the site. */
import { decodePath } from '#core/library/paths.ts';
import { decodeReferences } from '#core/text/markup.ts';

/** What a site holds, by address: a page under its path with the closing slash, any other file under its own. */
export interface Addresses {
  has(pathname: string): boolean;
}

/** `file/a b/index.html` → `/file/a%20b/`; `favicon.svg` → `/favicon.svg`. */
function addressOf(file: string): string {
  const path = file.endsWith('/index.html') || file === 'index.html' ? file.slice(0, -'index.html'.length) : file;
  return `/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** The addresses of the files of a built folder, relative to it and with `/` between. */
export function siteAddresses(files: Iterable<string>): Addresses {
  const known = new Set<string>();
  for (const file of files) known.add(addressOf(file));
  return {
    has(pathname) {
      const names = decodePath(pathname)?.concat(pathname.endsWith('/') ? 'index.html' : []);
      return known.has(pathname) || (names !== undefined && known.has(addressOf(names.join('/'))));
    },
  };
}

/** An address without the site's own origin. */
const withoutOrigin = (address: string, origin: string): string =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

/** The path of an address, without its query and fragment. */
const pathOf = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? '';

/** Addresses that leave the site, or name no place at all. `//host` is one, and so is every scheme. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * Why an address leads nowhere, in words that follow it; null when it leads somewhere, or out of the site.
 * @param page path of the page it stands on
 * @param origin of the site: an absolute address below it is its own
 */
export function deadEnd(
  address: string,
  page: { path: string; ids: ReadonlySet<string> },
  site: Addresses,
  origin: string,
): string | null {
  const own = withoutOrigin(address, origin);
  if (ELSEWHERE.test(own)) return null;
  if (own.startsWith('#')) {
    // `#` and `#top` are the top of every page.
    const id = own.slice(1);
    return id === '' || id === 'top' || page.ids.has(id) || page.ids.has(decodePath(id)?.join('/') ?? id)
      ? null
      : 'is not on the page';
  }
  const path = pathOf(own);
  const pathname = path.startsWith('/') ? path : new URL(path, `http://site${page.path}`).pathname;
  return site.has(pathname) ? null : 'leads to no file of the site';
}

/** The addresses that a page's source asks for, read without taking the page apart: too many rather than too few. */
export function* rawAddresses(html: string, origin: string): Generator<string> {
  for (const [, value = ''] of html.matchAll(/\s(?:href|src|component-url|renderer-url)="([^"]*)"/g)) {
    yield pathOf(withoutOrigin(decodeReferences(value), origin));
  }
}
