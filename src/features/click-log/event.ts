/** The click log (SPEC section 7): what is counted, and under which names. */
import type { ClickLogEvent } from '#schemas/wire.ts';

/** The kinds of pages; a page load is counted under one of them, never under its address. */
export const PAGES = [
  'home',
  'folder',
  'language',
  'file',
  'playlist',
  'support',
  'privacy',
  'my',
  'list',
  'changes',
  'not-found',
] as const;
export type PageName = (typeof PAGES)[number];
/** Those that are the only one of their kind, by the first word of their path. Not spread into the list: no page needs that. */
const NAMED: readonly PageName[] = ['playlist', 'support', 'privacy', 'my', 'list', 'changes'];

/**
 * The parts of a page whose presses are counted. A part says which it is by `data-log` in its mark-up, and these are the
 * only words that may stand there.
 */
export const PARTS = [
  'back',
  'breadcrumb',
  'command',
  'continue',
  'convert_from_sanskrit',
  'convert_to_sanskrit',
  'copy',
  'find',
  'folder-index',
  'footer-home',
  'footer-my',
  'footer-privacy',
  'footer-support',
  'header',
  'home',
  'in-texts',
  'keys',
  'language-counts',
  'list',
  'list-nav',
  'locale',
  'look',
  'meaning',
  'more',
  'my',
  'nama-home',
  'other-languages',
  'places',
  'plates',
  'playlist-content',
  'playlists',
  'print',
  'provide_sanskrit_meaning',
  'script',
  'scroll-top',
  'search',
  'search-files',
  'side-by-side',
  'similar',
  'song-nav',
  'songs',
  'sort',
  'support-form',
  'translate',
] as const;

export const ACTIONS = ['load', 'click'] as const;

export type PartName = (typeof PARTS)[number];
export type Action = (typeof ACTIONS)[number];

/** After this many events a page falls silent, so that nothing on it can flood the endpoint. */
export const MOST_EVENTS = 50;

/** Who counts: the public settings, and the GUID of this page load. */
export interface Counter {
  allowCode: string;
  appName: string;
  pageId: string;
}

/** The names of the pages below `/file/`, by how many names follow it. */
const FILE_PAGES: readonly PageName[] = ['not-found', 'folder', 'language', 'file'];

/**
 * The kind of a page by its path; null, for a page without one of its own, is the 404 page.
 * `/file/Puranas/TAM/001%20Kappu.txt/` → `file`; `/` → `home`
 */
export function pageName(path: string | null): PageName {
  if (path === null) return 'not-found';
  const [root, ...names] = path.split('/').filter(Boolean);
  if (root === undefined) return 'home';
  if (root === 'file') return FILE_PAGES[names.length] ?? 'not-found';
  return NAMED.find((name) => name === root) ?? 'not-found';
}

/**
 * The body of one event: exactly the six fields of SPEC section 7.
 * @param requestid a GUID that no other event has
 */
export function clickEvent(
  { allowCode, appName, pageId }: Counter,
  requestid: string,
  component: PageName | PartName,
  action: Action,
): ClickLogEvent {
  return { requestid, contextid: `${allowCode}-${pageId}`, callerid: appName, component, action, type: 'webpage' };
}
