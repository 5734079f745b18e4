/**
 * What every page does by itself, in one small script that a browser fetches once for the whole site. What a reader may
 * never reach for waits in files of its own until they do; the press that fetches it is not lost.
 */
import type {
  MARKS_KEY,
  NOTE_KEY,
  OPEN_LIST_KEY,
  SCRIPT_KEY,
  SETTINGS_KEY,
  WAITING_KEY,
} from '#schemas/storage-keys.ts';
import { ask } from '#ui/ask.ts';
import { showWords } from '#words/words.page.ts';
import { fetchIslands, wakeIslands } from './wake.ts';
import '#features/click-log/click-log.page.ts';
import '#features/keys/keys.page.ts';
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

let reads = false;
const there = (selector: string): boolean => document.querySelector(selector) !== null;

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Milliseconds after which a part that could not be fetched is asked for again, when it is reached for again. */
const LATER = 5000;
const nothing = () => {};

/** A late part. Where it cannot be had (no line, a new site since), the page does without it. */
const late = (part: Promise<unknown>): unknown => part.catch(nothing);

/** Runs once, at the first of these events, wherever in the target; again later if it comes to nothing. */
function atFirst(target: EventTarget, types: readonly string[], run: (event: Event) => Promise<unknown>): void {
  const first = (event: Event) => {
    for (const type of types) target.removeEventListener(type, first, true);
    run(event).catch(() => setTimeout(atFirst, LATER, target, types, run));
  };
  for (const type of types) target.addEventListener(type, first, { capture: true, passive: true });
}

if (isKept(WAITING)) late(import('#features/support/outbox.ts'));

// The page behind a link is fetched while the reader is still reaching for it.
atFirst(document, ['pointerover', 'focusin'], async (event) => (await import('./prefetch.page.ts')).reach(event));

addEventListener('storage', ({ key }: StorageEvent) => {
  if (key === SETTINGS) late(import('#features/look/follow.page.ts')); // chosen in another tab
});

void showWords();
atFirst(document, ['scroll', 'pointermove', 'pointerdown', 'keydown'], async () => fetchIslands('main [data-live]'));
// Who uses no keys never needs those of the keys and of the command box.
atFirst(document, ['keydown'], async () => fetchIslands('body > [data-live]'));

// Scrolls of a text's box do not bubble; an address may lead to a verse, and Back to where a text was left.
const scrolled = () => import('./scrolled.ts');
atFirst(document, ['scroll'], scrolled);
addEventListener('hashchange', () => late(scrolled()));
if (/^#v/.test(location.hash) || history.state) late(scrolled());

atFirst(document, ['scroll', 'pointermove', 'keydown'], () => import('#features/look/locales.page.ts'));

// Right-click is blocked in the text (SPEC section 2); a long press selects, so it is not.
document.addEventListener('contextmenu', (event) => {
  const inText = event.target instanceof Element && event.target.closest('[data-box], [data-late]');
  if (inText && event.pointerType !== 'touch') event.preventDefault();
});

if (there('[data-box], [data-late]')) {
  try {
    // Read by `songsOfNote`, at the first scroll or on a page that shows it: nothing is lost, and nothing fetched.
    localStorage[NOTE] += `\n${location.pathname}${document.title}\t${document.querySelector('h1+*')?.textContent}`;
    if (sessionStorage[OPEN_LIST]) reads = true;
    if (localStorage[MARKS]?.includes(location.pathname)) late(import('#features/my-place/show-marks.page.ts'));
  } catch {
    // Blocked or full: then nothing is kept.
  }
}

wakeIslands();
// The song is read from a list.
if (reads) ask('list-nav', null);
// Used before, or asked for by the address: shown without being reached for.
if (isKept(SCRIPT)) ask('script', null);
if (/\bwith=/.test(location.search)) ask('side-by-side', null);
