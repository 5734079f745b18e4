/** Whether the site still wants a worker, and the end of one that it does not want. */
import { fetchHead, fetchSiteFile } from '#api/worker-fetch.ts';
import { dropShells } from './shell-cache.browser.ts';

/** A file with `{ "off": true }` ends the workers of all readers; so does a site without the worker's script. */
const OFF_PATH = '/sw-off.json';
export const WORKER_PATH = '/sw.js';

async function isSwitchedOff(): Promise<boolean> {
  const response = await fetchSiteFile(OFF_PATH, true);
  const content: unknown = response.ok ? await response.json() : null;
  return Object(content).off === true;
}

async function hasNoWorker(): Promise<boolean> {
  const { status } = await fetchHead(WORKER_PATH);
  return status === 404 || status === 410;
}

/** false where the site cannot be reached. */
export async function isUnwanted(): Promise<boolean> {
  const answers = [isSwitchedOff(), hasNoWorker()].map((answer) => answer.catch(() => false));
  return (await Promise.all(answers)).includes(true);
}

/** Packs stay: they are the reader's. */
export async function unregisterWorker(registration: ServiceWorkerRegistration): Promise<void> {
  await dropShells();
  await registration.unregister();
}
