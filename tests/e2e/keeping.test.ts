/** Keeping texts on the device, as a reader does it: asked for, on its way, there, updated, let go. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { packPage } from '#core/text-index/pack-pages.ts';
import { type PackManifest, type PackSummary, packIndex, packManifest } from '#schemas/pack.ts';
import { fileOfPath } from '../../scripts/verify/pages.ts';
import { violations } from './axe.ts';
import { list, PHONE, SOON, seed, song } from './my.fixture.ts';
import {
  cacheNames,
  keepPack,
  type Release,
  registerWorker,
  registrations,
  startRelease,
  workerIsThere,
} from './offline.fixture.ts';
import { FAILED_REQUEST, type Site, startSite, type Visit, visit } from './site.ts';
import { PLAIN } from './visit-pool.ts';

const LIST = '/file/Trials/TAM/';
/** What a browser says of a connection that is cut, and no page can prevent. */
const NO_LINE = [FAILED_REQUEST, /^console: .*(?:net::ERR|Failed to fetch)/];

let site: Site;
let release: Release;
beforeAll(async () => {
  site = await startSite();
  release = await startRelease(site.dist, `${site.dist}.keeping-${process.pid}`);
});
afterAll(async () => {
  await release?.close();
  await site?.close();
});

let reader: Visit;
let page: Page;

beforeAll(async () => {
  reader = await visit(site.browser, release.connection.url, '/privacy/', PHONE);
  page = reader.page;
  reader.context.setDefaultTimeout(30_000); // a busy machine may take its time
});
afterAll(async () => {
  expect(await reader?.close()).toEqual([]);
});
beforeEach(() => {
  release.restore();
  reader.allow(...NO_LINE);
});
afterEach(() => {
  expect(reader.faults()).toEqual([]);
});

/** The list as one who was never here sees it; a browser of one's own costs more than a list that is kept. */
async function begin(): Promise<void> {
  release.restore();
  const next = await reader.context.newPage();
  await page.close();
  page = next;
  await forget('all');
  await page.goto(release.connection.url + LIST);
}

/** @param storageTypes what the browser clears of the site, by the names of its protocol */
async function forget(storageTypes: string): Promise<void> {
  const devtools = await reader.context.newCDPSession(page);
  const origin = release.connection.url;
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await devtools.send('Network.clearBrowserCache');
}

const listed = (path = LIST): PackSummary => {
  const { packs } = packIndex.parse(JSON.parse(release.read('packs/index.json')));
  return packs.find((pack) => pack.path === path) ?? expect.fail(`no pack of ${path}`);
};
const manifestNow = (path = LIST): PackManifest =>
  packManifest.parse(JSON.parse(release.read(listed(path).manifest.slice(1))));
/** A playlist that leads to songs of the library. */
function playlistOfSongs(folder: string): string {
  const root = join(folder, 'playlist');
  const id = readdirSync(root).find(
    (name) =>
      existsSync(join(root, name, 'index.html')) &&
      /class="playlist[^>]*>[\s\S]*?href="\/file\/[^"]+\.txt\/"/.test(
        readFileSync(join(root, name, 'index.html'), 'utf8'),
      ),
  );
  return id === undefined ? expect.fail('no playlist leads to a song') : `/playlist/${encodeURIComponent(id)}/`;
}
const published = (path: string): string => readFileSync(join(release.folder, fileOfPath(path)), 'utf8');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const keepButton = () => button('Keep on this device');
const kept = () => page.getByText(/\d+ of \d+ songs, as of/);

/** Keeps the list of the page, until the texts are there, and what shows them without a connection. */
async function keepList(): Promise<void> {
  await keepButton().click();
  await button('Keep it').click();
  await workerIsThere(page); // a browser may tell nothing before
  await kept().waitFor(SOON);
}

/** The pages of texts as they are published: the first as a tab gets it, the others as that tab's page does. */
async function expectTexts([first = '', ...others]: readonly string[]): Promise<void> {
  const response = await page.goto(release.connection.url + first);
  expect(await response?.text(), first).toBe(published(first));
  for (const path of others) {
    const html = await page.evaluate(async (address) => (await fetch(address)).text(), path);
    expect(html, path).toBe(published(path));
  }
}

/** The list as it is once it was kept. */
async function haveList(): Promise<void> {
  await keepPack(page, 'Trials', 'TAM');
  await seed(page, { offline: 'kept' });
}

/** For a test that reads nothing without a connection: the worker of the site brings seventy files first. */
const emptyWorker = (): void => release.write('sw.js', '');

/** Lets the origin have so many bytes more than it has; a record alone takes 74 KB of a browser's bookkeeping. */
async function leaveRoom(bytes: number | null): Promise<void> {
  const session = await reader.context.newCDPSession(page);
  const origin = release.connection.url;
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(bytes !== null && { quotaSize: usage + bytes }) });
}

/** Publishes the library with one text changed and one gone, as a build does. */
async function changeLibrary(change: (manifest: PackManifest) => PackManifest): Promise<void> {
  const before = listed();
  const manifest = change(manifestNow());
  const json = JSON.stringify(manifest);
  const address = before.manifest.replace(/[0-9a-f]{16}(?=\.json)/, sha256(json).slice(0, 16));
  release.write(address.slice(1), json);
  const { version, packs } = JSON.parse(release.read('packs/index.json'));
  const next = packs.map((pack: PackSummary) => (pack.path === LIST ? { ...pack, manifest: address } : pack));
  release.write('packs/index.json', JSON.stringify({ version, packs: next }));
}

/** The first song with another text, in a chunk of its own name; the last song of the pack with a text is gone. */
function changed(manifest: PackManifest): PackManifest {
  const [at] = manifest.songs.flatMap(({ chunk }, index) => (chunk === null ? [] : [index]));
  const song = manifest.songs[at ?? 0];
  const chunk = manifest.chunks[song?.chunk ?? 0];
  if (!song || !chunk) return expect.fail('the pack has no text');
  const bytes = Buffer.from(release.read(chunk.file.slice(1)));
  const text = Buffer.from(`${bytes.subarray(song.start, song.start + song.bytes)}\nOne line more`);
  const whole = Buffer.concat([bytes.subarray(0, song.start), text, bytes.subarray(song.start + song.bytes)]);
  const file = chunk.file.replace(/[0-9a-f]{16}(?=\.txt)/, sha256(whole).slice(0, 16));
  release.write(file.slice(1), whole.toString());
  const grown = text.length - song.bytes;
  return {
    ...manifest,
    chunks: manifest.chunks.map((one) =>
      one === chunk ? { ...one, file, bytes: whole.length, digest: sha256(whole).slice(0, 32) } : one,
    ),
    songs: manifest.songs.map((one) => {
      if (one === song) return { ...one, bytes: text.length, digest: sha256(text).slice(0, 32) };
      return one.chunk === song.chunk && one.start > song.start ? { ...one, start: one.start + grown } : one;
    }),
  };
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** The pages of all texts of the pack. */
const textsOf = (manifest: PackManifest): string[] =>
  manifest.songs.flatMap(({ chunk }, at) => (chunk === null ? [] : (packPage(manifest, at)?.song.path ?? [])));

describe('a reader who is new', () => {
  beforeAll(begin);

  test('says how large it is before it is kept, asks first where the connection may cost by the amount, and keeps nothing where the reader says no', async () => {
    const metered = await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { type: 'cellular' } }),
    );
    await page.reload();
    await metered.dispose();
    await keepButton().click();
    await page.getByText(/songs: \d[\d.]* [KM]B on this device/).waitFor();
    await page.getByText('Your connection may charge for data').waitFor();
    await button('Not now').click();
    await keepButton().waitFor();
    expect(await cacheNames(page)).toEqual([]);
    expect(await registrations(page)).toBe(0);
  });

  test('can be installed: a manifest with icons of its own, and no prompt', async () => {
    const link = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = JSON.parse(release.read(link?.slice(1) ?? ''));
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', scope: '/' });
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const bitmap = await createImageBitmap(await (await fetch(address)).blob());
        return `${bitmap.width}x${bitmap.height}`;
      }, src);
      expect(size).toBe(sizes);
    }
    const session = await reader.context.newCDPSession(page);
    expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  });

  test('whose device has no room even to note what is asked for, or for the texts, is told so, and goes on once there is', async () => {
    await begin();
    emptyWorker(); // takes nothing of the room
    await leaveRoom(1000);
    await keepButton().click();
    await button('Keep it').click();
    await page.getByText('This browser stores nothing more for the library').waitFor(SOON);
    await begin();
    emptyWorker();
    await leaveRoom(80_000);
    await keepButton().click();
    await button('Keep it').click();
    await page.getByText(/This device has no room for all of it: \d of \d songs are here/).waitFor(SOON);
    await leaveRoom(null);
    await button('Continue').click();
    await kept().waitFor(SOON);
  });
});

describe('in a browser that tells nothing about its storage, as WebKit on Linux', () => {
  beforeAll(begin);

  test('texts are kept; My place clears everything, which cannot be undone; the privacy page says what is kept, and clears it', async () => {
    const silent = await page.addInitScript(() => Object.defineProperty(navigator, 'storage', { value: undefined }));
    emptyWorker();
    await page.reload();
    await keepList();
    await page.getByRole('link', { name: 'My place' }).first().click();
    const section = page.getByRole('region', { name: 'On this device' });
    await section.getByText(/^(\d+) of \1 songs, as of/).waitFor(SOON);
    expect(await section.getByText(/In use:/).count()).toBe(0);
    await silent.dispose();
    const isGone = async () => {
      await expect.poll(() => cacheNames(page)).toEqual([]);
      await expect.poll(() => registrations(page)).toBe(0);
    };
    await button('Clear everything').click();
    await page.getByText('The texts that are kept on this device go too. That cannot be undone').waitFor();
    await button(/^Yes/).click();
    await page.getByText('Nothing is kept yet.').waitFor(SOON);
    await isGone();

    await haveList();
    await registerWorker(page);
    await page.goto(`${release.connection.url}/privacy/`);
    const row = page.getByRole('listitem').filter({ hasText: 'texts that you keep for reading without a connection' });
    await row.locator('.badge').waitFor();
    await page.locator('[data-clearing] button').click();
    await page
      .getByText(/texts that you keep for reading without a connection.*$/)
      .last()
      .waitFor();
    await isGone();
  });
});

// Its worker stays from here on.
describe('a list that is kept', () => {
  test('is said to be shown without a connection, also in a browser that tells late how much room there was before, and is read without one, letter by letter, once its page was closed', async () => {
    await begin();
    const late = await page.addInitScript(() => {
      const { storage, serviceWorker } = navigator;
      const estimate = storage.estimate.bind(storage);
      const { promise, resolve } = Promise.withResolvers<void>();
      storage.estimate = async () => {
        const registration = await serviceWorker.getRegistration();
        if (registration && !registration.active) await promise;
        return estimate();
      };
      Object.assign(globalThis, { tell: resolve });
    });
    await page.reload();
    await late.dispose();
    await keepList();
    await page.evaluate(async () => {
      (globalThis as unknown as { tell: () => void }).tell();
      await navigator.storage.estimate(); // answered after those that were asked for before
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    expect(await page.getByText('but you cannot read them offline yet').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    release.connection.set('cut');
    const { context } = reader;
    await page.close();
    page = await context.newPage();
    await expectTexts(textsOf(manifestNow()));
  });

  test('says so when it is opened again, and comes again where the browser has cleared it, which says meanwhile how much is there', async () => {
    await page.goto(release.connection.url + LIST);
    await kept().waitFor(SOON);
    await page.evaluate(async () => {
      const cache = await caches.open('nama-packs-1');
      for (const request of await cache.keys()) if (request.url.endsWith('.txt')) await cache.delete(request);
    });
    await page.getByRole('link', { name: 'My place' }).first().click();
    await page.getByText(/^0 of \d+ songs are here/).waitFor(SOON);
    await button('Download them again').click();
    await kept().waitFor(SOON);
  });
});

describe('a reader who keeps nothing yet, but whose worker is there', () => {
  beforeEach(async () => {
    await page.goto(release.connection.url + PLAIN);
    await forget('indexeddb,local_storage');
    await page.evaluate(() => caches.delete('nama-packs-1'));
  });

  const LONG = '/file/Trials/TAM/001%20Long.txt/';
  const openList = () => page.goto(release.connection.url + LIST);
  /** How many hear of it when the connection is back. */
  async function listeners(): Promise<number> {
    const devtools = await reader.context.newCDPSession(page);
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'window' });
    const found = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    return found.listeners.filter(({ type }) => type === 'online').length;
  }
  test('goes on once paused, or stopped by a closed tab, and asks for nothing twice', async () => {
    const { chunks } = manifestNow();
    const silence = () => release.connection.set('silent', new RegExp(chunks.at(-1)?.file ?? ''));
    silence();
    await openList();
    await keepButton().click();
    await button('Keep it').click();
    await page.locator('p[aria-hidden]', { hasText: /Downloading: \d+ of \d+ songs/ }).waitFor();
    await button('Pause').click();
    await page.getByText(/^Paused at 0 of \d+ songs/).waitFor();
    release.connection.set('on');
    await page.goto(`${release.connection.url}/my/`);
    await page.getByText(/^Paused at 0 of \d+ songs/).waitFor(SOON);
    silence();
    release.connection.asked();
    await button('Continue').click();
    await page.locator('p[aria-hidden]', { hasText: /Downloading: \d+ of \d+ songs/ }).waitFor();
    // The words come before the request does.
    await expect.poll(() => release.connection.asked(), SOON).toContain(chunks.at(-1)?.file);
    const { context } = reader;
    await page.close();
    release.connection.set('on');
    release.connection.asked();
    page = await context.newPage();
    await page.goto(`${release.connection.url}/my/`);
    await kept().waitFor(SOON);
    const asked = release.connection.asked().filter((path) => chunks.some(({ file }) => file === path));
    expect(asked).toEqual([chunks.at(-1)?.file]);
  });

  test('counts nothing that is not as published, and goes on when the connection is back, with the later state after a deploy', async () => {
    const chunk = manifestNow().chunks[0]?.file.slice(1) ?? '';
    const whole = release.read(chunk);
    release.write(chunk, whole.replace(/./su, 'x'));
    const hasty = await page.addInitScript(() => {
      const wait = globalThis.setTimeout;
      // It tries five times in a row, and then waits as it does for everybody: what listens can be counted in peace.
      let tries = 0;
      const setTimeout = (run: () => void, time?: number, ...given: []) =>
        wait(run, time === 20_000 && ++tries <= 5 ? 1 : time, ...given);
      Object.assign(globalThis, { setTimeout });
    });
    await openList();
    await hasty.dispose();
    const before = await listeners();
    let tries = 0;
    await keepButton().click();
    await button('Keep it').click();
    await page.getByText(/The download was damaged twice/).waitFor(SOON);
    release.write(chunk, whole);
    release.connection.set('cut', /packs\/.*\.txt/);
    release.connection.asked();
    await button('Continue').click();
    await page.getByText('The connection was lost after 0 of').waitFor(SOON);
    // However often it tries again meanwhile, it listens once for the connection.
    await expect
      .poll(() => (tries += release.connection.asked().filter((path) => path === `/${chunk}`).length), SOON)
      .toBeGreaterThan(3);
    await expect.poll(listeners, SOON).toBe(before + 1);
    await changeLibrary(changed);
    release.remove(chunk);
    release.connection.set('on');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await kept().waitFor(SOON);
    release.connection.set('cut');
    await page.goto(release.connection.url + LONG);
    await page.getByText('One line more').waitFor();
  });

  test('says what is new in the library, and brings it at a press, and no more than has changed; leaves the copy of a song that is gone until the reader agrees', async () => {
    await haveList();
    const before = manifestNow();
    const gone = packPage(before, before.songs.length - 1)?.song.path ?? '';
    await changeLibrary((manifest) => {
      const next = changed(manifest);
      return { ...next, songs: next.songs.slice(0, -1) };
    });
    release.connection.asked();
    await page.goto(`${release.connection.url}/my/`);
    await page.getByText('Changed in the library: 1 song changed, 1 song removed.').waitFor(SOON);
    await page.getByText(/^4 of 4 songs, as of/).waitFor();
    await button(/^Update \(/).click();
    await page.getByText('Changed in the library').waitFor({ state: 'hidden', ...SOON });
    await page.getByText('1 song is no longer in the library.').waitFor(SOON);
    const fresh = manifestNow().chunks.filter(({ file }) => !before.chunks.some((chunk) => chunk.file === file));
    const asked = release.connection.asked().filter((path) => path.endsWith('.txt'));
    expect(asked).toEqual(fresh.map(({ file }) => file));
    release.connection.set('cut');
    await page.goto(release.connection.url + LONG);
    await page.getByText('One line more').waitFor();
    expect((await page.goto(release.connection.url + gone))?.status()).toBe(200);
    release.connection.set('on');
    await page.goto(`${release.connection.url}/my/`);
    await button('Remove those songs').click();
    await page.getByText('1 song is no longer in the library.').waitFor({ state: 'hidden', ...SOON });
    release.connection.set('cut');
    expect((await page.goto(release.connection.url + gone))?.status()).toBe(503);
  });

  test('updates by itself when a list is opened, where the reader wants that, and never while a text is read', async () => {
    await haveList();
    const looked = () => page.waitForResponse(/\/packs\/index\.json$/);
    await Promise.all([looked(), page.goto(`${release.connection.url}/my/`)]);
    await Promise.all([looked(), page.getByRole('checkbox', { name: 'Update automatically' }).click()]);
    await page.goto(release.connection.url + LONG);
    await changeLibrary(changed);
    const isThere = () =>
      page.evaluate(async (address) => (await caches.match(address)) !== undefined, listed().manifest);
    release.connection.asked();
    await page.mouse.move(50, 400);
    await page.getByText('More', { exact: true }).first().click();
    await button('Copy link').waitFor();
    expect(release.connection.asked().filter((path) => path.includes('/packs/'))).toEqual([]);
    await openList();
    await expect.poll(isThere, SOON).toBe(true);
    await kept().waitFor(SOON);
  });

  test('a playlist is kept with its page', async () => {
    const path = playlistOfSongs(release.folder);
    await page.goto(release.connection.url + path);
    await keepButton().click();
    await button('Keep it').click();
    await kept().waitFor(SOON);
    const songs = await page
      .locator('.playlist a[href^="/file/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(songs.length).toBeGreaterThan(0);
    await expect
      .poll(() => page.evaluate(async (one) => (await caches.match(one)) !== undefined, path), SOON)
      .toBe(true);
    release.connection.set('cut');
    expect((await page.goto(release.connection.url + path))?.status()).toBe(200);
    await expectTexts([...new Set(songs)]);
  });

  test('a list of the reader’s own is kept in My place', async () => {
    await seed(page, { lists: [list('Dawn', [song(LONG, 'Long', 1)])] });
    await page.goto(`${release.connection.url}/my/`);
    await page.getByRole('button', { name: /^Dawn/ }).click();
    await keepButton().click();
    await button('Keep it').click();
    await page
      .getByText(/^1 of 1 songs, as of/)
      .first()
      .waitFor(SOON);
    release.connection.set('cut');
    expect((await page.goto(release.connection.url + LONG))?.status()).toBe(200);
  });

  test('a song is kept alone, from More', async () => {
    await page.goto(release.connection.url + LONG);
    await page.getByText('More', { exact: true }).first().click();
    await keepButton().click();
    await page.getByText(/^1 song: /).waitFor(SOON);
    await button('Keep it').click();
    await page.getByText(/^1 of 1 songs/).waitFor(SOON);
    expect(await violations(page)).toEqual([]);
    release.connection.set('cut');
    expect((await page.goto(release.connection.url + LONG))?.status()).toBe(200);
  });

  test('a list is named in My place, which lets go of it, with the focus on what stands there then', async () => {
    await haveList();
    await page.goto(`${release.connection.url}/my/`);
    const section = page.getByRole('region', { name: 'On this device' });
    await section.getByText(/^(\d+) of \1 songs, as of \d+ \w+ \d{4}, [\d.]+ [KM]B\.$/).waitFor(SOON);
    await section.getByText(/In use: .* Room left: about/).waitFor();
    await section.getByText(/The browser (?:has promised|may clear)/).waitFor();
    expect(await violations(page)).toEqual([]);
    const focused = page.locator(':focus');
    for (const [name, next] of [
      ['Remove all of it', 'Not now'],
      ['Not now', 'Remove all of it'],
      [/^Remove from this device/, 'On this device'],
    ] as const) {
      await section.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused.allInnerTexts(), SOON).toEqual([next]);
    }
    await section.getByText('No longer on this device: Trials.').waitFor();
    await section.getByText('Nothing is kept yet.').waitFor();
    expect(await page.evaluate(async () => (await (await caches.open('nama-packs-1')).keys()).length)).toBe(0);
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('offline'))).toBeNull();
  });
});
