/**
 * Counts page loads and presses (SPEC section 7), and nothing else: no address, no text, nothing that outlives the page.
 * It shares no module with another script; see `storage-keys.ts`.
 */
import { postEvent } from '#api/click-log.ts';
import type { REFUSAL_KEY } from '#schemas/storage-keys.ts';
import { type Action, clickEvent, MOST_EVENTS, type PageName, type PartName, pageName } from './event.ts';

const KEY: typeof REFUSAL_KEY = 'click-log';

/** Do Not Track, and Global Privacy Control; browsers of this day have one, both or neither. */
interface Wishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Asked again before every event: the reader may have turned the switch meanwhile, in another tab too. */
function refused(): boolean {
  const { doNotTrack, globalPrivacyControl }: Wishes = navigator;
  if (doNotTrack === '1' || globalPrivacyControl) return true;
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // storage is blocked, so no refusal was ever kept
  }
}

/** Page.astro writes the settings into a `meta`, and only where events are counted at all. */
const setting = document.querySelector<HTMLMetaElement>('meta[name="click-log"]');
const { code: allowCode = '', app: appName = '' } = setting?.dataset ?? {};
/** A random UUID (RFC 9562, version 4): the browser's own; over a line that is not safe browsers have none. */
const guid = async (): Promise<string> => crypto.randomUUID?.() ?? import('uuid').then(({ v4 }) => v4());
const page = guid();
let left = setting ? MOST_EVENTS : 0;

async function count(component: PageName | PartName, action: Action): Promise<void> {
  if (left <= 0 || refused()) return;
  left -= 1;
  const [pageId, eventId] = await Promise.all([page, guid()]);
  const event = clickEvent({ allowCode, appName, pageId }, eventId, component, action);
  const taken = await postEvent(setting?.content ?? '', allowCode, event);
  // An endpoint that does not take one event is not asked again on this page.
  if (!taken) left = 0;
}

/** The page's own address as the site gives it, whatever the reader's address bar says; the 404 page has none. */
const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
// Counts once the page has loaded, so that the log takes no bandwidth from it.
const load = () => count(pageName(canonical && new URL(canonical.href).pathname), 'load');
if (document.readyState === 'complete') load();
else addEventListener('load', () => setTimeout(load));

// Capture: what a press does to the page (a link followed, a menu rebuilt) comes after it is counted.
addEventListener(
  'click',
  ({ target }) => {
    const pressed = target instanceof Element ? target.closest('a, button, summary, input, select') : null;
    const part = pressed?.closest<HTMLElement>('[data-log]')?.dataset['log'];
    // A press that is repeated on a hydrated island has been counted already.
    if (part && !pressed?.closest('[data-again]')) count(part as PartName, 'click');
  },
  { capture: true, passive: true },
);
