import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations, violationsInBoth } from './axe.ts';
import { evenly, type SlowConnection, startSlowConnection } from './pieces.ts';
import { shareVisit } from './shared-visit.ts';
import { type Site, startSite, visit as visitAt } from './site.ts';

let site: Site;
let slow: SlowConnection;

beforeAll(async () => {
  site = await startSite();
  slow = await startSlowConnection(site.url);
});
afterAll(async () => {
  await slow.close();
  await site.close();
});

/** For all routes: each page is opened by a reader who has stored nothing. */
const routes = shareVisit(async () => {
  const began = await visitAt(site.browser, slow.url, 'about:blank', { isCounted: true });
  await began.page.addInitScript(() => {
    if (origin === 'null') return; // a blank page
    localStorage.clear();
    sessionStorage.clear();
  });
  return began;
});

test.each([true, false])(
  'a reader walks from Home to a folder, a language, a song, another language, and back, scripts: %s',
  async (javaScriptEnabled) => {
    const { page, close } = await site.visit('/', { javaScriptEnabled, viewport: { width: 390, height: 844 } });
    expect(await page.locator('header > svg[aria-hidden=true]').count()).toBe(2); // ornament, not announced
    // With scripts a plate chooses its list in place.
    if (javaScriptEnabled) await page.goto('/file/Upanishads/');
    else await page.locator('.plates a', { hasText: 'Upanishads' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toMatch(/^उपनिषदः\s+Upanishads$/);
    await page.locator('.counts a', { hasText: 'Sanskrit' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toMatch(/Upanishads\s+(?:· )?Sanskrit/);
    await page.locator('.songs a', { hasText: 'Ishavasyam Idam Sarvam' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Ishavasyam Idam Sarvam');
    await expect.poll(() => page.locator('.badge').innerText()).toBe('Song No 1');
    await expect.poll(() => page.locator('[data-text]').getAttribute('lang')).toBe('sa');
    await expect.poll(() => page.locator('[data-text]').innerText()).toContain('ईशा वास्यमिद');
    await page.locator('summary', { hasText: 'Other Languages' }).click();
    await expect
      .poll(() => page.locator('.menu [aria-current]').innerText())
      .toBe('Sanskrit: 1 - Ishavasyam Idam Sarvam');
    await page.getByRole('link', { name: 'English: 1 - Ishavasyam Idam Sarvam' }).click();
    await page.locator('[data-text][lang=en]').waitFor();
    await page.goBack();
    await page.locator('[data-text][lang=sa]').waitFor();
    await page.getByRole('link', { name: 'Upanishads', exact: true }).click();
    await expect.poll(() => page.locator('h1').innerText()).toMatch(/Upanishads$/);
    expect(await close()).toEqual([]);
  },
);

test('a reader without scripts walks to the playlists, from one song on to the next, to support and privacy', async () => {
  const { page, close } = await site.visit('/', { javaScriptEnabled: false });
  await page.locator('summary', { hasText: 'Playlists' }).click();
  await page.locator('details li a').first().click();
  await page.getByRole('link', { name: 'Nama Home!' }).click();
  await page.goto('/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/');
  await page.getByRole('link', { name: /^Next/ }).click();
  await page.getByRole('link', { name: /^Previous/ }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Thodudaiya Seviyan');
  await page.getByRole('link', { name: 'Privacy and disclaimer' }).click();
  await expect.poll(() => page.locator('main').innerText()).toMatch(/No user data is collected/);
  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await expect.poll(() => page.locator('main').innerText()).toMatch(/do not enter sensitive information/i);
  expect(await close()).toEqual([]);
});

/** In a high window all of a short page is seen at once, with what stands at its end. */
const DESK = { width: 1280, height: 1300 };
const PHONE = { width: 390, height: 844 };
const HIGH_PHONE = { width: 390, height: 1300 };

/** Pages that a desk lays out otherwise than a phone. */
const LAYOUTS = [
  '/',
  '/file/Thirumurai/',
  '/file/Thirumurai/TAM/',
  '/file/Works/',
  '/file/Works/TAM/',
  '/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/',
  '/playlist/1/',
  '/my/',
];
/** Pages of one column, with colours of their own. */
const COLUMNS = ['/support/', '/privacy/', '/screen/'];
/** Pages of the styles of those above, with other words: the texts of other scripts and forms, prose. */
const ALIKE = [
  '/file/Divyaprabandham/ENG/004%20Amalan%20Adipiran.txt/',
  '/file/Bhagavad_Gita/MIX/002%20Karmanyevadhikaraste.txt/',
  '/playlist/first-readings/',
  '/list/',
  '/changes/',
  '/data/',
  '/file/Works/ENG/16%20Gone.txt/',
];
const PAGES = [
  ...LAYOUTS.map((route) => ({ route, windows: [DESK, PHONE], complaints: violationsInBoth })),
  ...COLUMNS.map((route) => ({ route, windows: [HIGH_PHONE], complaints: violationsInBoth })),
  ...ALIKE.map((route) => ({ route, windows: [HIGH_PHONE], complaints: violations })),
];
/** Of a page: some end within a row, a name, a tag. */
const PIECES = 6;
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What it moves while it comes; a file that the page asks for is never there before its time. */
async function movedBy(page: Page, route: string, cuts: (html: Buffer) => readonly number[]): Promise<string[]> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.setCacheDisabled', { cacheDisabled: true });
  const moved = await slow.open(page, route, cuts);
  await protocol.detach();
  return moved;
}

test.each(PAGES)(
  'a page fits its width, moves nothing while it comes in pieces, and has nothing that axe finds: $route',
  async ({ route, windows, complaints }) => {
    const { page } = routes();
    for (const viewport of windows) {
      const window = `in a window of ${viewport.width} × ${viewport.height} px`;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
      const moved = await movedBy(page, route, evenly(PIECES));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), window).toBeLessThanOrEqual(
        viewport.width,
      );
      expect(moved, window).toEqual([]);
    }
    expect(await complaints(page, AXE_TAGS)).toEqual([]);
  },
);

/** Where a row with a name of two lines ends a part of it: what is painted of the row stays when more of it comes. */
const ROW_CUTS = ['class="no"', '</span', 'class="name"', 'lang="ta"', 'class="beneath"', '</span></span'];

test('a list moves nothing of what is painted of its first row when more of the row comes, wherever it is cut', async () => {
  const { page } = routes();
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  const moved = await movedBy(page, '/file/Works/TAM/', (html) => {
    const row = html.indexOf('<li', html.indexOf('<ol class="songs"'));
    const cuts = ROW_CUTS.map((cut) => html.indexOf('>', html.indexOf(cut, row)) + 1);
    expect(Math.min(...cuts)).toBeGreaterThan(row);
    return cuts.sort((one, other) => one - other);
  });
  expect(moved).toEqual([]);
});
