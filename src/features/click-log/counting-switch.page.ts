/** Turns the switch of `CountingSwitch.astro`, on this device alone, and shows the sentence that holds. */
import { REFUSAL_KEY } from '#schemas/storage-keys.ts';
import { store } from '#ui/storage.ts';
import { isRefusedByBrowser, isRefusedBySwitch } from './refusal.browser.ts';

const place = document.querySelector('[data-counting]');
const button = place?.querySelector('button');

function show(isStored = true): void {
  const byBrowser = isRefusedByBrowser();
  const refused = byBrowser || isRefusedBySwitch();
  let holds = refused ? 'refused' : 'counted';
  if (byBrowser) holds = 'browser';
  if (!isStored) holds = 'not-stored';
  button?.setAttribute('aria-checked', String(!refused));
  if (byBrowser) button?.setAttribute('aria-disabled', 'true');
  for (const sentence of place?.querySelectorAll<HTMLElement>('[data-when]') ?? []) {
    sentence.hidden = sentence.dataset['when'] !== holds;
  }
}

show();
place?.classList.remove('waits');
button?.addEventListener('click', () => {
  if (!isRefusedByBrowser()) show(store(REFUSAL_KEY, isRefusedBySwitch() ? null : 'off'));
});
// Another tab may turn it too.
window.addEventListener('storage', () => show());
