/** A reader with a service worker and kept packs, before a site whose connection can be cut and whose release can be changed. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { vi } from 'vitest';
import { browserSettings } from '#schemas/environment.ts';
import { buildWorker } from '../../scripts/offline/build.ts';
import { startPreview } from '../../scripts/preview/server.ts';
import { environment } from './site.ts';

/** `silent`: takes the request and never answers; `cut`: breaks the connection; `ill`: answers 500. */
type ConnectionState = 'on' | 'silent' | 'cut' | 'ill';

interface Connection {
  url: string;
  /** State of the connection for requests that match, the last match counts. */
  set(state: ConnectionState, which?: RegExp): void;
  /** Paths of the requests that came, in order, since this was asked last. */
  asked(): string[];
  close(): Promise<void>;
}

/** A connection to a server. What waits on a silent one is let go when it is closed. */
async function startConnection(origin: string): Promise<Connection> {
  let states: [RegExp, ConnectionState][] = [];
  let asked: string[] = [];
  const pass = (from: IncomingMessage, to: ServerResponse): void => {
    const target = new URL(from.url ?? '/', origin);
    const onward = request(target, { method: from.method, headers: { ...from.headers, host: target.host } }, (back) => {
      to.writeHead(back.statusCode ?? 502, back.headers);
      back.pipe(to);
    });
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  };
  const server = createServer((from, to) => {
    const path = from.url ?? '/';
    asked.push(path);
    const state = states.findLast(([which]) => which.test(path))?.[1] ?? 'on';
    if (state === 'cut') to.destroy();
    else if (state === 'ill') to.writeHead(500, { 'content-type': 'text/plain' }).end('ill');
    else if (state === 'on') pass(from, to);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(state, which = /(?:)/) {
      states = which.source === '(?:)' ? [[which, state]] : [...states, [which, state]];
    },
    asked() {
      const all = asked;
      asked = [];
      return all;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export interface Release {
  connection: Connection;
  folder: string;
  /** Publishes another version of the site: Home has these words at its end. */
  publish(words: string): Promise<void>;
  /** Takes a file away, or puts one there. */
  remove(name: string): void;
  write(name: string, content: string): void;
  read(name: string): string;
  /** As it was built, before a connection that is on: tests share a release, since a copy of the site costs more than most of them. */
  restore(): void;
  close(): Promise<void>;
}

/** A copy of a built site that can be changed, behind a connection of its own. */
export async function startRelease(dist: string, folder: string): Promise<Release> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(dist, folder, { recursive: true });
  /** Files and folders that are not as they were built. */
  const changed = new Set<string>();
  const preview = await startPreview({ dist: folder, port: 0, endpoints: browserSettings(environment) });
  const connection = await startConnection(preview.url);
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  const assets = join(folder, '_astro');
  return {
    connection,
    folder,
    async publish(words) {
      const template = () => readdirSync(assets).find((file) => file.startsWith('song.')) ?? '';
      const before = template();
      for (const name of ['index.html', 'sw.js', 'offline', join('_astro', before)]) changed.add(name);
      mkdirSync(join(folder, 'offline/song'), { recursive: true });
      cpSync(join(assets, before), join(folder, 'offline/song/index.html'));
      rmSync(join(assets, before));
      writeFileSync(join(folder, 'index.html'), home.replace('</main>', `<p>${words}</p></main>`));
      await buildWorker(folder);
      changed.add(join('_astro', template()));
    },
    remove(name) {
      changed.add(name);
      rmSync(join(folder, name));
    },
    write(name, content) {
      changed.add(name);
      writeFileSync(join(folder, name), content);
    },
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    restore() {
      for (const name of changed) {
        rmSync(join(folder, name), { recursive: true, force: true });
        if (existsSync(join(dist, name))) cpSync(join(dist, name), join(folder, name), { recursive: true });
      }
      changed.clear();
      connection.set('on');
      connection.asked();
    },
    async close() {
      await connection.close();
      await preview.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Registers the worker as a page does, and waits until it is at work. */
export async function registerWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const policy = (
      window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): typeof trusted } }
    ).trustedTypes.createPolicy('test', { createScriptURL: (url: string) => url });
    const trusted = policy as { createScriptURL(url: string): string };
    const registration = await navigator.serviceWorker.register(trusted.createScriptURL('/sw.js'));
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        if (worker?.state === 'activated') resolve();
        if (worker?.state === 'redundant') reject(new Error('the worker was not installed'));
      };
      worker?.addEventListener('statechange', look);
      look();
    });
  });
}

/**
 * Asks for the worker's script again, as a browser does by itself at times.
 * @returns whether another worker is at work now than when this was asked last on the page
 */
export const updateWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const asked = window as { atWork?: ServiceWorker | null | undefined };
    const before = asked.atWork ?? registration?.active;
    // A browser asks by itself at every page. Where it has begun to before the site had a new worker, it answers a call with
    // what comes of that, and a second call with what the site has now.
    for (let call = 0; call < 2 && registration?.active === before; call += 1) {
      await registration?.update().catch(() => undefined);
      const next = registration?.installing ?? registration?.waiting;
      await new Promise<void>((resolve) => {
        const look = (): void => {
          if (!next || next.state === 'activated' || next.state === 'redundant') resolve();
        };
        next?.addEventListener('statechange', look);
        look();
      });
    }
    asked.atWork = registration?.active;
    return registration?.active !== before;
  });

/** Keeps a pack: what `Keep on this device` leaves when it has brought everything. */
export const keepPack = (page: Page, folder: string, language: string): Promise<void> =>
  page.evaluate(
    async ([folder, language]) => {
      const { packs } = await (await fetch('/packs/index.json')).json();
      const pack = packs.find(
        (one: Record<string, string>) => one['folder'] === folder && one['language'] === language,
      );
      const cache = await caches.open('nama-packs-1');
      const manifest = await fetch(pack.manifest);
      const { chunks } = await manifest.clone().json();
      await cache.put(pack.manifest, manifest);
      for (const { file, index } of chunks)
        for (const own of index ? [file, index.file] : [file]) await cache.put(own, await fetch(own));
      const opening = indexedDB.open('nama', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('kept', { keyPath: 'id' });
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const transaction = database.transaction('kept', 'readwrite');
      transaction.objectStore('kept').put({
        id: `pack:${pack.path}`,
        kind: 'pack',
        name: pack.label,
        label: pack.languageLabel,
        href: pack.path,
        packs: [{ folder, language, path: pack.path, manifest: pack.manifest }],
        songs: pack.songs,
        bytes: pack.bytes,
        state: 'whole',
        checked: Date.now(),
        seen: Date.now(),
        at: Date.now(),
      });
      await new Promise<void>((resolve) => {
        transaction.oncomplete = () => resolve();
      });
      database.close();
    },
    [folder, language] as const,
  );

/** Milliseconds. A worker brings some seventy files first, which a busy machine took 35 s for. */
export const WORKER_COMES = 120_000;

/** Resolves when the worker, which shows kept texts without a connection, is there, and the page no longer says that it is on its way. */
export async function workerIsThere(page: Page): Promise<void> {
  const isAtWork = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');
  await vi.waitUntil(isAtWork, { timeout: WORKER_COMES, interval: 100 });
  await page
    .getByText('but you cannot read them offline yet')
    .first()
    .waitFor({ state: 'detached', timeout: WORKER_COMES });
}

export const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

export const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
