/**
 * What is fetched ahead: the page behind a link that is hovered or focused, and the code of islands at the first sign that the reader
 * is going to do more than read. Without it a first press waits for the network, and on a cheap phone 300 ms more for React's first
 * work in a page.
 */
import { fetchCode, type Island, waking } from './islands.ts';
import { PREFETCH } from './prefetch-rule.ts';

/** Milliseconds after a first sign of intent in which a press may follow, whose island is fetched before all else. */
const PRESS_MAY_FOLLOW = 150;
/** Milliseconds on a link before it is prefetched: a pointer that only crosses it, or a finger that scrolls, is gone by then. */
const WAIT = 65;
/** The most pages that are prefetched at a time; one more drops the oldest. */
const MOST_PREFETCHED = 3;

/** What the browser says of the connection, read each time, since a phone's changes: `4g`, `3g`, `2g`, `slow-2g`. */
const connection = (): { saveData?: boolean; effectiveType?: string } =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

/** Resolves when no reader waits for an island. */
async function nobodyWaits(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PRESS_MAY_FOLLOW));
  for (let last: unknown; last !== waking; await last) last = waking;
}

/** WebKit has no idle callbacks. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(() => resolve(null)));

/**
 * Prefetches the code of islands, and hydrates them, one after the other while nothing else is done. Does nothing where the
 * reader's browser saves data.
 * @param which a selector of the islands
 */
export async function fetchIslands(which: string): Promise<void> {
  await nobodyWaits();
  if (connection().saveData) return;
  const islands = [...document.querySelectorAll<Island>(which)];
  const fetched = await Promise.allSettled(islands.map(fetchCode));
  for (const [at, island] of islands.entries()) {
    await idle();
    // What was pressed meanwhile is on its way, or says that it failed.
    if (fetched[at]?.status === 'fulfilled' && !island.dataset['intent'])
      island.dispatchEvent(new CustomEvent('intent', { detail: null }));
  }
}

const prefetched: HTMLAnchorElement[] = [];
let wait = 0;

function prefetch(link: HTMLAnchorElement): void {
  link.setAttribute(PREFETCH, '');
  prefetched.push(link);
  if (prefetched.length > MOST_PREFETCHED) prefetched.shift()?.removeAttribute(PREFETCH);
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/**
 * Prefetches a page by a speculation rule, unless data is to be saved or the connection is slow. `<link rel=prefetch>` would not help:
 * pages are `no-cache`, so a browser asks for such a page again, but uses one that a speculation rule prefetched. Browsers without
 * speculation rules fetch the page on navigation, as usual.
 * @param event whose target is hovered or focused: a link, something in it, or neither
 */
function reach({ target }: Event): void {
  const link = linkAt(target);
  if (!link?.href || link.origin !== location.origin || link.pathname === location.pathname) return;
  const { saveData, effectiveType = '' } = connection();
  if (saveData || effectiveType.endsWith('2g') || prefetched.some(({ href }) => href === link.href)) return;
  clearTimeout(wait);
  wait = window.setTimeout(prefetch, WAIT, link);
}

/** A page that scrolls under a pointer leaves much, and only a link that is left is not wanted: the focus may be on another. */
function leave({ target }: Event): void {
  if (linkAt(target)) clearTimeout(wait);
}

/** @param event the first that reaches a link */
export async function reachLinks(event: Event): Promise<void> {
  await nobodyWaits();
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, reach, { passive: true });
  document.addEventListener('pointerout', leave, { passive: true });
  reach(event);
}
