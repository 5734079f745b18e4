/** Counts page loads and presses (SPEC section 7), and nothing else: no address, no text, nothing that outlives the page. */
import { postEvent } from '#api/click-log.ts';
import { type Action, clickEvent, limitEvents, pageName } from './event.ts';
import { isRefusedByBrowser, isRefusedBySwitch } from './refusal.browser.ts';

/** Page.astro writes the settings into a `meta`, and only where events are counted at all. */
const setting = document.querySelector<HTMLMetaElement>('meta[name="click-log"]');
const { code: allowCode = '', app: appName = '' } = setting?.dataset ?? {};
/** A random UUID (RFC 9562, version 4): the browser's own; over a connection that is not safe browsers have none. */
const guid = async (): Promise<string> => crypto.randomUUID?.() ?? import('uuid').then(({ v4 }) => v4());
const page = guid();
const mayCount = limitEvents();

async function count(component: string, action: Action): Promise<void> {
  // Read before every event: the reader may have turned the switch meanwhile, in another tab too.
  if (!setting || isRefusedByBrowser() || isRefusedBySwitch() || !mayCount(performance.now())) return;
  const [pageId, eventId] = await Promise.all([page, guid()]);
  await postEvent(setting.content, allowCode, clickEvent({ allowCode, appName, pageId }, eventId, component, action));
}

/** The page's own address as the site gives it, whatever the reader's address bar says; the 404 page has none. */
const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
// Counts once the page has loaded, so that the log takes no bandwidth from it.
const load = () => count(pageName(canonical && new URL(canonical.href).pathname), 'load');
if (document.readyState === 'complete') load();
else addEventListener('load', () => setTimeout(load));

/** A label is none: the browser presses what it names. */
const CONTROLS = 'a, button, summary, input, select, textarea';
const KINDS: Readonly<Record<string, Action>> = { a: 'link', button: 'button', summary: 'summary', select: 'select' };

/** What a press is in: an island, a list, a section. */
const PARTS = 'astro-island, article, details, dialog, footer, header, main, nav, ol, search, section, ul';
const LANDMARKS = 'footer, header, main, search';
/** A class that names a part. Two say what it looks like, and `astro-…` is Astro's. */
const NAME = /^(?!menu$|dialog$|astro-)[a-z]/;

/** Names what we wrote, never what the library or a reader did: `<ol class="songs">` around a song → `songs`. */
function partOf(element: Element | null): string {
  const part = element?.closest<HTMLElement>(PARTS);
  if (!part) return 'page';
  const island = part
    .getAttribute('component-export')
    ?.replace(/\B[A-Z]/g, '-$&')
    .toLowerCase();
  const name = island ?? [...part.classList].find((word) => NAME.test(word));
  return name ?? (part.matches(LANDMARKS) ? part.localName : partOf(part.parentElement));
}

let last: Element | null;

/** Counts a press, once: not when a hydrated island repeats it, nor when a script presses something hidden in answer to it. */
function press({ type, target }: Event): void {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (!control || control.closest('[data-again], [hidden]')) return;
  // A choice is made by a press, or by keys without one.
  if (type === 'change' && (control.localName !== 'select' || control === last)) return;
  last = control;
  count(partOf(control), KINDS[control.localName] ?? 'field');
}

// Capture: what a press does to the page (a link followed, a menu rebuilt) comes after it is counted.
for (const type of ['click', 'change']) addEventListener(type, press, { capture: true, passive: true });
