import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsInBoth } from './axe.ts';
import { drawnText, fulfil, onTranslate, readingSite, SANSKRIT, SONG, selectLine } from './reading.fixture.ts';
import { holdRequests } from './site.ts';

const { reopen: open, site } = readingSite();
/** A busy machine may take its time. */
const SOON = { timeout: 15_000 };
const PHONE = { viewport: { width: 390, height: 844 } };
const VERSES = '/file/Upanishads/SAN/001%20Ishavasyam%20Idam%20Sarvam.txt/';
const ENGLISH = '/file/Upanishads/ENG/001%20Ishavasyam%20Idam%20Sarvam.txt/';
const TAMIL = '/file/Upanishads/TAM/001%20Ishavasyam%20Idam%20Sarvam.txt/';

const TABLES = /\/_astro\/transliterate[-\w.]*\.js/;

const text = (page: Page) => page.locator('[data-text]');
const menu = (page: Page) => page.locator('[data-script] summary');
const mark = (page: Page) => page.locator('.mark');

async function choose(page: Page, name: RegExp): Promise<void> {
  await menu(page).click();
  await page.locator('[data-script]').getByRole('button', { name }).click();
}

describe('my script', () => {
  test('a text is read in other letters, its ids, links and lines stay, it is marked as made, and comes back to the letter; axe finds nothing in it and in the menu, light or dark', async () => {
    const { page } = await open(VERSES, PHONE);
    const before = await drawnText(page);
    const shape = () =>
      text(page).evaluate((element) => [...element.querySelectorAll('*')].map(({ tagName, id }) => tagName + id));
    const shapeBefore = await shape();
    await menu(page).click();
    const telugu = page.locator('[data-script]').getByRole('button', { name: /^Telugu/ });
    await telugu.waitFor();
    expect(await violationsInBoth(page, undefined, '.bar'), 'the menu').toEqual([]);
    await telugu.click();
    await expect.poll(() => text(page).textContent(), SOON).toMatch(/\p{Script=Telugu}{3}/u);
    expect(await text(page).textContent()).not.toMatch(/[\u0904-\u0939]/u);
    expect(await text(page).getAttribute('lang')).toBe('sa-Telu');
    expect(await shape()).toEqual(shapeBefore);
    await mark(page).getByText('In Telugu, transliterated from the library’s Devanagari').waitFor();
    expect(await violationsInBoth(page, undefined, '[data-text], .mark'), 'the text it makes').toEqual([]);
    await page.getByRole('button', { name: 'Show the original' }).click();
    await expect.poll(() => drawnText(page), SOON).toBe(before);
    expect(await text(page).getAttribute('lang')).toBe('sa');
    expect(await mark(page).count()).toBe(0);
  });

  test('the choice is kept for other songs, until it is taken back', async () => {
    const { page } = await open(VERSES);
    await choose(page, /^Kannada/);
    await expect.poll(() => text(page).getAttribute('lang'), SOON).toBe('sa-Knda');
    await page.goto(SANSKRIT);
    await expect.poll(() => text(page).textContent(), SOON).toContain('ಸಹ ನಾವವತು');
    await page.getByRole('button', { name: 'Show the original' }).click();
    await page.goto(VERSES);
    await page.waitForLoadState('networkidle');
    expect(await text(page).getAttribute('lang')).toBe('sa');
  });

  test('the library’s own editions come first, that of this page is the original, and letters that do not say every sound lead to the one that does', async () => {
    const { page } = await open(VERSES);
    await menu(page).click();
    const entries = page.locator('[data-script] li > *');
    await expect.poll(() => entries.count(), SOON).toBeGreaterThan(8);
    const originals = page.locator('[data-script] a');
    expect((await entries.allTextContents()).slice(0, 4)).toEqual([
      expect.stringMatching(/^Devanagari.*original$/),
      expect.stringMatching(/^Latin with marks.*in the library$/),
      expect.stringMatching(/^Roman.*in the library$/),
      expect.stringMatching(/^Tamil.*in the library$/),
    ]);
    const names = await page
      .locator('[data-script] li > *')
      .evaluateAll((all) => all.map(({ firstChild }) => firstChild?.nodeValue));
    expect(names.length, 'one row a script').toBe(new Set(names).size);
    await originals.last().click();
    await page.waitForURL((url) => url.pathname === TAMIL);
    await choose(page, /^Gujarati/);
    await page.waitForURL((url) => url.pathname === VERSES);
    await expect.poll(() => text(page).getAttribute('lang'), SOON).toBe('sa-Gujr');
  });

  test('a Tamil song is read as spoken or letter by letter, each named, and the choice is kept', async () => {
    const { page } = await open(SONG);
    await choose(page, /^Devanagari.*as spoken/);
    await expect.poll(() => text(page).textContent(), SOON).toContain('तोडुडैय सॆवियन्');
    expect(await text(page).getAttribute('lang')).toBe('ta-Deva');
    await mark(page).getByText('In Devanagari (as spoken), transliterated from the library’s Tamil').waitFor();
    await choose(page, /^Devanagari.*letter by letter/);
    await expect.poll(() => text(page).textContent(), SOON).toContain('तोटुटैय चॆवियऩ्');
    await page.reload();
    await expect.poll(() => text(page).textContent(), SOON).toContain('तोटुटैय चॆवियऩ्');
    await mark(page).getByText('(letter by letter)').waitFor();
  });

  test('an English text has no menu of scripts', async () => {
    const menus = async (path: string) => {
      const html = await (await fetch(new URL(path, site().url))).text();
      return html.match(/<details[^>]* data-script/g)?.length ?? 0;
    };
    expect([await menus(VERSES), await menus(ENGLISH)]).toEqual([1, 0]);
  });

  test('letters are chosen by keyboard alone, and are those that are copied, and that a meaning is asked for', async () => {
    const visit = await open(VERSES);
    const { page, context } = visit;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const asked = await onTranslate(visit, (route) => fulfil(route, 'all this'));
    await menu(page).focus();
    await page.keyboard.press('Enter');
    const letters = page.locator('[data-script]').getByRole('button', { name: /^Tamil with numbers/ });
    await letters.waitFor();
    await letters.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => text(page).getAttribute('lang'), SOON).toBe('sa-Taml');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    const line = await selectLine(page);
    expect(line).toMatch(/\p{Script=Tamil}/u);
    await page.getByRole('button', { name: 'Sanskrit Meaning' }).click();
    await expect.poll(() => asked[0]?.text, SOON).toBe(line.trim());
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await page.locator('[component-export="TextTools"] summary').click();
    await page.getByRole('button', { name: 'Copy the text' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), SOON).toMatch(/\p{Script=Tamil}/u);
  });

  test('where the letters cannot be fetched the text stays, says so, and is put in them by Try again', async () => {
    const visit = await open(VERSES);
    const { page, context } = visit;
    visit.allow(/^console: Failed to load resource/);
    const refuse = (route: Route) => route.abort();
    await context.route(TABLES, refuse);
    await choose(page, /^Telugu/);
    await expect.poll(() => mark(page).textContent(), SOON).toContain('could not be loaded');
    expect(await mark(page).getAttribute('role')).toBe('alert');
    expect(await text(page).getAttribute('lang')).toBe('sa');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => mark(page).textContent(), SOON).toContain('could not be loaded');
    await context.unroute(TABLES, refuse);
    await page.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => text(page).getAttribute('lang'), SOON).toBe('sa-Telu');
    await mark(page).getByText('In Telugu, transliterated').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  });

  test('nothing of it is fetched before it is reached for, and the letters while the menu is open, so that a choice needs nothing more', async () => {
    const visit = await open(VERSES);
    const { page, context, requests } = visit;
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /\/(?:script|two|transliterate)[-\w]*\./.test(url))).toEqual([]);
    const tables = page.waitForResponse(TABLES);
    await menu(page).click();
    await tables;
    await page.waitForLoadState('networkidle');
    visit.allow(/^console: Failed to load resource/); // what others prefetch
    await context.route('**/_astro/**', (route) => route.abort());
    await page
      .locator('[data-script]')
      .getByRole('button', { name: /^Telugu/ })
      .click();
    await expect.poll(() => text(page).getAttribute('lang'), SOON).toBe('sa-Telu');
  });

  test('while the letters are on their way it is said, and the last choice wins: an original stays, whatever comes after it', async () => {
    const { page, context } = await open(VERSES);
    let come = await holdRequests(context, TABLES);
    await choose(page, /^Telugu/);
    await mark(page).getByText('One moment').waitFor();
    await choose(page, /^Devanagari/);
    const tables = page.waitForResponse(TABLES);
    come();
    await tables;
    await page.waitForTimeout(300);
    expect(await text(page).getAttribute('lang')).toBe('sa');
    expect(await mark(page).count()).toBe(0);
    await context.unroute(TABLES);
    come = await holdRequests(context, TABLES);
    await page.reload();
    await choose(page, /^Telugu/);
    await mark(page).getByText('One moment').waitFor();
    await choose(page, /^Kannada/);
    come();
    await expect.poll(() => text(page).getAttribute('lang'), SOON).toBe('sa-Knda');
    expect(await page.evaluate(() => localStorage.getItem('script'))).toBe('{"sa":"kannada"}');
  });

  test('a stored choice of other shapes, and no storage at all, leave the text alone', async () => {
    const { page } = await open(VERSES, {}, { stored: { script: '{"sa":{"a":1}}' } });
    await page.waitForLoadState('networkidle');
    expect(await text(page).getAttribute('lang')).toBe('sa');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.reload();
    await choose(page, /^Telugu/);
    await expect.poll(() => text(page).getAttribute('lang'), SOON).toBe('sa-Telu');
  });
});
