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
  'screen',
  'changes',
  'not-found',
] as const;
export type PageName = (typeof PAGES)[number];
/** Those that are the only one of their kind, by the first word of their path. Not spread into the list: no page needs that. */
const NAMED: readonly PageName[] = ['playlist', 'support', 'privacy', 'my', 'list', 'screen', 'changes'];

/** A page was loaded, or a control of this kind was pressed. */
export const ACTIONS = ['load', 'link', 'button', 'summary', 'select', 'field'] as const;
export type Action = (typeof ACTIONS)[number];

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
 * @param component the kind of the page, or the part of it that was pressed
 */
export function clickEvent(
  { allowCode, appName, pageId }: Counter,
  requestid: string,
  component: string,
  action: Action,
): ClickLogEvent {
  return { requestid, contextid: `${allowCode}-${pageId}`, callerid: appName, component, action, type: 'webpage' };
}

/** Most events of one second: a reader makes fewer, and a loop does not flood the endpoint. */
export const MOST_A_SECOND = 10;

/** @returns whether one more event may be sent at a time, in milliseconds */
export function limitEvents(): (now: number) => boolean {
  let times: number[] = [];
  return (now) => {
    times = times.filter((time) => now - time < 1000);
    return times.length < MOST_A_SECOND && times.push(now) > 0;
  };
}
