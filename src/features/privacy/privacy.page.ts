/** What the privacy page says of this device before anyone presses anything: the switch, and what is kept. */
import './privacy-words.page.ts';
import './counting-switch.page.ts';
import { islandOf } from '#ui/ask.ts';
import { isKept } from './storage.browser.ts';
import type { StorageArea } from './stored-things.ts';

const island = islandOf('Privacy');

/** Until the island lives, which then says it itself. */
function showKept(): void {
  if (island?.dataset['intent'] === 'ready') return;
  for (const { dataset, lastElementChild: badge } of island?.querySelectorAll<HTMLElement>('[data-area]') ?? []) {
    const thing = { area: dataset['area'] as StorageArea, keys: (dataset['keys'] ?? '').split(' ') };
    badge?.toggleAttribute('hidden', !isKept(thing));
  }
}

showKept();
island?.querySelector('.waits')?.classList.remove('waits');
window.addEventListener('storage', showKept);
