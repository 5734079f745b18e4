/**
 * The script of every page, small and the same for the whole site. Code that a reader may never need is imported on first use;
 * the press that triggers the import is not lost.
 */
import type {
  MARKS_KEY,
  NOTE_KEY,
  OFFLINE_KEY,
  OPEN_LIST_KEY,
  SCRIPT_KEY,
  SETTINGS_KEY,
  WAITING_KEY,
} from '#schemas/storage-keys.ts';
import { ask } from '#ui/ask.ts';
import { showWords } from '#words/words.page.ts';
import { fetchIslands, nobodyWaits, wakeIslands } from './islands.ts';
import { closeMenus } from './menus.ts';
import '#features/click-log/click-log.page.ts';
import '#features/commands/keys.page.ts';
import '#features/print/print.page.ts';
import '#features/reading/reading-bar.page.ts';
import '#features/reading/text.page.ts';

// Repeated for the script of every page: see `storage-keys.ts`.
const SETTINGS: typeof SETTINGS_KEY = 'settings';
const WAITING: typeof WAITING_KEY = 'support';
const SCRIPT: typeof SCRIPT_KEY = 'script';
const NOTE: typeof NOTE_KEY = 'note';
const MARKS: typeof MARKS_KEY = 'marks';
const OPEN_LIST: typeof OPEN_LIST_KEY = 'list';
const OFFLINE: typeof OFFLINE_KEY = 'offline';

closeMenus();

let reads = false;

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Milliseconds after a failed import before an event may try it again. */
const RETRY_AFTER = 5000;
const nothing = () => {};

/** A lazy import that the page can do without: a failure (offline, or a new release of the site) is ignored. */
const optional = (part: Promise<unknown>): unknown => part.catch(nothing);

/** Runs once, at the first of these events anywhere in the target that counts; if that fails, again at a later one. */
function onFirst(
  target: EventTarget,
  types: readonly string[],
  run: (event: Event) => Promise<unknown>,
  counts: (event: Event) => unknown = () => true,
): void {
  const first = (event: Event) => {
    if (!counts(event)) return;
    for (const type of types) target.removeEventListener(type, first, true);
    run(event).catch(() => setTimeout(onFirst, RETRY_AFTER, target, types, run, counts));
  };
  for (const type of types) target.addEventListener(type, first, { capture: true, passive: true });
}

if (isKept(WAITING)) optional(import('#features/support/outbox.page.ts'));

// Prefetches the page behind a link that is hovered or focused.
onFirst(
  document,
  ['pointerover', 'focusin'],
  async (event) => {
    await nobodyWaits();
    await import('./prefetch.page.ts').then(({ reach }) => reach(event));
  },
  ({ target }) => (target as Partial<Element>).closest?.('a'),
);

// What is chosen in another tab, or elsewhere while the browser has kept this page as it was.
for (const type of ['storage', 'pageshow']) {
  addEventListener(type, ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
    if (persisted || key === SETTINGS) optional(import('#features/look/follow.page.ts'));
  });
}

void showWords();
// A pointer that only lies where a page appears does not move, though browsers send an event of it.
onFirst(
  document,
  ['scroll', 'pointermove', 'pointerdown', 'keydown'],
  () => fetchIslands('main astro-island'),
  ({ type, movementX, movementY }: Partial<PointerEvent>) => type !== 'pointermove' || movementX || movementY,
);
// The islands of the shortcuts and of the command box are for readers who use a keyboard.
onFirst(document, ['keydown'], () => fetchIslands('body > astro-island'));

// `onFirst` captures, since scroll events of a text’s box do not bubble. An address may lead to a verse, and Back to the
// position where the reader left.
const scrolled = () => import('./scrolled.ts');
onFirst(document, ['scroll'], scrolled);
addEventListener('hashchange', () => optional(scrolled()));
if (/^#v/.test(location.hash) || history.state) optional(scrolled());
// A reload restores the scroll position, perhaps before this script listens.
addEventListener('pageshow', () => scrollY > 0 && optional(scrolled()));

// Right-click is blocked in the text (SPEC section 2); a long press selects, so it is not.
document.addEventListener('contextmenu', (event) => {
  const inText = event.target instanceof Element && event.target.closest('[data-box], [data-pending]');
  if (inText && event.pointerType !== 'touch') event.preventDefault();
});

if (document.querySelector('[data-box], [data-pending]')) {
  try {
    // `songsOfNote` parses it later, at the first scroll or on a page that shows it, so nothing needs to be fetched here.
    localStorage[NOTE] += `\n${location.pathname}${document.title}\t${document.querySelector('h1+*')?.textContent}`;
    if (sessionStorage[OPEN_LIST]) reads = true;
    if (localStorage[MARKS]?.includes(location.pathname)) optional(import('#features/my-place/show-marks.page.ts'));
  } catch {
    // Storage is blocked or full: nothing is stored.
  }
}

wakeIslands();
// The song is read from a list.
if (reads) ask('ListNav', null);
// Used before, or named in the address: woken without a press.
if (isKept(SCRIPT)) ask('Script', null);
// A list that may be kept says so, and what is on its way goes on.
if (isKept(OFFLINE)) ask('Keep', null);
if (/\bwith=/.test(location.search)) ask('SideBySide', null);
