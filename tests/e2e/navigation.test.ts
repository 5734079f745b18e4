import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsInBoth } from './axe.ts';
import { evenly, type SlowLine, startSlowLine } from './pieces.ts';
import { shareVisit } from './shared-visit.ts';
import { type Site, startSite, visit as visitAt } from './site.ts';

let site: Site;
let line: SlowLine;

beforeAll(async () => {
  site = await startSite();
  line = await startSlowLine(site.url);
});
afterAll(async () => {
  await line.close();
  await site.close();
});

/** For all routes: each page is opened by a reader who has stored nothing. */
const routes = shareVisit(async () => {
  const began = await visitAt(site.browser, line.url, 'about:blank');
  await began.page.addInitScript(() => {
    if (origin === 'null') return; // a blank page
    localStorage.clear();
    sessionStorage.clear();
  });
  return began;
});

describe.each([true, false])('a reader walks the library, scripts: %s', (javaScriptEnabled) => {
  const walk = shareVisit(() => site.visit('/', { javaScriptEnabled, viewport: { width: 390, height: 844 } }));

  test('from Home to a folder, a language, a song, another language, and back', async () => {
    const { page } = walk();
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
  });

  test('and the playlists, from one song on to the next, support, privacy', async () => {
    const { page } = walk();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/');
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
  });
});

const ROUTES = [
  '/',
  '/file/Thirumurai/',
  '/file/Thirumurai/TAM/',
  '/file/Works/',
  '/file/Works/TAM/',
  '/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/',
  '/file/Divyaprabandham/ENG/004%20Amalan%20Adipiran.txt/',
  '/file/Bhagavad_Gita/MIX/002%20Karmanyevadhikaraste.txt/',
  '/playlist/1/',
  '/playlist/first-readings/',
  '/support/',
  '/privacy/',
  '/my/',
  '/list/',
  '/screen/',
  '/changes/',
  '/data/',
  '/file/Works/ENG/16%20Gone.txt/',
];
/** Of a page: some end within a row, a name, a tag. */
const PIECES = 6;
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** In a high window all of a short page is seen at once, with what stands at its end. */
const WINDOWS = [
  { width: 1280, height: 1300 },
  { width: 390, height: 844 },
];

/** What it moves while it comes; a file that the page asks for is never there before its time. */
async function movedBy(page: Page, route: string, cuts: (html: Buffer) => readonly number[]): Promise<string[]> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.setCacheDisabled', { cacheDisabled: true });
  const moved = await line.open(page, route, cuts);
  await protocol.detach();
  return moved;
}

test.each(ROUTES)(
  'a page fits its width, moves nothing while it comes in pieces, and has nothing that axe finds: %s',
  async (route) => {
    const { page } = routes();
    for (const viewport of WINDOWS) {
      const window = `in a window of ${viewport.width} × ${viewport.height} px`;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
      const moved = await movedBy(page, route, evenly(PIECES));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), window).toBeLessThanOrEqual(
        viewport.width,
      );
      expect(moved, window).toEqual([]);
    }
    expect(await violationsInBoth(page, AXE_TAGS)).toEqual([]);
  },
);

/** Where a row with a name of two lines ends a part of it: what is painted of the row stays when the rest comes. */
const ROW_CUTS = ['class="no"', '</span', 'class="name"', 'lang="ta"', 'class="beneath"', '</span></span'];

test('a list that comes in two pieces moves nothing of what is painted when the rest comes, wherever the first row is cut', async () => {
  const { page } = routes();
  await page.setViewportSize({ width: 1280, height: 1300 });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  for (const cut of ROW_CUTS) {
    const moved = await movedBy(page, '/file/Works/TAM/', (html) => {
      const row = html.indexOf('<li', html.indexOf('<ol class="songs"'));
      const at = html.indexOf('>', html.indexOf(cut, row)) + 1;
      expect(at, cut).toBeGreaterThan(row);
      return [at];
    });
    expect(moved, cut).toEqual([]);
  }
});
