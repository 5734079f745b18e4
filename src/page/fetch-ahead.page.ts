/**
 * What is done at the first sign that the reader is going to do more than read: the code of the page's islands is prefetched, and its
 * menus are hydrated. Without it a first press waits for the network, and a cheap phone then 300 ms for React's first work in the page.
 */
import { fetchCode, type Island, nobodyWaits } from './islands.ts';

/** WebKit has no idle callbacks. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(() => resolve(null)));

/**
 * Does nothing where the reader's browser saves data.
 * @param which a selector of the islands
 */
export async function fetchAhead(which: string): Promise<void> {
  await nobodyWaits();
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const islands = [...document.querySelectorAll<Island>(which)];
  await Promise.allSettled(islands.map(fetchCode));
  for (const island of islands) {
    if (!island.querySelector(':scope > details')) continue;
    await idle();
    island.dispatchEvent(new CustomEvent('intent', { detail: null }));
  }
}
