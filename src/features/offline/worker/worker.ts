/**
 * The service worker, for readers who keep texts on their device. A page comes from the site as long as the site answers; else a
 * kept text is drawn, and what every page needs comes from the shell of the worker's own version. It never prompts, and
 * touches nothing but pages and files of the shell.
 */
import type { Shell } from '#schemas/shell.ts';
import { readKept } from '../store.browser.ts';
import { DRAWING, type Drawing } from './drawing.ts';
import { createPages } from './pages.browser.ts';
import { routeOf } from './route.ts';
import { openShell } from './shell-cache.browser.ts';
import { isUnwanted, retire } from './switch.browser.ts';

/** Written by the build. */
declare const NAMA_SHELL: Shell;

const worker = self as unknown as ServiceWorkerGlobalScope & Partial<Record<typeof DRAWING, Drawing>>;

/** The policy that Trusted Types require. It allows the drawing's address alone. */
function trusted(url: string): string {
  const { trustedTypes } = worker as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
  };
  const policy = trustedTypes?.createPolicy('nama-drawing', {
    createScriptURL: (asked: string) => (asked === NAMA_SHELL.draw ? asked : ''),
  });
  return policy?.createScriptURL(url) ?? url;
}

// At its first run, which is its installation: later the browser has it.
worker.importScripts(trusted(NAMA_SHELL.draw));

const shell = openShell(NAMA_SHELL);
const pages = createPages(shell, NAMA_SHELL.template, () => worker[DRAWING] as Drawing);

/** Whether anything is kept: else the reader has cleared it all, and nothing of it may come back. */
const keeps = async (): Promise<boolean> => (await readKept()).length > 0;

/** Lists of the kept packs, and the pages of their collections. */
async function bringLists(): Promise<void> {
  if (!(await keeps())) return;
  const lists = (await readKept()).flatMap(({ packs }) => packs.map(({ path }) => path));
  const folders = lists.map((path) => path.replace(/[^/]+\/$/, ''));
  await shell.add([...new Set([...lists, ...folders])]);
}

/** Milliseconds between two looks whether the site still wants this worker. */
const LOOK_AGAIN = 3_600_000;
/** Pages that are still open ask it until they are left. */
let retired = false;

/** After the site has answered: ends this worker where it is not wanted, and brings what a browser has cleared away. */
async function look(): Promise<void> {
  const now = Date.now();
  if (!(await keeps()) || now - (await shell.askedAt()) < LOOK_AGAIN) return;
  await shell.noteAsked(now);
  retired = await isUnwanted();
  if (retired) await retire(worker.registration);
  else if ((await keeps()) && !(await shell.isWhole())) await shell.bring(); // a look into the shell makes its cache
}

const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

worker.addEventListener('install', (event) => {
  const bring = async (): Promise<void> => {
    await shell.bring();
    await quietly(bringLists());
    await worker.skipWaiting();
  };
  event.waitUntil(bring());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([shell.dropOthers(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  );
});

worker.addEventListener('message', (event) => {
  // A page tells that something is kept, or no longer.
  if (event.data === 'kept') event.waitUntil(quietly(bringLists()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const navigates = request.mode === 'navigate';
  const own = origin === worker.location.origin && !retired ? pathname : null;
  const route = routeOf({ method: request.method, navigates, pathname: own }, shell.files);
  if (route === 'song' || route === 'page') {
    const preloaded: Promise<Response | undefined> = event.preloadResponse ?? Promise.resolve(undefined);
    const onSite = (): void => event.waitUntil(quietly(look()));
    event.respondWith(pages.answer(request, preloaded, route === 'song', onSite));
  } else if (route === 'hashed') {
    event.respondWith(shell.findHashed(pathname).then((found) => found ?? pages.answerFile(request)));
  } else if (route === 'file') event.respondWith(pages.answerFile(request));
});
