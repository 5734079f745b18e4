import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLOUR_RULES, violations, WCAG } from './axe.ts';
import { FORBIDDEN } from './my.fixture.ts';
import { verseIds } from './reading.fixture.ts';
import { shareVisit } from './shared-visit.ts';
import { type Site, startSite } from './site.ts';
import { type Prepared, visitPool } from './visit-pool.ts';

const SONG = '/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/';
const LONG = '/file/Trials/ENG/001%20Long.txt/';
let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 } };
const pooled = visitPool(() => site);
const open = async (path: string, prepared?: Prepared): Promise<Page> => (await pooled(path, PHONE, prepared)).page;
const menu = (page: Page) => page.locator('.look summary');
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

describe('my look', () => {
  test('a theme is kept for other pages, and stands before anything is painted', async () => {
    const page = await open(SONG, {
      script: () => {
        document.addEventListener('DOMContentLoaded', () => {
          Object.assign(window, { themeAtFirst: document.documentElement.dataset['theme'] });
        });
      },
    });
    await menu(page).click();
    await page.getByTitle('Sepia').click();
    const sepia = await paper(page);
    await page.goto('/privacy/');
    expect(await paper(page)).toBe(sepia);
    expect(await page.evaluate(() => (window as unknown as { themeAtFirst: string }).themeAtFirst)).toBe('sepia');
  });

  test('is one press away on a desk too, and the same in another tab at once', async () => {
    const { page, context } = await pooled('/my/', {});
    const other = await context.newPage();
    await other.goto('/privacy/');
    await menu(page).click();
    await page.getByTitle('Dark').click();
    await expect.poll(() => other.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await other.close();
  });

  test.each([
    '/',
    SONG,
    '/my/',
    '/file/Trials/',
    '/file/Trials/ENG/',
    '/file/Trials/ENG/003%20Absent.txt/',
    '/playlist/',
    '/playlist/trial-marks/',
    '/support/',
    '/privacy/',
    '/list/',
    '/nowhere/',
  ])('is there once on %s', async (path) => {
    const html = await (await fetch(new URL(path, site.url))).text();
    expect(html.match(/<details[^>]* data-look/g)).toHaveLength(1);
  });

  test('works where nothing can be stored', async () => {
    const page = await open('/privacy/', { script: FORBIDDEN });
    await menu(page).click();
    await page.locator('label:has([value=dark])').click();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  });

  describe('with the menu open', () => {
    const shared = shareVisit(async () => {
      const began = await site.visit(SONG, PHONE);
      await menu(began.page).click();
      return began;
    });
    test.each(['light', 'dark', 'sepia'])('axe finds nothing, in %s', async (theme) => {
      const { page } = shared();
      await page.locator(`label:has([value=${theme}])`).click();
      expect(await violations(page, theme === 'light' ? WCAG : COLOUR_RULES)).toEqual([]);
    });
  });
});

describe('a verse has an address', () => {
  const second = (page: Page) => page.locator('[data-text] p').nth(40);

  test('its number is a link to it, and following it marks the verse', async () => {
    const page = await open(LONG);
    const href = (await second(page).locator('a').getAttribute('href')) ?? '';
    await page.goto(`${LONG}${href}`);
    await expect.poll(() => second(page).evaluate((verse) => verse.matches(':target')), { timeout: 5000 }).toBe(true);
    await expect
      .poll(
        () =>
          second(page).evaluate((verse) => {
            const { top, bottom } = verse.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }),
        { timeout: 5000 },
      )
      .toBe(true);
  });

  test('an old link leads to the same words in their new place, or else near', async () => {
    const short = '/file/Upanishads/SAN/001%20Ishavasyam%20Idam%20Sarvam.txt/';
    const [, id = ''] = await verseIds(site, short);
    const [words, place, near] = [`v1.${id.split('.')[1]}`, 'v2.00000000', 'v99.00000000'];
    const page = await open(`${short}#${words}`);
    await expect.poll(() => page.url()).toContain(`#${id}`);
    for (const old of [place, near]) {
      await page.goto(`${short}#${old}`);
      await expect.poll(() => page.url()).toContain(`#${id}`);
    }
  });
});
