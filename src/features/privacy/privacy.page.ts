/** What the privacy page says of this device before anyone presses anything: what is stored. */
import { islandOf } from '#ui/ask.ts';
import { isStored } from './storage.browser.ts';
import type { StorageArea } from './stored-things.ts';

const island = islandOf('Privacy');

/** Until the island lives, which then says it itself. */
function showStored(): void {
  if (island?.dataset['intent'] === 'ready') return;
  for (const { dataset, lastElementChild: badge } of island?.querySelectorAll<HTMLElement>('[data-area]') ?? []) {
    const thing = { area: dataset['area'] as StorageArea, keys: (dataset['keys'] ?? '').split(' ') };
    badge?.toggleAttribute('hidden', !isStored(thing));
  }
}

showStored();
island?.querySelector('.waits')?.classList.remove('waits');
window.addEventListener('storage', showStored);
