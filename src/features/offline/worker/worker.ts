/**
 * The service worker, for readers who keep texts on their device. A page comes from the site as long as the site answers; else a
 * kept text is rendered, and what every page needs comes from the shell of the worker's own version. It never prompts, and
 * touches nothing but pages and files of the shell.
 */
import type { Shell } from '#schemas/shell.ts';
import { readKept } from '../store.browser.ts';
import { createPages } from './page-answers.browser.ts';
import { kindOf } from './request-kind.ts';
import { openShell } from './shell-cache.browser.ts';
import { isUnwanted, unregisterWorker } from './switch.browser.ts';

/** Written by the build. */
declare const NAMA_SHELL: Shell;

const worker = self as unknown as ServiceWorkerGlobalScope;

const shell = openShell(NAMA_SHELL);
const pages = createPages(shell, NAMA_SHELL.template);

/** Whether anything is kept: else the reader has cleared it all, and nothing of it may come back. */
const keeps = async (): Promise<boolean> => (await readKept()).length > 0;

/** Pages of kept playlists, lists of kept packs, and the pages of their collections. */
async function bringLists(): Promise<void> {
  const items = await readKept();
  const playlists = items.flatMap(({ href }) => (href?.startsWith('/playlist/') ? [href] : []));
  const lists = items.flatMap(({ packs }) => packs.map(({ path }) => path));
  const folders = lists.map((path) => path.replace(/[^/]+\/$/, ''));
  if (items.length > 0) await shell.add([...new Set([...playlists, ...lists, ...folders])]);
}

/** Milliseconds between two checks whether the site still wants this worker. */
const CHECK_AGAIN = 3_600_000;
/** Pages that are still open send their requests here until they are left. */
let isUnregistered = false;

/** After the site has answered: ends this worker where it is not wanted, and fetches again what a browser has cleared away. */
async function checkWorker(): Promise<void> {
  const now = Date.now();
  if (!(await keeps()) || now - (await shell.checkedAt()) < CHECK_AGAIN) return;
  await shell.noteCheck(now);
  isUnregistered = await isUnwanted();
  if (isUnregistered) await unregisterWorker(worker.registration);
  else if ((await keeps()) && !(await shell.isWhole())) await shell.bring(); // reading the shell makes its cache
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
  // A page says that something is kept, or no longer.
  if (event.data === 'kept') event.waitUntil(quietly(bringLists()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const navigates = request.mode === 'navigate';
  const own = origin === worker.location.origin && !isUnregistered ? pathname : null;
  const kind = kindOf({ method: request.method, navigates, pathname: own }, shell.files);
  if (kind === 'song' || kind === 'page') {
    const preloaded: Promise<Response | undefined> = event.preloadResponse ?? Promise.resolve(undefined);
    const onSite = (): void => event.waitUntil(quietly(checkWorker()));
    event.respondWith(pages.answer(request, preloaded, kind === 'song', onSite));
  } else if (kind === 'hashed') {
    event.respondWith(shell.findInAny(pathname).then((found) => found ?? pages.answerFile(request)));
  } else if (kind === 'file') event.respondWith(pages.answerFile(request));
});
