/** The service worker of this browser: registered when the reader keeps something, and by nobody else. */
import { dropShells } from './worker/shell-cache.browser.ts';
import { WORKER_PATH } from './worker/switch.browser.ts';

const SCOPE = '/';

/** The policy that Trusted Types require. It allows the library's own service worker alone. */
function trusted(url: string): string {
  const policy = (
    window as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }
  ).trustedTypes?.createPolicy('nama-register', {
    createScriptURL: (address: string) => (address === WORKER_PATH ? address : ''),
  });
  return policy?.createScriptURL(url) ?? url;
}

/** Whether this browser has service workers here: some private windows have none. */
export const canRegister = (): boolean => 'serviceWorker' in navigator;

/** Resolves when a worker is at work. @throws {Error} when it cannot be installed */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = (): void => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant')
        reject(new Error('The service worker could not be installed.\n  Stay online, and try again.'));
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

/**
 * Registers the worker, and waits until it has all that pages need without a connection.
 * @throws {Error} when the browser refuses, or the connection is lost meanwhile
 */
export async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(trusted(WORKER_PATH), { scope: SCOPE });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker) await settled(worker);
}

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canRegister() ? navigator.serviceWorker.getRegistration(SCOPE) : undefined;

/** Whether there is what shows kept texts without a connection, or it is on its way. */
export type Shown = 'yes' | 'coming' | 'no';

export async function isShown(): Promise<Shown> {
  const registration = await registered().catch(() => undefined);
  if (registration?.active) return 'yes';
  return registration?.installing || registration?.waiting ? 'coming' : 'no';
}

/** Takes the worker and its shell away; what is kept stays. */
export async function unregister(): Promise<void> {
  await (await registered())?.unregister();
  if (globalThis.caches) await dropShells();
}

/** Tells the worker that something is kept, or no longer: it then brings the lists of those packs. */
export async function tellKept(): Promise<void> {
  (await registered())?.active?.postMessage('kept');
}
