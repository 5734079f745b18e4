import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLOUR_RULES, violations, WCAG } from './axe.ts';
import { FORBIDDEN } from './my.fixture.ts';
import { shareVisit } from './shared-visit.ts';
import { type Site, startSite, type Visit } from './site.ts';
import { type Prepared, visitPool } from './visit-pool.ts';

const SONG = '/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/';
const LONG = '/file/Trials/ENG/001%20Long.txt/';
let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 } };
const begin = (path: string): Promise<Visit> => site.visit(path, PHONE);
const pooled = visitPool(() => site);
const open = async (path: string, prepared?: Prepared): Promise<Page> =>
  (await pooled(path, { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] }, prepared)).page;
const menu = (page: Page) => page.locator('.look summary');
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const letters = (page: Page) =>
  page.locator('[data-text]').evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));

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

  describe('from page to page', () => {
    const shared = shareVisit(() => begin('about:blank'));
    test.each([
      '/',
      '/file/Trials/',
      '/file/Trials/ENG/',
      SONG,
      '/file/Trials/ENG/003%20Absent.txt/',
      '/playlist/',
      '/playlist/trial-marks/',
      '/support/',
      '/privacy/',
      '/my/',
      '/list/',
    ])('is one press away on %s, once', async (path) => {
      const { page } = shared();
      await page.goto(path);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await menu(page).count()).toBe(1);
        await menu(page).click();
        await page.getByTitle('Dark').click();
        expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
        await page.getByTitle('Light').click();
        await page.keyboard.press('Escape');
      }
      await page.evaluate(() => localStorage.clear());
    });
  });

  test('is one press away on a page that is not there, which stays where a reader of it is', async () => {
    const page = await open('/privacy/');
    const html = await (await page.request.get('/nowhere/')).text();
    expect(html.match(/data-look/g)).toHaveLength(1);
  });

  test('letters grow and shrink in steps, and the verse being read stays where it is', async () => {
    const page = await open(LONG);
    const before = await letters(page);
    await page.locator('[data-box]').evaluate((box) => box.scrollTo(0, 2000));
    const top = () =>
      page.locator('[data-box]').evaluate((box) => {
        const edge = box.getBoundingClientRect().top;
        const verse = [...box.querySelectorAll('p')].find((each) => each.getBoundingClientRect().bottom > edge + 1);
        return { verse: verse?.id, at: Math.round((verse?.getBoundingClientRect().top ?? 0) - edge) };
      });
    const read = await top();
    await menu(page).click();
    await page.getByTitle('Size 5 of 5').click();
    expect(await letters(page)).toBeGreaterThan(before);
    expect((await top()).verse).toBe(read.verse);
    await page.getByTitle('Size 1 of 5').click();
    expect((await top()).verse).toBe(read.verse);
    expect(await letters(page)).toBeLessThan(before);
  });

  test('is the same in another tab at once', async () => {
    const visit = await begin(SONG);
    const { page } = visit;
    const other = await visit.context.newPage();
    await other.goto('/privacy/');
    await menu(page).click();
    await page.getByTitle('Dark').click();
    await expect.poll(() => other.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await visit.close()).toEqual([]);
  });

  test.each(['{"theme":"<img>","size":7}', '[]', 'null', '{"size":"constructor"}', '\u0000'])(
    'of a hostile hand is left alone: %s',
    async (settings) => {
      const page = await open(SONG, { stored: { settings } });
      await menu(page).click();
      await page.getByTitle('Light').click();
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
    },
  );

  test('works where nothing can be stored', async () => {
    const page = await open(SONG, { script: FORBIDDEN });
    await menu(page).click();
    await page.getByTitle('Dark').click();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  });

  describe('with the menu open', () => {
    const shared = shareVisit(async () => {
      const began = await begin(SONG);
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
    const link = second(page).locator('a');
    const href = (await link.getAttribute('href')) ?? '';
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

  test('a tap on the number copies the link', async () => {
    const page = await open(LONG);
    await page.locator('[data-box]').click({ position: { x: 200, y: 8 } });
    const link = page.locator('[data-text] p').first().locator('a');
    await link.click();
    await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('an old link leads to the same words in their new place, or else near', async () => {
    const short = '/file/Upanishads/SAN/001%20Ishavasyam%20Idam%20Sarvam.txt/';
    const page = await open(short);
    const id = (await page.locator('[data-text] p').nth(1).getAttribute('id')) ?? '';
    for (const old of [`v1.${id.split('.')[1]}`, 'v2.00000000', 'v99.00000000']) {
      await page.goto('/privacy/');
      await page.goto(`${short}#${old}`);
      await expect.poll(() => page.url()).toContain(`#${id}`);
    }
  });
});
