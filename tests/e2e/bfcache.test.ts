/** Back and forward restore a page from the back/forward cache, and no page may prevent that. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureChromium, QUIET } from '../../scripts/start/chromium.ts';
import { type Site, startSite, type Visit, visit } from './site.ts';

const SONG = '/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/';
/** Walks, each shorter than what Chromium keeps at once. A page that answers 404 it never keeps, whatever that does. */
const WALKS = [
  ['/', '/file/Thirumurai/', '/file/Thirumurai/TAM/'],
  [SONG, '/playlist/', '/playlist/first-readings/'],
  ['/?q=siva', '/support/', '/privacy/'],
];

/** Pixels of a text that the reader has scrolled. */
const READ_TO = 120;

describe('a page that is left', () => {
  let site: Site;
  let browser: Browser;
  let here: Visit;
  const reasons: unknown[] = [];

  beforeAll(async () => {
    site = await startSite();
    browser = await chromium.launch({
      executablePath: await ensureChromium(console.error),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [...QUIET],
    });
    here = await visit(browser, site.url, 'about:blank', { viewport: { width: 390, height: 500 } });
    const protocol = await here.context.newCDPSession(here.page);
    protocol.on('Page.backForwardCacheNotUsed', (event) => reasons.push(event.notRestoredExplanations));
    await protocol.send('Page.enable');
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  /** In the one window of all tests, as a reader who has stored nothing. */
  async function open(path: string): Promise<Page> {
    const { page } = here;
    await page.goto('about:blank');
    reasons.length = 0;
    const forgetting = await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(path);
    await forgetting.dispose();
    return page;
  }

  const boxTop = (page: Page): Promise<number> => page.locator('[data-box]').evaluate((box) => box.scrollTop);
  // Home keeps what was searched for in its address.
  const pathOf = (page: Page): string => new URL(page.url()).pathname;

  /** Goes on by a link that a reader could follow. @param to another page of the site, or of another one */
  async function leave(page: Page, to: string): Promise<void> {
    await page.evaluate(() => {
      Object.assign(globalThis, { persisted: null });
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
    });
    await page.evaluate((to) => location.assign(to), to);
    await page.waitForURL(to.startsWith('/') ? `**${to.replace('?', '\\?')}` : to);
    await page.locator('h1').waitFor();
  }
  /** Whether the page before came back whole. */
  async function comesBack(page: Page, path: string): Promise<boolean> {
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect.poll(() => pathOf(page)).toBe(path);
    return page.evaluate(() => (globalThis as unknown as { persisted?: boolean }).persisted === true);
  }
  async function leaveAndReturn(page: Page, away = '/privacy/'): Promise<boolean> {
    const path = pathOf(page);
    await leave(page, away);
    return comesBack(page, path);
  }

  test.each(WALKS)('comes back whole and where it was: %s, and those after it', async (first, ...others) => {
    const page = await open(first);
    const tops: [string, number][] = [];
    for (const next of [...others, '/my/']) {
      await page.waitForLoadState('networkidle');
      const top = await page.evaluate((by) => {
        scrollTo(0, 90);
        document.querySelector('[data-box]')?.scrollTo(0, by);
        return scrollY;
      }, READ_TO);
      tops.push([pathOf(page), top]);
      await leave(page, next);
    }
    expect(tops.map(([path]) => path)).toEqual([first.replace('?q=siva', ''), ...others]);
    for (const [path, top] of tops.reverse()) {
      const whole = await comesBack(page, path);
      expect(reasons, path).toEqual([]);
      expect(whole, path).toBe(true);
      expect(await page.evaluate(() => scrollY), path).toBe(top);
      if (path === SONG) expect(await boxTop(page), 'the verse where the reader was').toBe(READ_TO);
    }
  });

  // Another site's page is in a process of its own, and what this one says meanwhile comes too late.
  test('for another site comes back whole, at its beginning, at the verse where the reader was, and with what lives in it', async () => {
    const stranger = createServer((_, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Elsewhere</h1>'),
    );
    stranger.listen(0);
    await once(stranger, 'listening');
    const away = `http://localhost:${(stranger.address() as AddressInfo).port}/`;
    const page = await open(SONG);
    for (const scrolled of [0, READ_TO]) {
      await page.locator('[data-box]').evaluate((element, by) => element.scrollTo(0, by), scrolled);
      const whole = await leaveAndReturn(page, away);
      expect(reasons, `scrolled by ${scrolled}`).toEqual([]);
      expect(whole, `scrolled by ${scrolled}`).toBe(true);
      expect(await boxTop(page)).toBe(scrolled);
    }
    await page.getByText('Translate', { exact: true }).click();
    const live = page.locator('[component-export="Translate"][data-intent="ready"]');
    await live.waitFor();
    expect(await leaveAndReturn(page, away), 'with what lives').toBe(true);
    expect(await live.count()).toBe(1);
    stranger.close();
  });

  test('comes back with what was found, its worker at rest beside it', async () => {
    const page = await open('/');
    await page.getByLabel('Search by Song Number or Name').fill('karmanye');
    await page.locator('.songs mark', { hasText: 'Karmanye' }).first().waitFor();
    expect(await leaveAndReturn(page)).toBe(true);
    expect(reasons).toEqual([]);
    expect(await page.locator('.songs mark', { hasText: 'Karmanye' }).count()).toBeGreaterThan(0);
    await page.getByLabel('Search by Song Number or Name').fill('amalan');
    await page.locator('.songs mark', { hasText: 'Amalan' }).first().waitFor();
  });
});
