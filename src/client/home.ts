/** Wakes Home's island when the address holds a search to restore, and takes the reader who asks for it to the search. */
import type { KEYS_KEY } from '#domain/storage-keys.ts';

const KEYS: typeof KEYS_KEY = 'keys';

// Home has its line of languages from the first: the press that comes before its script is done again.
document.querySelector('[data-tongues]')?.addEventListener(
  'click',
  ({ target }) => {
    import('./tongues.ts').then(
      () => target instanceof HTMLElement && target.click(),
      () => {}, // the line is down: the next press of any kind asks again
    );
  },
  { once: true },
);

const island = document.querySelector<HTMLElement>('[data-live]');
if (location.search !== '') island?.dispatchEvent(new CustomEvent('intent'));

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
