/** Whether the site still wants a worker, and the end of one that it does not want. */
import { askFile, askHead } from '#api/site.ts';
import { dropShells } from './shell-cache.browser.ts';

/** A file with `{ "off": true }` ends the workers of all readers; so does a site without the worker's script. */
const OFF_PATH = '/sw-off.json';
export const WORKER_PATH = '/sw.js';

async function isSwitchedOff(): Promise<boolean> {
  const response = await askFile(OFF_PATH, true);
  const said: unknown = response.ok ? await response.json() : null;
  return Object(said).off === true;
}

async function hasNoWorker(): Promise<boolean> {
  const { status } = await askHead(WORKER_PATH);
  return status === 404 || status === 410;
}

/** false where it cannot be asked. */
export async function isUnwanted(): Promise<boolean> {
  const answers = [isSwitchedOff(), hasNoWorker()].map((asked) => asked.catch(() => false));
  return (await Promise.all(answers)).includes(true);
}

/** Packs stay: they are the reader's. */
export async function retire(registration: ServiceWorkerRegistration): Promise<void> {
  await dropShells();
  await registration.unregister();
}
