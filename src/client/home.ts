/** Wakes Home's island when the address holds a search to restore, and takes the reader who asks for it to the search. */
import type { KEYS_KEY } from '#domain/storage-keys.ts';

const KEYS: typeof KEYS_KEY = 'keys';

// Home has its line of languages from the first: a press on it that comes before its script is not lost.
const line = document.querySelector('[data-tongues]');
let pressed: EventTarget | null = null;
const hold = ({ target }: Event): void => {
  pressed = target;
};
line?.addEventListener('click', hold);
void import('./tongues.ts').then(() => {
  line?.removeEventListener('click', hold);
  if (pressed instanceof HTMLElement) pressed.click();
});

const island = document.querySelector<HTMLElement>('astro-island');

/** The island says `data-intent` once it has heard; before that it may not be listening yet. */
function wake(tries = 40): void {
  if (!island || island.dataset['intent'] || tries === 0) return;
  island.dispatchEvent(new CustomEvent('intent'));
  setTimeout(wake, 50, tries - 1);
}

if (location.search !== '') wake();

const field = island?.querySelector<HTMLInputElement>('input[name="q"]');

/** The reader wants no single-key shortcuts. */
function keysAreOff(): boolean {
  try {
    return localStorage.getItem(KEYS) !== null;
  } catch {
    return false;
  }
}

// '/' pressed on another page leads here.
if (location.hash === '#find') {
  history.replaceState(history.state, '', location.pathname + location.search);
  field?.focus();
  field?.select();
}

// The key of every page, here without its late part: what is typed next goes into the field.
document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey || keysAreOff()) return;
  event.preventDefault();
  field?.focus();
});
