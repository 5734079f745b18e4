/** What a playlist's link may lead to. */

/** A link that may stand: into this site, to another host, or to a mail address. */
export type SafeLink =
  | { kind: 'internal'; href: string }
  | { kind: 'external'; href: string; host: string }
  | { kind: 'mail'; href: string; address: string };

/** Where a relative link of a playlist starts from. The host is reserved (RFC 2606) and never leaves this file. */
const BASE = new URL('https://site.invalid/playlist/id');

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\uFFFD]/;
const ADDRESS = /^[\w.+-]{1,64}@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Path, query and hash; null when another parser could take it for a host: `/.//evil.example` has the path `//evil.example`. */
function localLink(url: URL): SafeLink | null {
  const href = url.pathname + url.search + url.hash;
  return /^\/(?![/\\])/.test(href) ? { kind: 'internal', href } : null;
}

/**
 * The canonical form of a link's address, as the URL standard's own parser writes it; null for what may not stand.
 * `/file/a b/` → internal `/file/a%20b/`; `//Example.org` → external `https://example.org/`; `java\nscript:…`,
 * `data:…`, `https://bank.example@evil.example/` and `#part` (no element keeps its id) → null.
 * @param raw as written in the source
 * @param origin the site's own, `https://example.org`, so that its absolute links are internal; '' if unknown
 */
export function safeLink(raw: string, origin = ''): SafeLink | null {
  const text = raw.trim();
  // `https:page` is relative to an https page and a host elsewhere.
  if (text === '' || text.startsWith('#') || CONTROL.test(text) || /^https?:(?![/\\]{2})/i.test(text)) return null;
  const url = URL.parse(text, BASE.href);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'mailto:') {
    // Subject, body and hidden copies are left off: the reader sees the one address that the message goes to.
    const address = url.pathname;
    return ADDRESS.test(address) ? { kind: 'mail', href: `mailto:${address}`, address } : null;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.origin === BASE.origin || url.origin === origin) return localLink(url);
  return url.host === '' ? null : { kind: 'external', href: url.href, host: url.host };
}
