import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { writeListLink } from '#features/my-place/lists/link.ts';
import { type Locale, OWN_NAMES } from '#words/locales.ts';
import { readCatalogue } from '../../scripts/words/catalogues.ts';
import { list, PHONE, SONGS } from './my.fixture.ts';
import { drawnText, SONG } from './reading.fixture.ts';
import { FAILED_REQUEST, holdRequests, type Site, shift, startSite, type Visit, type VisitOptions } from './site.ts';
import { PLAIN, visitPool } from './visit-pool.ts';
import { chooses, LOCALES, leftovers } from './words.fixture.ts';

let site: Site;
/** Of one test. */
let visit: Visit;
/** Visits of their own. */
const visits: Visit[] = [];

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
afterEach(async () => {
  for (const one of visits.splice(0)) expect(await one.close()).toEqual([]);
});

const pooled = visitPool(() => site);
const OPTIONS = { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] };

/** The visit of an earlier test, in the hands of a reader who has stored this. */
async function reopen(path: string, stored: Readonly<Record<string, string>> = {}): Promise<Page> {
  visit = await pooled(path, OPTIONS, { stored });
  return visit.page;
}

const settingsOf = (lang: Locale): string => JSON.stringify({ lang });

const isIn = (page: Page, locale: Locale) => page.locator(`html[lang=${locale}]`).waitFor({ state: 'attached' });

/** The same for a reader who has chosen this language; the page is in it. */
async function open(path: string, locale: Locale, stored: Readonly<Record<string, string>> = {}): Promise<Page> {
  const page = await reopen(path, { ...stored, settings: settingsOf(locale) });
  visit.allow(FAILED_REQUEST);
  await isIn(page, locale);
  return page;
}

/** A visit of its own, of a reader who has stored nothing. */
async function openAlone(path: string, options?: VisitOptions): Promise<Page> {
  visit = await site.visit(path, { ...PHONE, ...options });
  visits.push(visit);
  return visit.page;
}

/** The pages that are opened from here on are in this language. */
const nowIn = (page: Page, lang: Locale) =>
  page.evaluate((settings) => localStorage.setItem('settings', settings), settingsOf(lang));

const words = (page: Page) => page.evaluate(() => document.body.innerText);

/** Chooses a language of the interface in the header's menu. */
async function choose(page: Page, name: string): Promise<void> {
  await page.locator('.locale summary').click();
  await page.locator('.locale ul').getByText(name).click();
}

/** Each in one language, by turns: that every language has all messages, and none of them in English, the catalogues’ own tests hold. */
describe('in another language', () => {
  test.each(['ta'] as const)('%s: every menu of a text, and what comes of it, is in that language', async (locale) => {
    const page = await open(SONG, locale);
    await page.locator('[component-export="Translate"] summary').click();
    await page.locator('[component-export="Translate"] li button').nth(1).click();
    await page.locator('.result .answer p').waitFor();
    expect(await leftovers(page, locale), 'a translation').toEqual([]);
    await page.route('**/translate', (route) => route.fulfill({ status: 500, body: '' }));
    await page.locator('[component-export="Translate"] summary').click();
    await page.locator('[component-export="Translate"] li button').first().click();
    await page.locator('.result .fault').waitFor({ timeout: 20_000 });
    expect(await leftovers(page, locale), 'a translation that failed').toEqual([]);

    await page.locator('.look summary').click();
    await page.locator('.look form').waitFor();
    expect(await leftovers(page, locale), 'the look').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-editions]').waitFor({ state: 'attached' });
    for (const menu of ['[data-side-by-side]', '[data-script]']) {
      if (menu === '[data-side-by-side]') await page.locator('.other-languages > summary').click();
      await page.locator(`${menu} summary`).click();
      await page.locator(`${menu} ul`).first().waitFor();
      expect(await leftovers(page, locale), menu).toEqual([]);
    }
    await page.locator('[data-script] button[aria-pressed=false]').first().click();
    await page.locator('.mark').waitFor();
    await page.locator('.other-languages > summary').click();
    await page.locator('[data-side-by-side] summary').click();
    await page.locator('[data-side-by-side] li button').first().click();
    await page.locator('[data-second]').waitFor();
    expect(await leftovers(page, locale), 'another script beside a second text').toEqual([]);
  });

  test('the field that finds words says in full what it is for, in every language', async () => {
    const page = await open(SONG, 'hi');
    await page.keyboard.press('/');
    const input = page.locator('.find-bar input');
    for (const locale of LOCALES) {
      await chooses(page, locale);
      await isIn(page, locale);
      await expect.poll(() => input.getAttribute('placeholder')).toBe(readCatalogue(locale)['find.in-text']);
      expect(await leftovers(page, locale), locale).toEqual([]);
      const room = await input.evaluate((field: HTMLInputElement) => {
        const style = getComputedStyle(field);
        const brush = document.createElement('canvas').getContext('2d');
        if (!brush) return Number.NaN;
        brush.font = style.font;
        const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
        return field.clientWidth - padding - brush.measureText(field.placeholder).width;
      });
      expect(room, locale).toBeGreaterThanOrEqual(0);
    }
  });

  test.each(['sa'] as const)('%s: the menu More, that of a verse and the dialogs are in it', async (locale) => {
    const page = await open(SONG, locale);
    await page.locator('[component-export="TextTools"] summary').click();
    await page.locator('[component-export="TextTools"] li').first().waitFor();
    expect(await leftovers(page, locale), 'More').toEqual([]);
    await page
      .locator('[component-export="TextTools"]')
      .getByText(readCatalogue(locale)['more.copy-link'] ?? '', { exact: true })
      .click();
    await page.locator('[data-copied].said').waitFor();
    await page.locator('[data-text] p[id]').first().click({ button: 'right' });
    await page.locator('.at-verse li').first().waitFor();
    expect(await leftovers(page, locale), 'the menu of a verse').toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    expect(await leftovers(page, locale), 'the dialog of keys').toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] [role=option]').first().waitFor();
    expect(await leftovers(page, locale), 'the command box').toEqual([]);
    await page.keyboard.type('अग्रिमं');
    await page.locator('dialog[open] [data-key="song next"]').waitFor();
    expect(await leftovers(page, locale), 'a command that was found').toEqual([]);
  });

  test.each(['hi'] as const)(
    '%s: Home lives in it: a list that cannot be loaded, hits, filters, order, nothing found, other places',
    async (locale) => {
      const page = await open('/', locale);
      const field = page.locator('input[name=q]');
      await page.route('**/catalogue/**', (route) => route.abort());
      await field.fill('siva');
      const failure = page.locator('.message[role=alert]');
      await failure.waitFor();
      // The specified lines, in every language as they are.
      expect(await failure.locator('p').evaluateAll((all) => all.map((one) => one.getAttribute('lang')))).toEqual([
        'en',
        'hi',
      ]);
      expect(await leftovers(page, locale)).toEqual([]);
      await page.unroute('**/catalogue/**');
      await failure.locator('button').click();
      await page.locator('.songs mark').first().waitFor();
      await page.locator('.fold').click();
      await page.locator('.sort button').first().click();
      await page.locator('.sort button').nth(1).waitFor();
      await page.locator('.choices .disclosure').first().click();
      const filter = page.locator('input[name=folder-filter]');
      await filter.fill('पुराण');
      await page.locator('select[name=folder]:has(option[value=Puranas]:checked)').waitFor();
      await filter.fill('qqq');
      expect(await leftovers(page, locale)).toEqual([]);
      await field.fill('qqqqxxxxzzzz');
      await expect.poll(() => page.locator('.message').innerText()).toContain('“qqqqxxxxzzzz”');
      expect(await leftovers(page, locale)).toEqual([]);
    },
  );

  test.each(['ta'] as const)('%s: the support form says in it what is wrong, and thanks', async (locale) => {
    const page = await open('/support/', locale);
    await page.locator('input[name=email]').fill('no');
    await page.locator('button[type=submit]').click();
    await page.locator('#name-fault:not(:empty)').waitFor();
    expect(await leftovers(page, locale)).toEqual([]);
    await page.locator('input[name=email]').fill('');
    await page.locator('input[name=name]').fill('Home');
    await page.locator('textarea').fill('Back');
    await page.locator('button[type=submit]').click();
    await page.locator('h2.thanks').waitFor();
    expect(await leftovers(page, locale)).toEqual([]);
  });

  test.each(['sa'] as const)(
    '%s: one’s own place is in it: marks, lists, what is asked and what is said',
    async (locale) => {
      const page = await open('/my/', locale, {
        lists: JSON.stringify([list('Dusk'), list('Home', [])]),
        marks: JSON.stringify(
          SONGS.map((song) => ({ ...song, at: 1, verses: [{ id: 'v1.00000000', says: '1', words: '', at: 1 }] })),
        ),
        recent: JSON.stringify(SONGS.map((song) => ({ ...song, at: 1, verse: { id: 'v1.00000000', says: '1' } }))),
      });
      await page.locator('.lists .fold').first().waitFor();
      for (const fold of await page.locator('.lists .fold').all()) await fold.click();
      await page.locator('[data-key="edit:dusk"]').click();
      await page.locator('[data-key^="remove:dusk"]').first().click();
      await page.locator('[data-key^="unmark:"]').first().click();
      await page.locator('[data-key="clear"]').click();
      expect(await leftovers(page, locale)).toEqual([]);
      expect(await page.locator('.lists .name bdi').allInnerTexts()).toContain('Home');
      await page.locator('[data-key="yes"]').click();
      await page.locator('[data-key="undo-clear"]').waitFor();
      expect(await leftovers(page, locale)).toEqual([]);
    },
  );

  test.each(['hi'] as const)('%s: a shared list is in it, and what is wrong with its link', async (locale) => {
    const link = await writeListLink({ name: 'Dawn', paths: [SONG, '/file/Trials/TAM/099%20Lost.txt/'] });
    const page = await open(`/list/#${link}`, locale);
    await page.locator('.songs li').nth(1).waitFor();
    expect((await leftovers(page, locale)).filter((fault) => !fault.includes('Lost'))).toEqual([]);
    await page.goto('/list/#1.broken');
    await page.locator('.songs').waitFor({ state: 'detached' });
    await page.locator('[component-export="SharedList"] p').first().waitFor();
    expect(await leftovers(page, locale)).toEqual([]);
  });

  test.each(['ta'] as const)('%s: the privacy page says in it what it keeps and clears', async (locale) => {
    const page = await openAlone('/privacy/', { isCounted: true });
    await nowIn(page, locale);
    await page.reload();
    await isIn(page, locale);
    await page.locator('[role=switch]').click();
    await page.locator('[data-clearing] button').click();
    await page.locator('[data-cleared]:not(:empty)').waitFor();
    expect((await leftovers(page, locale)).filter((fault) => !fault.startsWith('lang'))).toEqual([]);
  });
});

test('the privacy page is in the reader’s language however late its own script comes', async () => {
  const page = await reopen(PLAIN, { settings: settingsOf('hi') });
  visit.allow(FAILED_REQUEST);
  const release = await holdRequests(page, /\/_astro\/Privacy[^/]*\.js$/);
  await page.goto('/privacy/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.waitForTimeout(1000); // as long as the words of every page take
  release();
  await isIn(page, 'hi');
  await page.locator('[data-clearing] button').click();
  await page.locator('[data-cleared]:not(:empty)').waitFor();
  expect((await leftovers(page, 'hi')).filter((fault) => !fault.startsWith('lang'))).toEqual([]);
});

describe('the library’s own words', () => {
  test('a song that is called as a word of the interface keeps its name', async () => {
    const names = ['Home', 'Back', 'Puranas', '12 songs'];
    const page = await reopen(PLAIN, { settings: settingsOf('hi') });
    // Chromium trusts a page that the test has touched less than one from its server.
    visit.allow(FAILED_REQUEST, /loopback/);
    const renamed = async (where: string, rename: (html: string) => string, path: string) => {
      await page.unrouteAll();
      await page.route(where, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: rename(await response.text()) });
      });
      await page.goto(path);
      await isIn(page, 'hi');
    };
    // The page of a song says this word itself.
    await renamed('**/file/Thirumurai/**', (html) => html.replaceAll('Thodudaiya Seviyan<', 'Back<'), SONG);
    expect(await page.locator('h1').innerText()).toBe('Back');
    expect(await page.locator('[data-editions] bdi').first().textContent()).toBe('Back');
    const left = [...names];
    const inRows = (html: string) =>
      html.replace(/(class="?name"?[^>]*>(?:<bdi[^>]*>)?)[^<]+/g, (whole, start) => {
        const name = left.shift();
        return name === undefined ? whole : start + name;
      });
    await renamed('**/file/Thirumurai/TAM/', inRows, '/file/Thirumurai/TAM/');
    expect((await page.locator('.songs .name').allInnerTexts()).slice(0, names.length)).toEqual(names);
  });

  test('the text is to the letter as in English, which costs no file; another language takes the place of the first', async () => {
    const page = await openAlone(SONG);
    await page.locator('.locale summary').click();
    await page.waitForLoadState('networkidle');
    expect(
      visit.requests.filter((url) => /words|hindi|tamil|sanskrit/i.test(new URL(url).pathname)),
      'costs a reader of English no file',
    ).toEqual([]);
    const english = await drawnText(page);
    await nowIn(page, 'sa');
    await page.goto(SONG);
    await isIn(page, 'sa');
    expect(await drawnText(page), 'to the letter as in English').toBe(english);
    await choose(page, 'தமிழ்');
    await isIn(page, 'ta');
    expect(await leftovers(page, 'ta'), 'another language takes the place of the first').toEqual([]);
  });
});

describe('the choice', () => {
  test('stands in the header of every page, moves nothing, holds for the next page, and is that of another tab at once', async () => {
    const page = await openAlone('/support/');
    const other = await visit.context.newPage();
    await other.goto('/privacy/');
    await page.bringToFront();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const english = await words(page);
    await page.locator('.locale summary').click();
    const list = page.locator('header .locale ul');
    await list.waitFor();
    expect(await height()).toBe(before);
    expect(await list.locator('button').allInnerTexts()).toEqual(Object.values(OWN_NAMES));
    await list.getByText('हिन्दी').click();
    await page.getByRole('heading', { name: 'सहायता' }).waitFor();
    expect(await list.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary');
    await isIn(other, 'hi');
    await other.close();
    await page.locator('.locale summary').click();
    expect(await list.getByText('हिन्दी').getAttribute('aria-pressed')).toBe('true');
    await page.goto('/privacy/');
    await page.getByRole('heading', { level: 1, name: 'निजता और अस्वीकरण' }).waitFor();
    await page.goto('/support/');
    await page.getByRole('heading', { name: 'सहायता' }).waitFor();
    await choose(page, 'English');
    await page.getByRole('heading', { name: 'Support' }).waitFor();
    expect((await words(page)).trim()).toBe(english.trim());
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.evaluate(() => localStorage.getItem('settings'))).toBe('{"lang":"en"}');
  });

  test('of a hostile hand leaves English', async () => {
    const page = await reopen(PLAIN);
    for (const stored of ['{"lang":"<img>"}', '{"lang":7}']) {
      await page.evaluate((settings) => localStorage.setItem('settings', settings), stored);
      await page.goto('/support/');
      await page.getByRole('heading', { name: 'Support' }).waitFor();
      expect(await page.locator('html').getAttribute('lang'), stored).toBe('en');
    }
  });

  test('is the browser’s until the reader has one', async () => {
    const page = await openAlone('/support/', { locale: 'ta-IN' });
    await isIn(page, 'ta');
    const words = () => page.locator('h1').innerText();
    expect(await words()).toBe(readCatalogue('ta')['page.support']);
    await choose(page, 'English');
    await expect.poll(words, { timeout: 5000 }).toBe('Support');
    await page.goto('/support/');
    expect(await words()).toBe('Support');
  });

  test('comes in one file of at most 6 KB; English is shown when it cannot be loaded', async () => {
    const page = await open('/privacy/', 'hi');
    const files = visit.requests.filter((url) => /\/page\.[\w-]+\.js$/.test(url));
    expect(files.length).toBe(1);
    const { size } = await page.evaluate((url) => {
      const [entry] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
      return { size: entry?.encodedBodySize ?? Number.NaN };
    }, files[0] ?? '');
    expect(size).toBeLessThanOrEqual(6000);
    await page.route(/\/page\.[\w-]+\.js$/, (route) => route.abort());
    await page.goto('/support/');
    await page.getByRole('heading', { name: 'Support' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  test('no English is seen before it, and nothing moves', async () => {
    const page = await reopen(PLAIN, { settings: settingsOf('hi') });
    const release = await holdRequests(page, '**/_astro/**');
    // The wait ends by itself: here it lasts as long as this test looks.
    const protocol = await visit.context.newCDPSession(page);
    await protocol.send('Animation.enable');
    await protocol.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
    await page.goto(SONG, { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    const opacity = () => page.evaluate(() => getComputedStyle(document.body).opacity);
    expect(await opacity()).toBe('0');
    release();
    await isIn(page, 'hi');
    expect(await opacity()).toBe('1');
    await protocol.detach();
    expect(await shift(page)).toBeLessThan(0.01);
  });
});
