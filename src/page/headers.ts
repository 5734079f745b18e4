/**
 * The response headers that every host sends, as data: `npm run preview` sends them, and the configurations for hosts
 * (`npm run hosts`) are generated from them.
 *
 * A page has two policies, and a browser obeys both. The one in the page (`security.ts`, a `<meta>` that Astro writes)
 * names the page's own scripts and styles by hash, under `default-src 'none'`. The one here is the same for every page
 * and every build, so it cannot know a hash; `script-src` and `style-src`, and `default-src`, which stands in for both,
 * are therefore left to the page, and every other directive stands here. A header with the hashes of all pages would work
 * only while headers and pages change at the same instant: a host whose headers are set by its configuration would show
 * unstyled pages from the switch of releases until its reload. What a `<meta>` cannot say (`frame-ancestors`) is said here.
 * The checks of a built site (`scripts/verify`) make sure that no page lacks its own policy.
 */
import { contentSecurityPolicy, type Endpoints } from './security.ts';

/** One header: its name in the usual spelling, its value on one line. */
export type Header = readonly [name: string, value: string];

/** Browser features that could harm a reader and that no page uses; each costs bytes on every response. Source: W3C Permissions Policy, features.md, as far as browsers implement it. */
const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Directives that fall back to `default-src` and that the pages' own policy does not name; `child-src` is only the fallback of two that are named. */
const NOTHING_FROM = ['object-src', 'frame-src', 'media-src'];

/** The policy as a header: all of the pages' directives but `default-src`, and what only a header can say. */
export function contentSecurityHeader(endpoints: Endpoints): string {
  const directives = contentSecurityPolicy(endpoints).directives.filter((rule) => !rule.startsWith('default-src '));
  return [...directives, ...NOTHING_FROM.map((name) => `${name} 'none'`), "frame-ancestors 'none'"].join(';');
}

/** The headers of a page, and of every file that is not known to need fewer; see `headersOf`. */
export function responseHeaders(endpoints: Endpoints): Header[] {
  return [
    ['Content-Security-Policy', contentSecurityHeader(endpoints)],
    // Two years; without includeSubDomains, since the library cannot know what else lives under its domain.
    ['Strict-Transport-Security', 'max-age=63072000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    // Nobody outside learns what is read here, not even which library the reader came from.
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join()],
  ];
}

/** Where a build puts files whose names hold a hash of their content. */
export const HASHED_FILES = '/_astro/';

/** The prefix of workers' scripts: a worker obeys the policy of its own response, and not its page's. */
export const WORKERS = `${HASHED_FILES}worker.`;

/** Prefixes of files that pages fetch: scripts and data. */
export const PARTS_OF_PAGES: readonly string[] = [HASHED_FILES, '/catalogue/', '/packs/'];

/** Headers that matter for such a file too. The others are about documents, and would be longer than a small script. */
const OF_PARTS = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy'];

/** Whether a header goes with every file, and not only with pages and workers. */
export const goesWithParts = ([name]: Header): boolean => OF_PARTS.includes(name);

/** What scripts of other sites may read; nothing else of the site is open to others. */
export const OPEN_ROOT = '/data/';

/** The header that lets scripts of other sites read a file. It has no place where a file is not open to them. */
export const OPEN_HEADER: Header = ['Access-Control-Allow-Origin', '*'];

/** The headers of what is open to others, from those of a page. */
export const openHeaders = (all: readonly Header[]): Header[] => [
  ...all.map(([name, value]): Header => [name, name === 'Cross-Origin-Resource-Policy' ? 'cross-origin' : value]),
  OPEN_HEADER,
];

/**
 * The headers of the file at a path; a page that stands in for one that is not there is a page.
 * `/_astro/site.Bx1.js` → two of them; `/_astro/worker.search.Bx1.js`, `/file/Rigveda/` → all; `/data/catalogue.json` → all,
 * as others may read it
 */
export function headersOf(pathname: string, all: readonly Header[]): readonly Header[] {
  const isPart = PARTS_OF_PAGES.some((prefix) => pathname.startsWith(prefix)) && !pathname.startsWith(WORKERS);
  if (isPart) return all.filter(goesWithParts);
  return pathname.startsWith(OPEN_ROOT) ? openHeaders(all) : all;
}

/**
 * How long a file may be cached without revalidation, by the prefix of its path: the first rule that matches counts. Hashed files never
 * change; everything else is cached but revalidated, which costs a 304.
 */
export const CACHE_RULES = [
  { prefix: HASHED_FILES, value: 'public, max-age=31536000, immutable' },
  { prefix: '/', value: 'no-cache' },
] as const;

/** The `Cache-Control` of a path: `/_astro/a.Bx12.js` → a year; `/file/Rigveda/` → `no-cache`. */
export function cacheControl(pathname: string): string {
  return CACHE_RULES.find(({ prefix }) => pathname.startsWith(prefix))?.value ?? 'no-cache';
}
