import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violations, violationsInBoth } from './axe.ts';
import { LONG_VERSES } from './library.ts';
import {
  ABSENT,
  drawnText,
  LONG,
  readingSite,
  SONG,
  scrollToVerse,
  selectLine,
  verseOnTop,
} from './reading.fixture.ts';
import { FAILED_REQUEST, holdRequests } from './site.ts';
import { PLAIN } from './visit-pool.ts';

const { reopen: open } = readingSite();
/** A busy machine may take its time. */
const SOON = { timeout: 15_000 };
const PHONE = { viewport: { width: 390, height: 844 } };
const WIDE = { viewport: { width: 1280, height: 900 } };
const ENGLISH_LONG = '/file/Trials/ENG/001%20Long.txt/';
const ENGLISH = '/file/Upanishads/ENG/001%20Ishavasyam%20Idam%20Sarvam.txt/';

const second = (page: Page) => page.locator('[data-second]');
const mark = (page: Page) => page.locator('.mark');
const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** It stands among the other languages. */
async function openMenu(page: Page): Promise<void> {
  await page.locator('.other-languages > summary').click();
  await page.locator('[data-side-by-side] summary').click();
}

async function choose(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.locator('[data-side-by-side]').getByRole('button', { name }).click();
}

describe('two at once', () => {
  test('verse stands beside verse, is heard so under a heading for each, and said once it is there; the address holds the choice', async () => {
    const { page } = await open(LONG, WIDE);
    await choose(page, 'With English');
    const said = page
      .getByRole('status')
      .filter({ hasText: 'Each verse in Tamil is now followed by the same verse in English.' });
    await said.waitFor({ state: 'attached' });
    const devtools = await page.context().newCDPSession(page);
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    await devtools.detach();
    const read = (id: string): string[] => {
      const node = nodes.find(({ nodeId }) => nodeId === id);
      const words = String(node?.name?.value);
      if (node?.role?.value === 'heading') return [`heading ${words}`];
      if (node?.role?.value === 'StaticText') return [/\p{Script=Tamil}/u.test(words) ? 'Tamil' : words.slice(0, 8)];
      return node?.childIds?.flatMap(read) ?? [];
    };
    const box = nodes.find(({ role, name }) => role?.value === 'region' && name?.value === 'Long, Tamil and English');
    const lines = read(box?.nodeId ?? '').filter((words) => /^heading |^Tamil$|^He wears/.test(words));
    const verse = [...Array(3).fill('Tamil'), ...Array(3).fill('He wears')];
    expect(lines.slice(0, 13)).toEqual(['heading Tamil', ...verse, ...verse]);
    expect(lines.filter((words) => words.startsWith('heading'))).toEqual(['heading Tamil', 'heading English']);
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
    await choose(page, 'Tamil alone');
    await expect.poll(() => page.locator('[data-text] [aria-owns]').count(), SOON).toBe(0);
  });

  test('on a phone the verse being read stays where it is, and each stands beneath its own', async () => {
    const reading = await open(LONG, PHONE);
    const { page, box } = reading;
    await scrollToVerse(reading, 30);
    const read = await verseOnTop(reading);
    await choose(page, 'With English');
    await second(page).waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    expect(Math.abs((await verseOnTop(reading)) - read)).toBeLessThanOrEqual(1);
    await box.evaluate((element) => element.scrollTo(0, 0));
    const own = await top(page, '[data-text] p >> nth=1');
    const other = await top(page, '[data-second] p >> nth=1');
    const next = await top(page, '[data-text] p >> nth=2');
    expect(other).toBeGreaterThan(own);
    expect(next).toBeGreaterThan(other);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('on a phone the second is seen on the first screen, verse beneath verse or as a whole, under a long title too', async () => {
    const visit = await open(PLAIN, PHONE);
    const { page, context } = visit;
    visit.allow(/blocked by CORS policy/, FAILED_REQUEST);
    const title = 'Thirunallarum Thirualavayum, as it is sung at Thirukkayilayam and Thiruanaikka';
    await context.route(`**${new URL(LONG, 'http://a').pathname}**`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('>Long</span>', `>${title}</span>`),
      });
    });
    for (const code of ['ENG', 'ROM']) {
      await page.goto(`${LONG}?with=${code}`);
      await second(page).waitFor({ state: 'attached' });
      expect(await page.locator('h1').innerText(), code).toBe(title);
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
      expect(seen, code).toEqual({ name: true, line: true });
    }
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
    expect(await violations(page, undefined, '[data-second]')).toEqual([]);
  });

  test('texts that are divided otherwise stand beside each other as wholes, and it is said, in another language without a fetch', async () => {
    const { page, requests } = await open(`${LONG}?with=ROM`, WIDE);
    await expect
      .poll(() => mark(page).textContent(), SOON)
      .toContain('The two texts do not match verse by verse, so each is shown whole.');
    expect(await top(page, '[data-second]')).toBe(await top(page, '[data-text]'));
    const fetched = () => requests.filter((url) => url.includes('/Trials/ROM/')).length;
    const before = fetched();
    await page.locator('.locale summary').click();
    await page.locator('.locale ul').getByText('हिन्दी').click();
    await expect.poll(() => mark(page).textContent(), SOON).toMatch(/\p{Script=Devanagari}/u);
    await page.waitForLoadState('networkidle');
    expect(fetched()).toBe(before);
    expect(await second(page).count()).toBe(1);
  });

  test('an edition that is not there yet, or cannot be loaded, says so and leaves the text alone; markup in one is shown as it is', async () => {
    const visit = await open(ABSENT.replace('ENG', 'TAM'));
    const { page, context } = visit;
    visit.allow(FAILED_REQUEST);
    const english = '**/Trials/ENG/**';
    await choose(page, 'With English');
    await expect.poll(() => mark(page).textContent(), SOON).toContain('not available in English yet');
    expect(await second(page).count()).toBe(0);
    await context.route(english, (route) => route.abort());
    await choose(page, 'With English');
    await expect.poll(() => mark(page).textContent(), SOON).toContain('could not be loaded');
    expect(await second(page).count()).toBe(0);
    await context.unroute(english);
    await context.route(english, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<div lang="en" dir="ltr" data-text><p>&lt;img src=x onerror=alert(1)&gt;<img src=x onerror=alert(1)></p></div>',
      }),
    );
    await page.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await second(page).waitFor({ state: 'attached' });
    expect(await mark(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    expect(await second(page).textContent()).toBe('<img src=x onerror=alert(1)>');
    expect(await second(page).locator('img').count()).toBe(0);
  });

  test('while an edition is on its way it is said, the last choice wins, and one text alone is as it was before', async () => {
    const { page } = await open(`${SONG}?with=%3Cimg%20src=x%3E`, WIDE);
    await page.waitForLoadState('networkidle');
    expect(await second(page).count(), 'what the song does not have').toBe(0);
    expect(await mark(page).count()).toBe(0);
    const before = await drawnText(page);

    const english = '**/Thirumurai/ENG/**';
    const come = await holdRequests(page.context(), english);
    await choose(page, 'With English');
    await mark(page).getByText('Loading English').waitFor();
    await choose(page, 'With Roman');
    await second(page).waitFor({ state: 'attached' });
    come();
    await page.waitForTimeout(300);
    expect(await page.locator('[data-second-name]').textContent()).toContain('Roman');
    expect(await second(page).count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?with=ROM');

    const comeLater = await holdRequests(page.context(), english);
    await choose(page, 'With English');
    await mark(page).getByText('Loading English').waitFor();
    await choose(page, 'Tamil alone');
    comeLater();
    await page.waitForTimeout(300);
    expect(await second(page).count(), 'one text alone').toBe(0);
    expect(await mark(page).count()).toBe(0);

    await choose(page, 'With English');
    await second(page).waitFor({ state: 'attached' });
    await choose(page, 'Tamil alone');
    await expect.poll(() => second(page).count(), SOON).toBe(0);
    expect(await drawnText(page)).toBe(before);
    expect(new URL(page.url()).search).toBe('');
  });

  test('each name comes before its text, on paper they stand beside each other, and a meaning is offered for either; a verse of the second has its name and its menu, and arrows go through both', async () => {
    const visit = await open(`${LONG}?with=ENG`, WIDE);
    const { page, context, result, meaning } = visit;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await second(page).waitFor({ state: 'attached' });
    const at = () =>
      page.evaluate(() => {
        const name = document.activeElement?.ariaLabel;
        return `${name}, ${document.activeElement?.closest<HTMLElement>('.text')?.lang}`;
      });
    await page.locator('[data-box]').focus();
    await page.locator('[data-second] a[aria-label]').first().waitFor(SOON);
    for (const [key, there] of [
      ['ArrowDown', 'verse 1, ta'],
      ['ArrowDown', 'verse 1, en'],
      ['ArrowDown', 'verse 2, ta'],
      ['ArrowDown', 'verse 2, en'],
      ['j', 'verse 3, ta'],
      ['ArrowDown', 'verse 3, en'],
      ['k', 'verse 2, ta'],
      ['ArrowDown', 'verse 2, en'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(at, SOON).toBe(there);
    }
    // Where it leads without its menu: to its own page.
    const address = (await page.locator('[data-second] p >> nth=1').getAttribute('id'))?.replace('second-', '');
    expect(await page.locator('[data-second] a >> nth=1').getAttribute('href')).toMatch(
      new RegExp(`^/file/Trials/ENG/.*#${address}$`),
    );

    const menu = page.getByRole('group', { name: 'verse 2' });
    const chooseInMenu = async (name: string | RegExp): Promise<void> => {
      await menu.waitFor({ state: 'hidden' });
      await page.locator('[data-second] a >> nth=1').click();
      await menu.getByRole('button', { name }).click();
    };
    await page.keyboard.press('Enter');
    await menu.waitFor();
    const entries = await menu.getByRole('button').allInnerTexts();
    expect(
      entries.filter((name) => /mark|go to/i.test(name)),
      'what is of this page alone',
    ).toEqual([]);
    expect(new URL(page.url()).hash).toBe('');
    const link = `${new URL(ENGLISH_LONG, page.url())}#${address}`;
    await menu.getByRole('button', { name: 'Copy this verse' }).click();
    const words = 'He wears an earring, rides the bull, and the pure crescent';
    const source = `Long (Song No 1), verse 2, English\n${link}`;
    const copied = `2. ${words}\n${words} 2\n${words}\n\n${source}`;
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), SOON).toBe(copied);
    await chooseInMenu(/^Tell a mistake/);
    const dialog = page.getByRole('dialog', { name: 'Tell a mistake' });
    expect(await dialog.getByRole('textbox', { name: 'The words as they should be' }).inputValue()).toBe(
      `2. ${words}\n${words} 2\n${words}`,
    );
    await page.keyboard.press('Escape');
    await chooseInMenu('Translate this verse to Sanskrit');
    await result.locator('.origin').waitFor(SOON);
    expect(await result.locator('.origin').innerText()).toContain('English');
    expect(await result.locator('blockquote').getAttribute('lang')).toBe('en');

    const parts = '[data-first-name], [data-text], [data-second-name], [data-second]';
    expect(
      await page.locator(`[data-box] :is(${parts})`).evaluateAll((all) => all.map(({ className }) => className)),
    ).toEqual(['name', expect.stringMatching(/^text/), 'name', expect.stringMatching(/^text/)]);
    expect(await page.locator('[data-box]').getAttribute('aria-label')).toMatch(/ and English$/);

    await page.emulateMedia({ media: 'print' });
    expect(await top(page, '[data-second] p >> nth=4')).toBe(await top(page, '[data-text] p >> nth=4'));
    expect(await page.locator('[data-side-by-side] summary').isVisible(), 'what is only for the screen').toBe(false);
    await page.emulateMedia({ media: 'screen' });

    await page.locator('[data-second] span').first().click({ clickCount: 3 });
    await page.getByRole('button', { name: 'Sanskrit Meaning' }).waitFor();
    await selectLine(page);
    await page.getByRole('button', { name: 'Sanskrit Meaning' }).click();
    await meaning.waitFor();

    await choose(page, 'Tamil alone');
    await expect.poll(() => page.locator('[data-box]').getAttribute('aria-label'), SOON).not.toMatch(/ and English$/);
  });

  test('the second text is in the reader’s script too, and axe finds nothing, light or dark; where the letters cannot be loaded it does not claim to be', async () => {
    const visit = await open(PLAIN, WIDE);
    const { page, context } = visit;
    visit.allow(FAILED_REQUEST);
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
    expect(await page.locator('[data-text]').getAttribute('lang')).toBe('en');
    await page.reload();
    await expect.poll(() => second(page).getAttribute('lang'), SOON).toBe('sa-Telu');
    await openMenu(page);
    expect(await violationsInBoth(page, undefined, '.bar, [data-box]')).toEqual([]);
  });
});
