/**
 * Starts the search worker when Home's search field is touched: its code and the catalogue come side by side with the code of
 * the island, and not after it.
 */
import { startWorker } from './start-worker.browser.ts';

const field = document.querySelector('.home input[name="q"]');
for (const type of ['pointerdown', 'focus', 'input']) field?.addEventListener(type, startWorker, { once: true });
if (new URLSearchParams(location.search).has('q')) startWorker();
