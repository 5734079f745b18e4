/**
 * The privacy page's switch and its button: both act on this device alone. What there is to clear is read from the page,
 * which is made of `storage-keys.ts`.
 */
import type { REFUSAL_KEY } from '#schemas/storage-keys.ts';

const REFUSAL: typeof REFUSAL_KEY = 'click-log';

/** What a browser may say for its reader. */
interface Wishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** One kind of thing that is kept, as the page lists it. */
interface Row {
  what: string;
  area: string;
  keys: string[];
  state: Element | null;
}

/** What `work` returns; null where the browser gives this site no storage. */
function guarded<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const storageOf = (area: string): Storage => (area === 'sessionStorage' ? sessionStorage : localStorage);

const rows: Row[] = [...document.querySelectorAll<HTMLElement>('[data-keys]')].map((row) => ({
  what: row.querySelector('[data-what]')?.textContent ?? '',
  area: row.dataset['area'] ?? '',
  keys: (row.dataset['keys'] ?? '').split(' '),
  state: row.querySelector('[data-state]'),
}));

const isKept = ({ area, keys }: Row): boolean =>
  guarded(() => keys.some((key) => storageOf(area).getItem(key) !== null)) ?? false;

function showKept(): void {
  for (const row of rows) {
    row.state?.toggleAttribute('hidden', !isKept(row));
    if (row.state) row.state.textContent = 'kept now';
  }
}

/** Removes everything in the list, and returns what of it there was. */
function clearAll(): string[] {
  const cleared = rows.filter(isKept);
  for (const { area, keys } of rows) guarded(() => keys.forEach((key) => void storageOf(area).removeItem(key)));
  return cleared.filter((row) => !isKept(row)).map(({ what }) => what);
}

function startClearing(box: HTMLElement): void {
  const said = box.querySelector('[data-cleared]');
  box.querySelector('button')?.addEventListener('click', () => {
    const cleared = clearAll();
    showKept();
    if (said) said.textContent = cleared.length > 0 ? `Cleared: ${cleared.join('; ')}.` : 'There was nothing to clear.';
  });
  box.classList.remove('waits');
}

function startSwitch(box: HTMLElement, button: HTMLElement, said: Element): void {
  const { doNotTrack, globalPrivacyControl }: Wishes = navigator;
  const byBrowser = doNotTrack === '1' || globalPrivacyControl === true;
  const show = (problem = '') => {
    const refused = byBrowser || guarded(() => localStorage.getItem(REFUSAL)) !== null;
    button.setAttribute('aria-checked', String(!refused));
    const because = byBrowser ? 'Your browser asks not to be tracked, so nothing is counted.' : '';
    const words = refused ? 'Nothing you do on this device is counted.' : 'Page loads and presses are counted.';
    said.textContent = problem || because || words;
  };
  if (byBrowser) button.setAttribute('aria-disabled', 'true');
  else {
    button.addEventListener('click', () => {
      const off = button.getAttribute('aria-checked') === 'true';
      const kept = guarded(() => {
        if (off) localStorage.setItem(REFUSAL, 'off');
        else localStorage.removeItem(REFUSAL);
        return true;
      });
      show(
        kept ? '' : 'This browser does not let the site keep your wish. Do Not Track in its settings does the same.',
      );
    });
  }
  addEventListener('storage', () => show());
  show();
  box.classList.remove('waits');
}

const counting = document.querySelector<HTMLElement>('[data-counting]');
const button = counting?.querySelector('button');
const said = counting?.querySelector('[role="status"]');
if (counting && button && said) startSwitch(counting, button, said);
const clearing = document.querySelector<HTMLElement>('[data-clearing]');
if (clearing) startClearing(clearing);
showKept();
addEventListener('storage', showKept);
