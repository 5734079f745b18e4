import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ensureChromium, headlessOf, QUIET } from '../../scripts/start/chromium.ts';
import { fileOfPath } from '../../scripts/verify/pages.ts';
import { violations } from './axe.ts';
import {
  cacheNames,
  keepPack,
  type Release,
  registerWorker,
  registrations,
  startRelease,
  updateWorker,
} from './offline.fixture.ts';
import { FAILED_REQUEST, type Site, startSite, type Visit, visit } from './site.ts';

const KEPT = '/file/Trials/TAM/001%20Long.txt/';
const NOT_KEPT = '/file/Trials/ENG/001%20Long.txt/';
/** What a browser says of a line that is cut, and no page can prevent. */
const NO_LINE = [FAILED_REQUEST, /^console: .*(?:net::ERR|Failed to fetch)/];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

test('nobody who has not asked for it has a worker', async () => {
  const { page, close } = await site.visit('/');
  await page.goto(KEPT);
  await page.waitForLoadState('load');
  expect(await registrations(page)).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
  expect(await close()).toEqual([]);
});

test('the worker is smaller than 6 KB, besides the list of its shell and the drawing', () => {
  const worker = readFileSync(join(site.dist, 'sw.js'), 'utf8');
  expect(brotliCompressSync(worker).length).toBeLessThan(6000);
  expect(existsSync(join(site.dist, 'offline/song/index.html'))).toBe(false);
});

describe('a reader who keeps texts', () => {
  let release: Release;
  let reader: Visit;
  let page: Page;

  const published = (path: string): string => readFileSync(join(release.folder, fileOfPath(path)), 'utf8');
  /** What a tab gets for an address. */
  async function get(path: string): Promise<{ status: number; html: string }> {
    const response = await page.goto(release.line.url + path);
    return { status: response?.status() ?? 0, html: (await response?.text()) ?? '' };
  }

  beforeAll(async () => {
    release = await startRelease(site.dist, `${site.dist}.release-${process.pid}`);
  });
  afterAll(() => release?.close());
  async function begin(): Promise<void> {
    release.restore();
    reader = await visit(site.browser, release.line.url, '/');
    page = reader.page;
    reader.allow(...NO_LINE);
    await keepPack(page, 'Trials', 'TAM');
    await registerWorker(page);
  }
  async function end(): Promise<void> {
    expect(await reader.close()).toEqual([]);
  }

  // What a browser keeps of a page answers none of these, so they share one reader.
  describe('and asks for pages', () => {
    beforeAll(begin);
    afterAll(end);
    afterEach(async () => {
      await reader.context.setOffline(false);
      release.restore();
    });

    test('gets every page from the site while it answers', async () => {
      release.line.asked();
      expect((await get(KEPT)).html).toBe(published(KEPT));
      expect((await get(NOT_KEPT)).html).toBe(published(NOT_KEPT));
      expect(release.line.asked()).toEqual(expect.arrayContaining([KEPT, NOT_KEPT]));
      expect((await page.goto(`${release.line.url}/nowhere/`))?.status()).toBe(404);
    });

    test('reads each kept text without a line, byte for byte as it is published', async () => {
      await reader.context.setOffline(true);
      for (const name of readdirSync(join(release.folder, 'file/Trials/TAM')).filter((one) => one !== 'index.html')) {
        const path = `/file/Trials/TAM/${encodeURIComponent(name)}/`;
        expect(await get(path)).toEqual({ status: 200, html: published(path) });
      }
    });

    test('has a drawn page under the headers of a published one', async () => {
      const before = await page.goto(release.line.url + KEPT);
      release.line.set('cut');
      const after = await page.goto(release.line.url + KEPT);
      for (const name of ['content-security-policy', 'content-type', 'x-content-type-options', 'referrer-policy'])
        expect(after?.headers()[name], name).toBe(before?.headers()[name]);
    });

    test('has My place, the list of what is kept, and what is said of privacy without a line', async () => {
      release.line.set('cut');
      for (const path of ['/my/', '/privacy/', '/support/', '/list/', '/file/Trials/TAM/', '/file/Trials/'])
        expect(await get(path)).toEqual({ status: 200, html: published(path) });
    });

    test('is led to the address of a kept text from the same written in another way', async () => {
      release.line.set('cut');
      await page.goto(`${release.line.url}/file/Trials/T%41M/001%20Long.txt?with=ENG`);
      expect(page.url()).toBe(`${release.line.url}${KEPT}?with=ENG`);
    });

    test('reads a kept text that the site has no more, or cannot give', async () => {
      const html = published(KEPT);
      release.line.set('ill');
      expect(await get(KEPT)).toEqual({ status: 200, html });
      release.line.set('on');
      release.remove(fileOfPath(KEPT));
      expect(await get(KEPT)).toEqual({ status: 200, html });
    });

    test('gets the answer of a site that is ill for what is not kept', async () => {
      release.line.set('ill');
      expect((await get(NOT_KEPT)).status).toBe(500);
    });
  });

  describe('and uses them', () => {
    beforeEach(begin);
    afterEach(end);

    test('reads it too after the browser was closed and opened', async () => {
      const folder = `${release.folder}.profile`;
      const options = { executablePath: headlessOf(await ensureChromium(console.error)), args: [...QUIET] };
      const first = await chromium.launchPersistentContext(folder, options);
      const tab = await first.newPage();
      await tab.goto(release.line.url);
      await keepPack(tab, 'Trials', 'TAM');
      await registerWorker(tab);
      await first.close();
      release.line.set('cut');
      const second = await chromium.launchPersistentContext(folder, options);
      const response = await (await second.newPage()).goto(release.line.url + KEPT);
      expect(await response?.text()).toBe(published(KEPT));
      await second.close();
      rmSync(folder, { recursive: true });
    });

    test('has what a text offers without a line', async () => {
      release.line.set('cut');
      await get(KEPT);
      await page.getByText('More', { exact: true }).first().click();
      await page.getByRole('button', { name: 'Copy link' }).waitFor();
    });

    test('reads two languages side by side without a line, where both are kept', async () => {
      await keepPack(page, 'Trials', 'ENG');
      release.line.set('cut');
      await get(`${KEPT}?with=ENG`);
      await page.getByText('He wears an earring').first().waitFor();
    });

    test('finds a song by its name on Home without a line', async () => {
      release.line.set('cut');
      expect((await get('/')).html).toBe(published('/'));
      await page.getByLabel('Search by Song Number or Name').fill('tiruppavai');
      await page.getByRole('heading', { name: 'Trials' }).waitFor();
      await page
        .locator('.home .songs')
        .getByRole('link', { name: /Tiruppavai/ })
        .waitFor();
    });

    test('is told of a page that is not kept, and led to what is near', async () => {
      release.line.set('cut');
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
      release.line.set('silent', /^\/(?:file|my)\//);
      expect((await get(KEPT)).html).toBe(published(KEPT));
      expect((await get('/my/')).html).toBe(published('/my/'));
    });

    test('is never shown a text that is not as it was published', async () => {
      await page.evaluate(async () => {
        const cache = await caches.open('nama-packs-1');
        for (const { url } of await cache.keys())
          if (url.endsWith('.txt')) await cache.put(url, new Response('another text'.repeat(10_000)));
      });
      release.line.set('cut');
      expect(await get(KEPT)).toEqual({ status: 503, html: published('/offline/') });
    });

    describe('when the site changes', () => {
      const shells = async (): Promise<string[]> =>
        (await cacheNames(page)).filter((name) => name.startsWith('nama-shell-'));

      test('has the new version without a line, and all that was kept', async () => {
        const [first] = await shells();
        await release.publish('Second version');
        expect(await updateWorker(page)).toBe(true);
        const both = await shells();
        expect(both).toHaveLength(2);
        expect(both).toContain(first);
        await release.publish('Third version');
        expect(await updateWorker(page)).toBe(true);
        expect(await shells()).not.toContain(first);
        release.line.set('cut');
        expect((await get('/')).html).toContain('Third version');
        expect((await get(KEPT)).html).toBe(published(KEPT));
      });

      test('a page of the version before still gets its parts', async () => {
        await get(KEPT);
        await release.publish('Second version');
        await updateWorker(page);
        release.line.set('cut');
        await page.getByText('More', { exact: true }).first().click();
        await page.getByRole('button', { name: 'Copy link' }).waitFor();
      });

      test('has the version before again when the site is rolled back', async () => {
        const worker = release.read('sw.js');
        const home = release.read('index.html');
        await release.publish('Second version');
        await updateWorker(page);
        const [template = '', draw = ''] = ['song', 'draw'].map((name) =>
          readdirSync(join(site.dist, '_astro')).find((file) => file.startsWith(`${name}.`)),
        );
        for (const name of [template, draw])
          release.write(join('_astro', name), readFileSync(join(site.dist, '_astro', name), 'utf8'));
        release.write('sw.js', worker);
        release.write('index.html', home);
        expect(await updateWorker(page)).toBe(true);
        release.line.set('cut');
        expect((await get('/')).html).toBe(home);
        expect((await get(KEPT)).html).toBe(published(KEPT));
      });

      test('keeps its worker when the files are not those of the new one', async () => {
        await release.publish('Second version');
        release.write('index.html', release.read('index.html').replace('Second', 'Third'));
        expect(await updateWorker(page)).toBe(false);
        release.line.set('cut');
        expect((await get('/')).html).not.toContain('version');
        expect((await get(KEPT)).html).toBe(published(KEPT));
      });

      test('fetches of the shell only what is another', async () => {
        release.line.asked();
        await release.publish('Second version');
        await updateWorker(page);
        const asked = release.line.asked();
        expect(asked).toContain('/');
        expect(asked.filter((path) => /^\/_astro\/(?!song|draw)/.test(path) || path === '/my/')).toEqual([]);
      });
    });

    describe('the worker is ended, and what is kept stays', () => {
      const isGone = async (): Promise<void> => {
        await page.goto(`${release.line.url}/my/`);
        await expect.poll(() => registrations(page)).toBe(0);
        await expect.poll(() => cacheNames(page)).toEqual(['nama-packs-1']);
        await page.goto(release.line.url + KEPT);
        expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      };

      test('by a file of the site', async () => {
        release.write('sw-off.json', JSON.stringify({ off: true }));
        await isGone();
      });

      test('by a version of the site that has none', async () => {
        release.remove('sw.js');
        await isGone();
      });

      test('but not by anything else that stands under the name of that file', async () => {
        release.write('sw-off.json', '<!doctype html>');
        release.line.asked();
        await page.goto(`${release.line.url}/my/`);
        await expect.poll(() => release.line.asked().includes('/sw-off.json')).toBe(true);
        await page.goto(`${release.line.url}/privacy/`);
        expect(await registrations(page)).toBe(1);
      });
    });

    test('has the shell again after the browser has cleared it away', async () => {
      for (const name of await cacheNames(page))
        if (name.startsWith('nama-shell-')) await page.evaluate((one) => caches.delete(one), name);
      await get('/my/');
      const whole = (): Promise<boolean> =>
        page.evaluate(async () => {
          const name = (await caches.keys()).find((one) => one.startsWith('nama-shell-'));
          return name !== undefined && (await (await caches.open(name)).match('/offline/')) !== undefined;
        });
      await expect.poll(whole).toBe(true);
      release.line.set('cut');
      expect((await get(KEPT)).html).toBe(published(KEPT));
    });

    test('is left to the browser where nothing is there at all', async () => {
      for (const name of await cacheNames(page)) await page.evaluate((one) => caches.delete(one), name);
      release.line.set('cut');
      await expect(page.goto(release.line.url + KEPT)).rejects.toThrow(/net::ERR_FAILED/);
    });
  });
});
