import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsInBoth } from './axe.ts';
import { type Site, startSite } from './site.ts';
import { visitPool } from './visit-pool.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
const pooled = visitPool(() => site);

async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
  return (await pooled(path, options)).page;
}

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 } };
/** It is never wider than a phone. */
const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
const content = (page: Page) => page.locator('.playlist');
const top = (page: Page) => page.getByRole('button', { name: 'Scroll to top' });

describe('a playlist', () => {
  test('shows its name, its ID and its content as text, the songs it names as links with their language', async () => {
    const page = await open('/playlist/1/');
    expect(await page.locator('h1').innerText()).toBe('Morning Verses');
    expect(await page.getByText('Playlist ID: 1', { exact: true }).count()).toBe(1);
    expect(await content(page).innerText()).toContain('Seven short pieces to begin the day');
    const song = content(page).getByRole('link', { name: 'Saha Navavatu', exact: true });
    expect(await song.locator('xpath=following-sibling::*[1]').innerText()).toBe('Upanishads, Sanskrit');
    await song.click();
    await page.waitForURL('/file/Upanishads/SAN/000%20Saha%20Navavatu.txt/');
  });

  test('is a programme, without a script too', async () => {
    const page = await open('/playlist/trial-works/', { ...PHONE, javaScriptEnabled: false });
    await fits(page);
    expect(await page.locator('.shared span').allInnerTexts()).toEqual(['Works', 'Tamil']);
    const rows = content(page).locator('.programme li');
    expect((await rows.allInnerTexts()).map((text) => text.split('\n').filter(Boolean))).toEqual([
      ['1.', 'Periya Puranam 01'],
      ['2.', 'Periya Puranam 02'],
    ]);
    for (const link of await rows.locator('a').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('link', { name: 'Read from the first song' }).click();
    await page.waitForURL(/\/file\/Works\/TAM\/11/);
  });

  test('in another script says so to the browser, has links as high as a thumb in the lists of its author too, and leads home', async () => {
    const page = await open('/playlist/3/', PHONE);
    await fits(page);
    expect(await page.locator('h1').getAttribute('lang')).toBe('ta');
    const links = await content(page).locator('li > a').all();
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('link', { name: 'Nama Home!' }).click();
    await page.waitForURL('/');
  });

  test('shows HTML when flagged, and only what cannot do anything; leads to this site’s own pages, marks a song that is gone, and names a stranger’s host', async () => {
    const page = await open('/playlist/trial-marks/', PHONE);
    await fits(page);
    expect(await violationsInBoth(page, undefined, 'main'), 'axe, light and dark').toEqual([]);
    expect(await content(page).locator('table').count()).toBe(1);
    expect(await content(page).locator('script, img, [onclick], [style], [data-intent], .mine').count()).toBe(0);
    expect(await content(page).innerText()).toMatch(/Before[\s\S]*After/);
    const box = page.getByRole('region', { name: 'Table 1' });
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => box.evaluate((element) => element.scrollLeft), {
        message: 'a table that is wider than the page is scrolled by keyboard',
      })
      .toBeGreaterThan(0);
    const links = await content(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toHaveLength(2);
    expect(links[1]).toBe('https://example.org/elsewhere');
    expect(await content(page).innerText()).toContain('a song that went (no longer in the library)');
    expect(await content(page).innerText()).toContain('Elsewhere (example.org)');
    await content(page).getByRole('link', { name: 'Who sends' }).click();
    await page.waitForURL(/\/file\/Upanishads\/ENG\//);
    expect(await page.locator('h1').innerText()).toBe('Who Sends the Mind Forth?');
  });
});

describe('a playlist that cannot be shown', () => {
  test('whose content could not be loaded says so in the specified words, with the reason, and leads home', async () => {
    const page = await open('/playlist/lost/', PHONE);
    await fits(page);
    expect(await violationsInBoth(page, undefined, 'main'), 'axe, light and dark').toEqual([]);
    expect(await page.getByRole('note').innerText()).toMatch(/^Failed to load playlist content: HTTP status 404/);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL('/');
  });
});

describe('the way back to the top', () => {
  const goTo = (page: Page, place: number): Promise<void> => page.evaluate((y) => window.scrollTo(0, y), place);

  test('is there after 200 px and gone above, large enough for a thumb, comes back with a reload in the middle, goes there at once and hands on the focus, whatever moves', async () => {
    const page = await open('/playlist/trial-verses/', PHONE);
    await fits(page);
    expect(await content(page).innerText(), 'plain text is shown as it is').toContain(
      'He wears <b>an earring</b>,  rides',
    );
    expect(await content(page).locator('b').count(), 'never as mark-up').toBe(0);

    expect(await top(page).isVisible()).toBe(false);
    await goTo(page, 200);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await top(page).isVisible()).toBe(false);
    await goTo(page, 201);
    await top(page).waitFor();
    const box = await top(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await goTo(page, 150);
    await top(page).waitFor({ state: 'hidden' });
    await goTo(page, 1500);
    await page.reload();
    await top(page).waitFor();

    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await goTo(page, 1500);
      await top(page).focus();
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => scrollY), reducedMotion).toBe(0);
      expect(await top(page).isVisible(), reducedMotion).toBe(false);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent), reducedMotion).toBe('Nama Home!');
    }
  });

  test('comes back where the position is restored before the script runs', async () => {
    const page = await open('/playlist/trial-verses/', PHONE);
    await goTo(page, 1500);
    await page.waitForFunction(() => scrollY > 200);
    await page.route(/\.js$/, async (route) => {
      await page.waitForFunction(() => scrollY > 200);
      await route.continue();
    });
    await page.reload();
    await top(page).waitFor();
  });
});
