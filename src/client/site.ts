/**
 * What every page does by itself, in one small script that a browser fetches once for the whole site. What a reader may
 * never reach for waits in files of its own until they do; the press that fetches it is not lost.
 */
import type { SCRIPT_KEY, SETTINGS_KEY, WAITING_KEY } from '#domain/storage-keys.ts';
import './reading-bar.ts';
import './scroll-top.ts';

// Repeated for the script of every page: see `storage-keys.ts`.
const SETTINGS: typeof SETTINGS_KEY = 'settings';
const WAITING: typeof WAITING_KEY = 'support';
const SCRIPT: typeof SCRIPT_KEY = 'script';

const there = (selector: string): boolean => document.querySelector(selector) !== null;

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Runs once, at the first of these events. */
function atFirst(target: EventTarget, types: readonly string[], run: () => void): void {
  const first = () => {
    for (const type of types) target.removeEventListener(type, first);
    run();
  };
  for (const type of types) target.addEventListener(type, first, { passive: true });
}

if (there('meta[name="click-log"]')) void import('./click-log.ts');
if (isKept(WAITING)) void import('./support-outbox.ts');

const menu = document.querySelector('[data-look]')?.closest('details');
if (menu) atFirst(menu, ['pointerdown', 'focusin', 'toggle'], () => void import('./look.ts'));
window.addEventListener('storage', ({ key }) => {
  if (key === SETTINGS) void import('./look.ts'); // chosen in another tab
});

// The menus of scripts and of second editions are filled when one is reached for, or at once where they were used before.
const fill = async (): Promise<void> => {
  const { fillMenus } = await import('./script-menus.ts');
  fillMenus(() => import('#domain/script/transliterate.ts'));
};
const menus = document.querySelectorAll('[data-script], [data-two]');
if (menus.length > 0 && (isKept(SCRIPT) || location.search.includes('with='))) void fill();
else for (const each of menus) atFirst(each, ['pointerdown', 'focusin', 'toggle'], fill);

/** A press on a button of the text that came before its script. */
let pressed: HTMLElement | null = null;
const hold = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
  if (!button) return;
  event.stopImmediatePropagation();
  pressed = button;
};

async function reachText(): Promise<void> {
  document.addEventListener('click', hold, { capture: true });
  await import('./reading-text.ts').finally(() => document.removeEventListener('click', hold, { capture: true }));
  document.dispatchEvent(new Event('selectionchange'));
  pressed?.click();
}

// Right-click is blocked in the text (SPEC section 2); a long press selects, so it is not.
document.addEventListener('contextmenu', (event) => {
  const inText = event.target instanceof Element && event.target.closest('[data-box], [data-late]');
  if (inText && event.pointerType !== 'touch') event.preventDefault();
});

if (there('[data-box], [data-late]')) {
  atFirst(document, ['pointerdown', 'keydown', 'selectionchange'], reachText);
}
