/**
 * The script of every page, small and the same for the whole site. Code that a reader may never need is imported on first use;
 * the press that triggers the import is not lost.
 */
import * as keys from '#schemas/storage-keys.ts';
import { ask } from '#ui/ask.ts';
import { showWords } from '#words/words.page.ts';
import { wakeIslands } from './islands.ts';
import { closeMenus } from './menus.ts';
import '#features/click-log/click-log.page.ts';
import { isTyped } from '#features/commands/keys.page.ts';
import { leadBack, notePage } from '#features/reading/back.page.ts';
import '#features/reading/text-presses.page.ts';
import { store, stored } from '#ui/storage.ts';

closeMenus();

// In a task of its own, after what the reader may see: a first look into the storage of the tab takes its time.
if (document.querySelector('[data-bar]')) setTimeout(leadBack);
else if (!globalThis.navigation) addEventListener('pagehide', notePage);

let reads = false;

const isStored = (key: string): boolean => stored(key) !== null;

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

if (isStored(keys.WAITING_KEY)) optional(import('#features/support/outbox.page.ts'));

const ahead = () => import('./prefetch.page.ts');
// Prefetches the page behind a link that is hovered or focused.
onFirst(
  document,
  ['pointerover', 'focusin'],
  async (event) => (await ahead()).reachLinks(event),
  ({ target }) => (target as Partial<Element>).closest?.('a'),
);

// What is chosen in another tab, or elsewhere while the browser has kept this page as it was.
for (const type of ['storage', 'pageshow']) {
  addEventListener(type, ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
    if (persisted || key === keys.SETTINGS_KEY) optional(import('#features/look/follow.page.ts'));
  });
}

void showWords();
// A pointer that only lies where a page appears does not move, though browsers send an event of it.
onFirst(
  document,
  ['scroll', 'pointermove', 'pointerdown', 'keydown'],
  async () => (await ahead()).fetchIslands(':is(main, header) astro-island'),
  ({ type, movementX, movementY }: Partial<PointerEvent>) => type !== 'pointermove' || movementX || movementY,
);
// The islands of the shortcuts and of the command box are for readers who press keys, and not for those who type into a field.
onFirst(
  document,
  ['keydown'],
  async () => (await ahead()).fetchIslands('body > astro-island'),
  (event) => !isTyped(event),
);

// `onFirst` captures, since scroll events of a text’s box do not bubble. An address may lead to a verse, and Back to the
// position where the reader left.
const scrolled = () => import('./scrolled.page.ts');
onFirst(document, ['scroll'], scrolled);
addEventListener('hashchange', () => optional(scrolled()));
if (/^#v/.test(location.hash) || history.state) optional(scrolled());
// A reload restores the scroll position, perhaps before this script listens.
addEventListener('pageshow', () => scrollY > 0 && optional(scrolled()));

if (document.querySelector('[data-box], [data-pending]')) {
  // `songsOfNote` parses it later, at the first scroll or on a page that shows it, so nothing needs to be fetched here.
  const line = `${location.pathname}${document.title}\t${document.querySelector('h1+*')?.textContent}`;
  store(keys.NOTE_KEY, `${stored(keys.NOTE_KEY) ?? ''}\n${line}`);
  reads = stored(keys.OPEN_LIST_KEY, 'sessionStorage') !== null;
  if (`${stored(keys.MARKS_KEY)}${stored(keys.TOLD_KEY)}`.includes(location.pathname))
    optional(import('#features/my-place/show-marks.page.ts'));
}

wakeIslands();
// The song is read from a list.
if (reads) ask('ListNav', null);
// Used before, or named in the address: woken without a press.
if (isStored(keys.SCRIPT_KEY)) ask('Script', null);
// A list that may be kept says so, and what is on its way goes on.
if (isStored(keys.OFFLINE_KEY)) ask('Keep', null);
if (/\bwith=/.test(location.search) || isStored(keys.SECOND_KEY)) ask('SideBySide', null);
