/** Turns the switch of `CountingSwitch.astro`, on this device alone, and shows the sentence that holds. */
import { REFUSAL_KEY } from '#schemas/storage-keys.ts';
import { store, stored } from '#ui/storage.ts';

/** What a browser may say for its reader. */
interface Wishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl }: Wishes = navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

const isRefused = (): boolean => stored(REFUSAL_KEY) !== null;

/** @returns whether the browser could keep it */
const keepRefusal = (refused: boolean): boolean => store(REFUSAL_KEY, refused ? 'off' : null);

const place = document.querySelector('[data-counting]');
const button = place?.querySelector('button');

function show(kept = true): void {
  const byBrowser = asksNotToBeTracked();
  const refused = byBrowser || isRefused();
  let holds = refused ? 'refused' : 'counted';
  if (byBrowser) holds = 'browser';
  if (!kept) holds = 'unkept';
  button?.setAttribute('aria-checked', String(!refused));
  if (byBrowser) button?.setAttribute('aria-disabled', 'true');
  for (const sentence of place?.querySelectorAll<HTMLElement>('[data-when]') ?? []) {
    sentence.hidden = sentence.dataset['when'] !== holds;
  }
}

show();
place?.classList.remove('waits');
button?.addEventListener('click', () => {
  if (!asksNotToBeTracked()) show(keepRefusal(!isRefused()));
});
// Another tab may turn it too.
window.addEventListener('storage', () => show());
