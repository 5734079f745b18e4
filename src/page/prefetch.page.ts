/**
 * Fetches the page behind a link while the reader is still reaching for it. By a speculation rule and not by
 * `<link rel=prefetch>`: pages are to be asked for again each time, and a page that came by a hint would be; one that came
 * by a rule is shown as it is. Browsers that know no such rules fetch a page when it is gone to, as ever.
 */
import { PREFETCH } from './prefetch-rule.ts';

/** Milliseconds on a link before it counts: a pointer on its way elsewhere, or a finger that scrolls, is gone by then. */
const WAIT = 65;
/** Pages held or on their way; one more lets go of the oldest. */
const MOST = 3;

interface Line {
  saveData?: boolean;
  /** `4g`, `3g`, `2g`, `slow-2g` */
  effectiveType?: string;
}

const held: HTMLAnchorElement[] = [];
let wait = 0;

/** Read each time: a phone changes lines on its way. */
function isDear(): boolean {
  const { saveData, effectiveType = '' }: Line = (navigator as { connection?: Line }).connection ?? {};
  return Boolean(saveData) || effectiveType.endsWith('2g');
}

function prefetch(link: HTMLAnchorElement): void {
  link.setAttribute(PREFETCH, '');
  held.push(link);
  if (held.length > MOST) held.shift()?.removeAttribute(PREFETCH);
}

/** @param event whose target a reader has come to: a link, or something in it, or neither */
export function reach({ target }: Event): void {
  clearTimeout(wait);
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (isDear() || held.some(({ href }) => href === link.href)) return;
  wait = window.setTimeout(prefetch, WAIT, link);
}

for (const type of ['pointerover', 'focusin']) document.addEventListener(type, reach, { passive: true });
document.addEventListener('pointerout', () => clearTimeout(wait), { passive: true });
