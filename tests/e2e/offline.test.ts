import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeListLink } from '#features/my-place/lists/link.ts';
import { fileOfPath } from '../../scripts/verify/pages.ts';
import { violations } from './axe.ts';
import { readShell } from './drawn.ts';
import {
  cacheNames,
  keepPack,
  type Release,
  registerWorker,
  registrations,
  startRelease,
  updateWorker,
  WORKER_COMES,
} from './offline.fixture.ts';
import { FAILED_REQUEST, holdRequests, type Site, startSite, type Visit, visit } from './site.ts';
import { PLAIN } from './visit-pool.ts';

const KEPT = '/file/Trials/TAM/001%20Long.txt/';
const NOT_KEPT = '/file/Trials/ENG/001%20Long.txt/';
/** What a browser says of a connection that is cut, and no page can prevent. */
const NO_LINE = [FAILED_REQUEST, /^console: .*(?:net::ERR|Failed to fetch)/];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

test('the worker is smaller than 17.5 KB with the list of its shell', () => {
  const worker = readFileSync(join(site.dist, 'sw.js'), 'utf8');
  expect(brotliCompressSync(worker).length).toBeLessThan(17_500);
  expect(existsSync(join(site.dist, 'offline/song/index.html'))).toBe(false);
});

describe('a reader', () => {
  let release: Release;
  let reader: Visit;
  let page: Page;
  let devtools: CDPSession;

  const published = (path: string): string => readFileSync(join(release.folder, fileOfPath(path)), 'utf8');
  /** What a tab gets for an address. */
  async function get(path: string): Promise<{ status: number; html: string }> {
    const response = await page.goto(release.connection.url + path);
    return { status: response?.status() ?? 0, html: (await response?.text()) ?? '' };
  }
  async function keepTexts(): Promise<void> {
    reader.allow(...NO_LINE);
    await keepPack(page, 'Trials', 'TAM');
    await registerWorker(page);
  }
  /** The browser's own cache, which could answer for the worker. */
  const clearBrowserCache = () => devtools.send('Network.clearBrowserCache');
  const shells = async (): Promise<string[]> =>
    (await cacheNames(page)).filter((name) => name.startsWith('nama-shell-'));
  const dropCache = (name: string) => page.evaluate((one) => caches.delete(one), name);
  const openMore = async (): Promise<void> => {
    await page.getByText('More', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Copy link' }).waitFor();
  };

  /** The worker asks once in an hour whether the site still wants it, and notes when it did. */
  async function passAnHour(): Promise<void> {
    const forget = () =>
      page.evaluate(async () => {
        const shell = (await caches.keys()).find((name) => name.startsWith('nama-shell-')) ?? '';
        return (await caches.open(shell)).delete('/sw-checked');
      });
    await expect.poll(forget).toBe(true);
  }
  async function isGone(): Promise<void> {
    await page.goto(`${release.connection.url}/my/`);
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual(['nama-packs-1']);
    await page.goto(release.connection.url + KEPT);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }

  // A worker brings seventy files before it is there: all tests share a reader.
  beforeAll(async () => {
    release = await startRelease(site.dist, `${site.dist}.release-${process.pid}`);
    reader = await visit(site.browser, release.connection.url, '/');
    page = reader.page;
    devtools = await reader.context.newCDPSession(page);
  });
  afterAll(async () => {
    expect(await reader?.close()).toEqual([]);
    await release?.close();
  });

  describe('on the site as it is', () => {
    beforeEach(clearBrowserCache);
    afterEach(async () => {
      await reader.context.setOffline(false);
      release.restore();
    });

    test('has no worker who has not asked for it', async () => {
      await page.goto(release.connection.url + KEPT);
      await page.waitForLoadState('load');
      expect(await registrations(page)).toBe(0);
      expect(await cacheNames(page)).toEqual([]);
      expect(reader.faults()).toEqual([]);
    });

    describe('who keeps texts', () => {
      beforeAll(keepTexts);

      test('gets every page from the site while it answers', async () => {
        release.connection.asked();
        expect((await get(KEPT)).html).toBe(published(KEPT));
        expect((await get(NOT_KEPT)).html).toBe(published(NOT_KEPT));
        expect(release.connection.asked()).toEqual(expect.arrayContaining([KEPT, NOT_KEPT]));
        expect((await page.goto(`${release.connection.url}/nowhere/`))?.status()).toBe(404);
      });

      test('reads each kept text without a connection, byte for byte as it is published', async () => {
        await reader.context.setOffline(true);
        for (const name of readdirSync(join(release.folder, 'file/Trials/TAM')).filter((one) => one !== 'index.html')) {
          const path = `/file/Trials/TAM/${encodeURIComponent(name)}/`;
          expect(await get(path)).toEqual({ status: 200, html: published(path) });
        }
      });

      test('has a drawn page under the headers of a published one, and what a text offers', async () => {
        const before = await page.goto(release.connection.url + KEPT);
        release.connection.set('cut');
        await clearBrowserCache();
        const after = await page.goto(release.connection.url + KEPT);
        for (const name of ['content-security-policy', 'content-type', 'x-content-type-options', 'referrer-policy'])
          expect(after?.headers()[name], name).toBe(before?.headers()[name]);
        await openMore();
      });

      test('has My place, the list of what is kept, and what is said of privacy without a connection', async () => {
        release.connection.set('cut');
        for (const path of [
          '/my/',
          '/privacy/',
          '/support/',
          '/list/',
          '/screen/',
          '/file/Trials/TAM/',
          '/file/Trials/',
        ])
          expect(await get(path)).toEqual({ status: 200, html: published(path) });
      });

      test('puts a kept text on a screen without a connection, and leads a phone to it that has it, too', async () => {
        release.connection.set('cut');
        const link = await writeListLink({ name: 'Evening', paths: [KEPT, NOT_KEPT] });
        await page.goto(`${release.connection.url}/screen/#${link}`);
        await page.locator('.verses button').nth(2).click();
        await page.getByRole('button', { name: 'Code to scan' }).click();
        await page.getByRole('img', { name: 'Code to scan' }).waitFor();
        await page.goto('about:blank');
        await page.goto(`${release.connection.url}/list/#${link}/1/`);
        await page.waitForURL(`${release.connection.url}${KEPT}`);
        await page.getByText('1 of 2').waitFor();
      });

      test('learns a kept text by heart without a connection, from the text and from My place', async () => {
        release.connection.set('cut');
        await page.goto(release.connection.url + KEPT);
        await page.getByText('More', { exact: true }).first().click();
        await page.getByRole('button', { name: 'Learn by heart' }).click();
        const dialog = page.getByRole('dialog', { name: /^By heart/ });
        await dialog.getByRole('button', { name: 'I know it' }).click();
        await dialog.getByRole('button', { name: 'Leave' }).click();
        await page.goto(`${release.connection.url}/my/`);
        const section = page.getByRole('region', { name: 'By heart' });
        await section.getByText('1 of 80 verses known').waitFor();
        await section.getByRole('link', { name: /Long/ }).click();
        await dialog.locator('.line').first().waitFor();
      });

      test('is led to the address of a kept text from the same written in another way', async () => {
        release.connection.set('cut');
        await page.goto(`${release.connection.url}/file/Trials/T%41M/001%20Long.txt?with=ENG`);
        expect(page.url()).toBe(`${release.connection.url}${KEPT}?with=ENG`);
      });

      test('reads a kept text that the site has no more, or cannot give', async () => {
        const html = published(KEPT);
        release.connection.set('ill');
        expect(await get(KEPT)).toEqual({ status: 200, html });
        expect((await get(NOT_KEPT)).status, 'what is not kept is answered by the site that is ill').toBe(500);
        release.connection.set('on');
        release.remove(fileOfPath(KEPT));
        expect(await get(KEPT)).toEqual({ status: 200, html });
      });

      test('finds a song by its name on Home without a connection', async () => {
        release.connection.set('cut');
        expect((await get('/')).html).toBe(published('/'));
        await page.getByLabel('Search by Song Number or Name').fill('tiruppavai');
        await page.getByRole('heading', { name: 'Trials' }).waitFor();
        await page
          .locator('.home .songs')
          .getByRole('link', { name: /Tiruppavai/ })
          .waitFor();
      });

      describe('and searches inside them', () => {
        /** A line of a kept text, as it is heard; and one of a text that is not kept. */
        const KEPT_LINE = 'madhi niraindha nannalal';
        const OTHER_LINE = 'he wears an earring rides the bull';
        const search = () => page.getByLabel('Search by Song Number or Name');
        const inTexts = () => page.getByRole('region', { name: 'In the texts' });
        const verses = () => inTexts().getByRole('link');
        const onlyKept = () =>
          inTexts().getByText('There is no connection: only the texts kept on this device were searched.');
        beforeAll(async () => {
          await page.goto(release.connection.url + PLAIN);
          await page.evaluate(() => localStorage.setItem('offline', 'kept'));
        });
        afterAll(async () => {
          await page.goto(release.connection.url + PLAIN);
          await page.evaluate(() => localStorage.removeItem('offline'));
          await keepPack(page, 'Trials', 'TAM');
        });

        test('finds a line of a kept text by its sound without a connection, leads to its verse, and is told that a text which is not kept was not looked into', async () => {
          release.connection.set('cut');
          await get('/');
          await search().fill(OTHER_LINE);
          await inTexts().getByText('No verse with these words was found.').waitFor();
          await onlyKept().waitFor();
          await search().fill(KEPT_LINE);
          await verses().first().waitFor();
          expect(await inTexts().locator('mark').allInnerTexts()).toEqual([expect.stringContaining('மதி')]);
          expect(await verses().first().innerText()).toContain('Trials · Tamil');
          await onlyKept().waitFor();
          expect(await verses().first().getAttribute('href')).toMatch(/#v1\.[0-9a-f]{8}:~:text=/);
          await verses().first().click();
          await page.waitForURL(/#v1\.[0-9a-f]{8}/);
          const id = await page.evaluate(() => location.hash.slice(1));
          expect(await page.locator(`[id="${id}"]`).isVisible()).toBe(true);
        });

        test('has the whole library looked into while there is a connection, and the device asked for nothing then, and all the same an answer from it when the connection is lost', async () => {
          await get('/');
          release.connection.asked();
          await search().fill(OTHER_LINE);
          await verses().first().waitFor();
          expect(await onlyKept().count()).toBe(0);
          const asked = release.connection.asked();
          expect(asked).toContain('/catalogue/texts.json');
          expect(asked.filter((path) => /kept-search|\/_astro\/packs\//.test(path))).toEqual([]);
          release.connection.set('cut');
          await search().fill(KEPT_LINE);
          await onlyKept().waitFor();
          await verses().first().waitFor();
          release.connection.set('on');
          await search().fill(OTHER_LINE);
          await expect
            .poll(() => onlyKept().count(), { timeout: 30_000, message: 'from the site when it is back' })
            .toBe(0);
          await verses().first().waitFor();
        });

        test('does not wait for a site that says nothing, and takes its answer when it comes', async () => {
          const answer = await holdRequests(reader.context, /\/(?:catalogue\/texts|_astro\/texts)/);
          await get('/');
          await search().fill(KEPT_LINE);
          await onlyKept().waitFor();
          await verses().first().waitFor();
          await search().fill(OTHER_LINE);
          await inTexts().getByText('No verse with these words was found.').waitFor();
          answer();
          await verses().first().waitFor();
          expect(await onlyKept().count()).toBe(0);
          await reader.context.unrouteAll();
        });

        test('is told how many kept songs could not be looked into', async () => {
          await page.evaluate(async () => {
            const cache = await caches.open('nama-packs-1');
            for (const request of await cache.keys()) if (request.url.endsWith('.bin')) await cache.delete(request);
          });
          release.connection.set('cut');
          await get('/');
          await search().fill(KEPT_LINE);
          await inTexts()
            .getByText(/^\d+ kept songs could not be searched/)
            .waitFor();
        });
      });

      test('is told of a page that is not kept, and led to what is near', async () => {
        release.connection.set('cut');
        const { status, html } = await get(NOT_KEPT);
        expect({ status, html }).toEqual({ status: 503, html: published('/offline/') });
        expect(new URL(page.url()).pathname).toBe(NOT_KEPT);
        await page.getByRole('heading', { name: 'The same song, on this device' }).waitFor();
        expect(await violations(page)).toEqual([]);
        await page.locator('main').getByRole('link', { name: /Long/ }).click();
        await page.waitForURL(`**${KEPT}`);
        expect(await page.locator('[data-text] p').count()).toBeGreaterThan(1);
      });

      test('need not wait for a site that says nothing', async () => {
        release.connection.set('silent', /^\/(?:file|my)\//);
        expect((await get(KEPT)).html).toBe(published(KEPT));
        expect((await get('/my/')).html).toBe(published('/my/'));
      });

      test('is never shown a text that is not as it was published', async () => {
        await page.evaluate(async () => {
          const cache = await caches.open('nama-packs-1');
          for (const { url } of await cache.keys())
            if (url.endsWith('.txt')) await cache.put(url, new Response('another text'.repeat(10_000)));
        });
        release.connection.set('cut');
        expect(await get(KEPT)).toEqual({ status: 503, html: published('/offline/') });
      });

      test('is left to the browser where nothing is there at all, and has the shell again when there is a connection', async () => {
        for (const name of await cacheNames(page)) await dropCache(name);
        release.connection.set('cut');
        await expect(page.goto(release.connection.url + KEPT)).rejects.toThrow(/net::ERR_FAILED/);
        await page.waitForURL(/^chrome-error:/);
        release.connection.set('on');
        await get('/my/');
        await keepPack(page, 'Trials', 'TAM');
        const whole = (): Promise<boolean> =>
          page.evaluate(async () => {
            const name = (await caches.keys()).find((one) => one.startsWith('nama-shell-'));
            return name !== undefined && (await (await caches.open(name)).match('/offline/')) !== undefined;
          });
        await expect.poll(whole, { timeout: WORKER_COMES }).toBe(true);
        release.connection.set('cut');
        expect((await get(KEPT)).html).toBe(published(KEPT));
      });

      test('has a worker until a file of the site ends it, by what stands in it, and what is kept stays', async () => {
        release.write('sw-off.json', '<!doctype html>');
        await page.goto(release.connection.url + PLAIN);
        await passAnHour();
        release.connection.asked();
        await page.goto(`${release.connection.url}/my/`);
        await expect.poll(() => release.connection.asked().includes('/sw-off.json')).toBe(true);
        await page.goto(`${release.connection.url}/privacy/`);
        expect(await registrations(page)).toBe(1);
        await passAnHour();
        release.write('sw-off.json', JSON.stringify({ off: true }));
        await isGone();
      });

      test('has it again once the site wants one, also where the browser has taken it away', async () => {
        expect(await registrations(page)).toBe(0);
        await page.goto(`${release.connection.url}/my/`);
        await expect.poll(() => registrations(page), { timeout: WORKER_COMES }).toBe(1);
      });
    });
  });

  describe('who keeps texts, when the site changes', () => {
    beforeAll(async () => {
      await page.goto(`${release.connection.url}/`);
      await keepTexts();
    });
    // The first version again, and nothing left of another.
    beforeEach(async () => {
      release.restore();
      await page.goto(release.connection.url + PLAIN);
      await updateWorker(page);
      const { version } = readShell(release.read('sw.js'));
      for (const name of await shells()) if (!name.endsWith(version)) await dropCache(name);
      expect(await shells()).toHaveLength(1);
      await clearBrowserCache();
    });

    test('takes over a new version file by file, and goes back with the site; a page of the version before still gets its parts', async () => {
      const [first] = await shells();
      await get(KEPT);
      release.connection.asked();
      await release.publish('Second version');
      expect(await updateWorker(page)).toBe(true);
      const asked = release.connection.asked();
      expect(asked).toContain('/');
      expect(asked.filter((path) => /^\/_astro\/(?!song)/.test(path) || path === '/my/')).toEqual([]);
      const both = await shells();
      expect(both).toHaveLength(2);
      expect(both).toContain(first);
      const second = both.find((name) => name !== first);
      release.connection.set('cut');
      await clearBrowserCache();
      await openMore();

      release.connection.set('on');
      const template = readdirSync(join(release.folder, '_astro')).find((file) => file.startsWith('song.')) ?? '';
      const files = [join('_astro', template), 'sw.js', 'index.html'].map(
        (name) => [name, release.read(name)] as const,
      );
      await release.publish('Third version');
      expect(await updateWorker(page)).toBe(true);
      expect(await shells()).not.toContain(first);
      release.connection.set('cut');
      expect((await get('/')).html).toContain('Third version');
      expect((await get(KEPT)).html).toBe(published(KEPT));

      release.connection.set('on');
      for (const [name, content] of files) release.write(name, content);
      expect(await updateWorker(page)).toBe(true);
      release.connection.set('cut');
      expect((await get('/')).html).toContain('Second version');
      expect((await get(KEPT)).html).toBe(published(KEPT));

      release.connection.set('on');
      await release.publish('Fourth version');
      expect(await updateWorker(page)).toBe(true);
      expect(await shells()).toContain(second);
    });

    test('keeps their worker when the files are not those of the new one, and the version before for pages that are open', async () => {
      const [first] = await shells();
      await release.publish('Second version');
      release.write('index.html', release.read('index.html').replace('Second', 'Third'));
      expect(await updateWorker(page)).toBe(false);
      expect(await shells()).toHaveLength(2);
      release.connection.set('cut');
      expect((await get('/')).html).not.toContain('version');
      expect((await get(KEPT)).html).toBe(published(KEPT));
      release.connection.set('on');
      await release.publish('Fourth version');
      expect(await updateWorker(page)).toBe(true);
      const both = await shells();
      expect(both).toHaveLength(2);
      expect(both).toContain(first);
    });

    test('reads two languages side by side without a connection, where both are kept', async () => {
      await keepPack(page, 'Trials', 'ENG');
      await clearBrowserCache();
      release.connection.set('cut');
      await get(`${KEPT}?with=ENG`);
      await page.getByText('He wears an earring').first().waitFor();
    });

    test('has no worker after a version of the site that has none, and what is kept stays', async () => {
      await passAnHour();
      release.remove('sw.js');
      await isGone();
    });
  });
});
