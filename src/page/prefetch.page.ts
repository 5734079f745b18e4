/**
 * Prefetches the page behind a link that is hovered or focused, by a speculation rule. `<link rel=prefetch>` would not help:
 * pages are `no-cache`, so a browser asks for such a page again, but uses one that a speculation rule prefetched. Browsers
 * without speculation rules fetch the page on navigation, as usual.
 */
import { PREFETCH } from './prefetch-rule.ts';

/** Milliseconds on a link before it is prefetched: a pointer that only crosses it, or a finger that scrolls, is gone by then. */
const WAIT = 65;
/** The most pages that are prefetched at a time; one more drops the oldest. */
const MOST_PREFETCHED = 3;

const prefetched: HTMLAnchorElement[] = [];
let wait = 0;

/** Whether data is to be saved: the reader wishes it, or the connection is slow. Read each time, since a phone's connection changes. */
function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const { saveData, effectiveType = '' } = connection ?? {}; // `4g`, `3g`, `2g`, `slow-2g`
  return Boolean(saveData) || effectiveType.endsWith('2g');
}

function prefetch(link: HTMLAnchorElement): void {
  link.setAttribute(PREFETCH, '');
  prefetched.push(link);
  if (prefetched.length > MOST_PREFETCHED) prefetched.shift()?.removeAttribute(PREFETCH);
}

/** @param event whose target is hovered or focused: a link, something in it, or neither */
export function reach({ target }: Event): void {
  clearTimeout(wait);
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (isSavingData() || prefetched.some(({ href }) => href === link.href)) return;
  wait = window.setTimeout(prefetch, WAIT, link);
}

for (const type of ['pointerover', 'focusin']) document.addEventListener(type, reach, { passive: true });
document.addEventListener('pointerout', () => clearTimeout(wait), { passive: true });
