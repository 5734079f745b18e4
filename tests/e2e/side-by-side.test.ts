import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violations, WCAG } from './axe.ts';
import { LONG_VERSES } from './library.ts';
import { ABSENT, drawnText, LONG, readingSite, scrollToVerse, selectLine, verseOnTop } from './reading.fixture.ts';
import { holdRequests } from './site.ts';

const { reopen: open } = readingSite();
/** A busy machine may take its time. */
const SOON = { timeout: 15_000 };
const PHONE = { viewport: { width: 390, height: 844 } };
const WIDE = { viewport: { width: 1280, height: 900 } };
const ENGLISH = '/file/Upanishads/ENG/001%20Ishavasyam%20Idam%20Sarvam.txt/';

const second = (page: Page) => page.locator('[data-second]');
const mark = (page: Page) => page.locator('.mark');
const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** It stands among the other languages. */
async function openMenu(page: Page): Promise<void> {
  await page.locator('[data-log="other-languages"] > summary').click();
  await page.locator('[data-side-by-side] summary').click();
}

async function choose(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.locator('[data-side-by-side]').getByRole('button', { name }).click();
}

describe('two at once', () => {
  test('verse stands beside verse, and the address holds the choice', { tags: ['smoke'] }, async () => {
    const { page } = await open(LONG, WIDE);
    await choose(page, 'With English');
    await second(page).waitFor({ state: 'attached' });
    expect(await second(page).locator('p').count()).toBe(LONG_VERSES);
    expect(new URL(page.url()).search).toBe('?with=ENG');
    for (const verse of [2, 7]) {
      expect(await top(page, `[data-second] p >> nth=${verse - 1}`)).toBe(
        await top(page, `[data-text] p >> nth=${verse - 1}`),
      );
    }
    await page.reload();
    await second(page).waitFor({ state: 'attached' });
    expect(await second(page).getAttribute('lang')).toBe('en');
  });

  test('on a phone each verse stands beneath its own', async () => {
    const { page } = await open(`${LONG}?with=ENG`, PHONE);
    await second(page).waitFor({ state: 'attached' });
    const own = await top(page, '[data-text] p >> nth=1');
    const other = await top(page, '[data-second] p >> nth=1');
    const next = await top(page, '[data-text] p >> nth=2');
    expect(other).toBeGreaterThan(own);
    expect(next).toBeGreaterThan(other);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test.each([
    ['verse beneath verse', 'ENG'],
    ['as a whole', 'ROM'],
  ])('on a phone the second is seen on the first screen, under a long title too: %s', async (_, code) => {
    const visit = await open('/privacy/', PHONE);
    const { page, context } = visit;
    visit.allow(/blocked by CORS policy/, /^console: Failed to load resource/);
    const title = 'Thirunallarum Thirualavayum, as it is sung at Thirukkayilayam and Thiruanaikka';
    await context.route(`**${new URL(LONG, 'http://a').pathname}**`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('>Long</h1>', `>${title}</h1>`) });
    });
    await page.goto(`${LONG}?with=${code}`);
    await second(page).waitFor({ state: 'attached' });
    expect(await page.locator('h1').textContent()).toBe(title);
    const seen = await page.evaluate(() => {
      const [name, words, bar] = ['[data-second-name]', '[data-second] p span', '[data-bar]'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      const line = document.querySelector('[data-second] p span');
      const height = line ? Number.parseFloat(getComputedStyle(line).lineHeight) : Infinity;
      return {
        name: (name?.bottom ?? Infinity) < (bar?.top ?? 0),
        line: (words?.top ?? Infinity) + height < (bar?.top ?? 0),
      };
    });
    expect(seen).toEqual({ name: true, line: true });
  });

  test('on a phone two wholes are read each by itself', async () => {
    const { page, box } = await open(`${LONG}?with=ROM`, PHONE);
    await second(page).waitFor({ state: 'attached' });
    const at = await top(page, '[data-second]');
    await box.evaluate((element) => element.scrollTo(0, 2000));
    expect(await top(page, '[data-second]')).toBe(at);
    expect(await top(page, '[data-text]')).toBeLessThan(-1000);
    await second(page).evaluate((element) => element.scrollTo(0, 600));
    expect(await top(page, '[data-second] p >> nth=0')).toBeLessThan(at - 400);
    expect(await second(page).evaluate((element) => element.tabIndex)).toBe(0);
    expect(await violations(page, WCAG)).toEqual([]);
  });

  test('texts that are divided otherwise stand beside each other as wholes, and it is said', async () => {
    const { page } = await open(`${LONG}?with=ROM`, WIDE);
    await expect
      .poll(() => mark(page).textContent(), SOON)
      .toContain('The two texts do not match verse by verse, so each is shown whole.');
    expect(await top(page, '[data-second]')).toBe(await top(page, '[data-text]'));
  });

  test('one text alone is as it was before', async () => {
    const { page } = await open(LONG, WIDE);
    const before = await drawnText(page);
    await choose(page, 'With English');
    await second(page).waitFor({ state: 'attached' });
    await choose(page, 'Tamil alone');
    await expect.poll(() => second(page).count(), SOON).toBe(0);
    expect(await drawnText(page)).toBe(before);
    expect(new URL(page.url()).search).toBe('');
  });

  test('the verse being read stays where it is', async () => {
    const reading = await open(LONG, PHONE);
    await scrollToVerse(reading, 30);
    const read = await verseOnTop(reading);
    await choose(reading.page, 'With English');
    await second(reading.page).waitFor({ state: 'attached' });
    await reading.page.waitForTimeout(300);
    expect(Math.abs((await verseOnTop(reading)) - read)).toBeLessThanOrEqual(1);
  });

  test('the second text is in the reader’s script too', async () => {
    const { page } = await open(ENGLISH, WIDE);
    await page.evaluate(() => localStorage.setItem('script', '{"sa":"telugu"}'));
    await page.goto(`${ENGLISH}?with=SAN`);
    await expect.poll(() => second(page).getAttribute('lang'), SOON).toBe('sa-Telu');
    await page.locator('[data-second-name]', { hasText: 'in Telugu, transliterated' }).waitFor(SOON);
    expect(await page.locator('[data-text]').getAttribute('lang')).toBe('en');
  });

  test('a meaning is offered for words of either text', async () => {
    const { page, meaning } = await open(`${LONG}?with=ENG`, WIDE);
    await second(page).waitFor({ state: 'attached' });
    await page.locator('[data-second] span').first().click({ clickCount: 3 });
    await page.getByRole('button', { name: 'Sanskrit Meaning' }).waitFor();
    await selectLine(page);
    await page.getByRole('button', { name: 'Sanskrit Meaning' }).click();
    await meaning.waitFor();
  });

  test('an edition that is not there yet, or cannot be loaded, says so and leaves the text alone', async () => {
    const visit = await open(ABSENT.replace('ENG', 'TAM'));
    const { page } = visit;
    visit.allow(/^console: Failed to load resource/);
    await choose(page, 'With English');
    await expect.poll(() => mark(page).textContent(), SOON).toContain('not available in English yet');
    await page.goto(LONG);
    await openMenu(page);
    await page.locator('[data-side-by-side] li').first().waitFor();
    await page.context().route('**/Trials/ENG/**', (route) => route.abort());
    await page.locator('[data-side-by-side]').getByRole('button', { name: 'With English' }).click();
    await expect.poll(() => mark(page).textContent(), SOON).toContain('could not be loaded');
    expect(await second(page).count()).toBe(0);
    await page.context().unroute('**/Trials/ENG/**');
    await page.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await second(page).waitFor({ state: 'attached' });
    expect(await mark(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  });

  test('while an edition is on its way it is said, and the last choice wins', async () => {
    const { page } = await open(LONG, WIDE);
    const come = await holdRequests(page.context(), '**/Trials/ENG/**');
    await choose(page, 'With English');
    await mark(page).getByText('Loading English').waitFor();
    await choose(page, 'With Roman');
    await second(page).waitFor({ state: 'attached' });
    come();
    await page.waitForTimeout(300);
    expect(await page.locator('[data-second-name]').textContent()).toContain('Roman');
    expect(await second(page).count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?with=ROM');
  });

  test('one text alone that is asked for stays alone, whatever comes after it', async () => {
    const { page } = await open(LONG, WIDE);
    await choose(page, 'With Roman');
    await second(page).waitFor({ state: 'attached' });
    const come = await holdRequests(page.context(), '**/Trials/ENG/**');
    await choose(page, 'With English');
    await mark(page).getByText('Loading English').waitFor();
    await choose(page, 'Tamil alone');
    come();
    await page.waitForTimeout(300);
    expect(await second(page).count()).toBe(0);
    expect(await mark(page).count()).toBe(0);
  });

  test('in the order of the page each name comes before its text', async () => {
    const { page } = await open(`${LONG}?with=ENG`, WIDE);
    await second(page).waitFor({ state: 'attached' });
    const parts = '[data-first-name], [data-text], [data-second-name], [data-second]';
    expect(
      await page.locator(`[data-box] :is(${parts})`).evaluateAll((all) => all.map(({ className }) => className)),
    ).toEqual(['name', expect.stringMatching(/^text/), 'name', expect.stringMatching(/^text/)]);
    expect(await page.locator('[data-box]').getAttribute('aria-label')).toMatch(/ and English$/);
    await choose(page, 'Tamil alone');
    await expect.poll(() => page.locator('[data-box]').getAttribute('aria-label'), SOON).not.toMatch(/ and English$/);
  });

  test('where the letters cannot be loaded, the second text does not claim to be in them', async () => {
    const visit = await open(ENGLISH, WIDE);
    const { page, context } = visit;
    visit.allow(/^console: Failed to load resource/);
    const tables = /\/_astro\/transliterate[-\w.]*\.js/;
    await context.route(tables, (route) => route.abort());
    await page.evaluate(() => localStorage.setItem('script', '{"sa":"telugu"}'));
    await page.goto(`${ENGLISH}?with=SAN`);
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    expect(await second(page).getAttribute('lang')).toBe('sa');
    expect(await page.locator('[data-second-name]').textContent()).not.toContain('transliterated');
    await context.unroute(tables);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => second(page).getAttribute('lang'), SOON).toBe('sa-Telu');
    await page.locator('[data-second-name]', { hasText: 'in Telugu, transliterated' }).waitFor(SOON);
  });

  test('another language of the interface says what stands there, and fetches nothing again', async () => {
    const { page, requests } = await open(`${LONG}?with=ROM`, WIDE);
    const fetched = () => requests.filter((url) => url.includes('/Trials/ROM/')).length;
    await mark(page).getByText('do not match verse by verse').waitFor();
    const before = fetched();
    await page.locator('.locale summary').click();
    await page.locator('[data-locales]').getByText('हिन्दी').click();
    await expect.poll(() => mark(page).textContent(), SOON).toMatch(/\p{Script=Devanagari}/u);
    await page.waitForLoadState('networkidle');
    expect(fetched()).toBe(before);
    expect(await second(page).count()).toBe(1);
  });

  test('an address that asks for what the song does not have shows one text', async () => {
    const { page } = await open(`${LONG}?with=%3Cimg%20src=x%3E`);
    await page.waitForLoadState('networkidle');
    expect(await second(page).count()).toBe(0);
    expect(await mark(page).count()).toBe(0);
  });

  test('markup in a text is shown as it is', async () => {
    const { page } = await open('/file/Trials/TAM/003%20Absent.txt/');
    await page.context().route('**/Trials/ENG/003%20Absent.txt/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<div lang="en" dir="ltr" data-text><p>&lt;img src=x onerror=alert(1)&gt;<img src=x onerror=alert(1)></p></div>',
      }),
    );
    await choose(page, 'With English');
    await expect.poll(() => second(page).textContent(), SOON).toBe('<img src=x onerror=alert(1)>');
    expect(await second(page).locator('img').count()).toBe(0);
  });

  test('on paper the two stand beside each other, with nothing that is only for the screen', async () => {
    const { page } = await open(`${LONG}?with=ENG`, WIDE);
    await second(page).waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await top(page, '[data-second] p >> nth=4')).toBe(await top(page, '[data-text] p >> nth=4'));
    expect(await page.locator('[data-side-by-side] summary').isVisible()).toBe(false);
  });

  test.each([
    ['light', WIDE, 'ENG'],
    ['dark', PHONE, 'ENG'],
    ['light', PHONE, 'ROM'],
  ] as const)('axe finds nothing, %s', async (colorScheme, size, code) => {
    const { page } = await open(`${LONG}?with=${code}`, { ...size, colorScheme });
    await second(page).waitFor({ state: 'attached' });
    await openMenu(page);
    expect(await violations(page)).toEqual([]);
  });
});
