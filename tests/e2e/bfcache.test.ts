/** Back and forward bring a page as it was left, at once: the browser keeps it whole, and no page may forbid that. */
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ensureChromium } from '../../scripts/start/chromium.ts';
import { type Site, startSite, type Visit, visit } from './site.ts';

const SONG = '/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/';
// A page that answers 404 is never kept by Chromium, whatever it does.
const PAGES = [
  '/',
  '/?q=siva',
  '/file/Thirumurai/',
  '/file/Thirumurai/TAM/',
  SONG,
  '/playlist/',
  '/playlist/first-readings/',
  '/support/',
  '/privacy/',
];

describe('a page that is left', { timeout: 60_000 }, () => {
  let site: Site;
  let browser: Browser;
  let here: Visit;
  const reasons: unknown[] = [];

  beforeAll(async () => {
    site = await startSite();
    browser = await chromium.launch({
      executablePath: await ensureChromium(console.error),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: ['--no-sandbox', '--disable-gpu'],
    });
  }, 300_000);
  afterEach(() => here?.context.close());
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(path: string): Promise<Page> {
    here = await visit(browser, site.url, path, { viewport: { width: 390, height: 500 } });
    const protocol = await here.context.newCDPSession(here.page);
    reasons.length = 0;
    protocol.on('Page.backForwardCacheNotUsed', (event) => reasons.push(event.notRestoredExplanations));
    await protocol.send('Page.enable');
    return here.page;
  }

  /** Goes on by a link that a reader could follow, and back; whether the page came back whole. */
  async function leaveAndReturn(page: Page): Promise<boolean> {
    await page.evaluate(() => {
      Object.assign(globalThis, { persisted: null });
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
    });
    const { pathname } = new URL(page.url());
    const away = pathname === '/privacy/' ? '/support/' : '/privacy/';
    await page.evaluate((to) => location.assign(to), away);
    await page.waitForURL(`**${away}`);
    await page.locator('h1').waitFor();
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
    return page.evaluate(() => (globalThis as unknown as { persisted?: boolean }).persisted === true);
  }

  test.each(PAGES)('comes back whole and where it was: %s', async (path) => {
    const page = await open(path);
    await page.waitForLoadState('networkidle');
    const top = await page.evaluate(() => {
      scrollTo(0, 90);
      return scrollY;
    });
    const whole = await leaveAndReturn(page);
    expect(reasons).toEqual([]);
    expect(whole).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

  test('comes back at the verse where the reader was', async () => {
    const page = await open(SONG);
    const box = page.locator('[data-box]');
    await box.evaluate((element) => element.scrollTo(0, 120));
    expect(await leaveAndReturn(page)).toBe(true);
    expect(await box.evaluate((element) => element.scrollTop)).toBe(120);
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

  test('comes back with its translation', async () => {
    const page = await open(SONG);
    await page.getByRole('button', { name: 'Translate' }).click();
    await page.locator('[data-intent="ready"]').waitFor();
    expect(await leaveAndReturn(page)).toBe(true);
    expect(await page.locator('[data-intent="ready"]').count()).toBe(1);
  });
});
