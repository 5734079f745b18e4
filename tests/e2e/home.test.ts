import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { violationsInBoth, WCAG } from './axe.ts';
import { FAILED_REQUEST, type Site, startSite, type Visit } from './site.ts';
import { visitPool } from './visit-pool.ts';

let site: Site;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 } };
const pooled = visitPool(() => site);
/** Visits of their own. */
const visits: Visit[] = [];

/** A visit of its own, for a cold cache and for scripts that are added to it. */
async function open(path = '/', options: Parameters<Site['visit']>[1] = {}): Promise<void> {
  visit = await site.visit(path, { ...PHONE, ...options });
  page = visit.page;
  visits.push(visit);
}
/** The visit of an earlier test, opened anew. */
async function reopen(path = '/'): Promise<void> {
  visit = await pooled(path, PHONE);
  page = visit.page;
}
afterEach(async () => {
  for (const own of visits.splice(0)) expect(await own.close()).toEqual([]);
});

const search = () => page.getByLabel('Search by Song Number or Name');
const names = () => page.locator('.home .songs .name').allInnerTexts();
/** The Latin name of the folder on show. */
const heading = () => page.locator('#list > span');
/** Unfolds the controls, which a phone has in one button. */
const unfold = () => page.getByRole('button', { name: /^Folder, language, sort/ }).click();
/** Waits until the list holds this name. */
const shows = (name: string | RegExp) => page.locator('.home .songs .name', { hasText: name }).first().waitFor();
const chosen = () => page.locator('.home .counts [aria-current]').innerText();
const query = () => new URL(page.url()).searchParams;
/** How long and how often to poll until the page is at rest: until two readings in a row are the same. */
const REST = { timeout: 10_000, interval: 300 };
const until = (what: () => Promise<unknown> | unknown, value: unknown) =>
  expect.poll(what, { timeout: 15_000 }).toEqual(value);

describe('before anything is asked', () => {
  test('the list is there, and neither React nor the catalogue is fetched', async () => {
    await open();
    expect((await names()).length).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(
      visit.requests.filter((url) => /\/(client|react|react-dom|jsx-runtime|worker)[.-]|catalogue/.test(url)),
    ).toEqual([]);
  });

  test('the first tap on a control that loads the island also works it', async () => {
    await reopen();
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.getByRole('button', { name: 'Sort by Song Number' }).click();
    await page.locator('.sort').getByText('Low to High').waitFor();
  });

  const state = () => page.locator('[data-live="home"]').getAttribute('data-intent');

  test('a link that is pressed fetches nothing of the island, and a control does', async () => {
    await reopen();
    await page.locator('.home .songs a').first().dispatchEvent('pointerdown');
    await page.locator('.locale summary').dispatchEvent('pointerdown');
    expect(await state()).toBeNull();
    await search().dispatchEvent('pointerdown');
    await until(state, 'ready');
  });

  test('a reader who scrolls to the end of the first songs gets the others', async () => {
    await open('about:blank');
    for (const [songs, woken] of [
      [1, null],
      [40, 'ready'],
    ] as const) {
      // No list of the sample is longer than what stands in the page: said before the page's scripts run.
      await page.addInitScript((total) => {
        document.addEventListener('readystatechange', () => {
          for (const row of document.querySelectorAll('.home .songs li')) row.ariaSetSize = String(total);
        });
      }, songs);
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(await state()).toBeNull();
      await page.mouse.wheel(0, 1800);
      await page.waitForFunction(() => scrollY > 900);
      await page.waitForTimeout(300);
      await until(state, woken);
    }
  });

  test('what was typed before the island lives is searched for', async () => {
    await reopen();
    await page.route('**/_astro/Home*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await search().click();
    await page.keyboard.type('pavai');
    await shows(/pavai/i);
    expect(await search().inputValue()).toBe('pavai');
  });
});

describe('search by song number or name', () => {
  beforeEach(() => reopen());

  test('finds a name, marks it, and goes to the folder of the first match', { tags: ['smoke'] }, async () => {
    await search().fill('karmanye');
    await shows('Karmanyevadhikaraste');
    expect(await heading().innerText()).toBe('Bhagavad Gita');
    expect(await page.locator('.songs mark').first().innerText()).toBe('Karmanye');
    await search().fill('sevi');
    await shows('Thodudaiya Seviyan');
    await until(() => heading().innerText(), 'Thirumurai');
  });

  test('finds a Tamil name when Roman letters are typed, and a Roman one when Tamil is', {
    tags: ['smoke'],
  }, async () => {
    await search().fill('sivapuranam');
    await shows('சிவபுராணம்');
    expect(await page.locator('.songs mark').first().innerText()).toBe('சிவபுராணம்');
    await search().fill('திருப்பாவை');
    await shows(/thiruppavai|Tiruppavai|திருப்பாவை/i);
  });

  test('finds collections and playlists by any of their names, and lists the collection', {
    tags: ['smoke'],
  }, async () => {
    await search().fill('கீதை');
    const gita = page.getByRole('list', { name: 'Collections and playlists' }).getByRole('link').first();
    expect(await gita.getAttribute('href')).toBe('/file/Bhagavad_Gita/');
    await until(() => heading().innerText(), 'Bhagavad Gita');
    await until(async () => (await names()).length > 2, true);
    await search().fill('gita 2');
    await until(async () => (await page.locator('.songs .no').first().innerText()).replace(/\D/g, ''), '2');
  });

  test('says of names that are only similar that they are, and counts none of them', async () => {
    await search().fill('tiruppavvoi');
    const similar = page.getByRole('region', { name: 'Similar names' });
    await similar
      .getByText(/pavai|பாவை/i)
      .first()
      .waitFor();
    await page.getByText('No songs matching "tiruppavvoi" found.').waitFor();
    expect(await page.getByRole('region', { name: 'Also in' }).count()).toBe(0);
  });

  test('finds a song by its number, the exact one first', async () => {
    await search().fill('7');
    await until(async () => (await page.locator('.songs .no').first().innerText()).replace(/\D/g, ''), '7');
  });

  test('says where else it matches, one tap away', async () => {
    await search().fill('001');
    const also = page.getByRole('region', { name: 'Also in' }).getByRole('button');
    await also.first().waitFor();
    // The first of them is another one once more lists have come: the one that was read is pressed, by its words.
    const words = (await also.first().innerText()).replace(/\s*\d+$/, '');
    const [folder = '', language = ''] = words.split(', ');
    await also.filter({ hasText: words }).click();
    await until(() => heading().innerText(), folder);
    await until(async () => (await chosen()).includes(language.trim()), true);
    expect(await search().inputValue()).toBe('001');
  });

  test('the songs of the screen come first, and the others once the reader rests', async () => {
    const rows = page.locator('.home .songs li');
    const total = async () => Number(await rows.first().getAttribute('aria-setsize'));
    await page.setViewportSize({ width: 390, height: 640 }); // shows four
    await search().fill('karma');
    await page.locator('.home mark').first().waitFor();
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      const list = document.querySelector('.home .grid');
      new MutationObserver(() => seen.push(document.querySelectorAll('.home .songs li').length)).observe(
        list as Element,
        {
          childList: true,
          subtree: true,
        },
      );
    });
    await search().fill('0');
    await until(async () => (await total()) > 4 && (await rows.count()) === (await total()), true);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
    expect(seen[0]).toBeLessThanOrEqual(4);
    expect(seen.at(-1)).toBe(await total());
  });

  test('no letter is lost to an answer that comes while more are typed', async () => {
    await search().pressSequentially('thodudaiya seviyan vidaiyeri', { delay: 15 });
    await shows('Thodudaiya Seviyan');
    await until(() => query().get('q'), 'thodudaiya seviyan vidaiyeri');
    expect(await search().inputValue()).toBe('thodudaiya seviyan vidaiyeri');
  });

  test('its clear button and Escape empty it', async () => {
    await search().fill('gita');
    await page.getByRole('button', { name: 'Clear search' }).click();
    expect(await search().inputValue()).toBe('');
    await search().fill('gita');
    await search().press('Escape');
    expect(await search().inputValue()).toBe('');
  });
});

describe('folder, language, filter and order', () => {
  beforeEach(async () => {
    await reopen();
    await unfold();
  });

  test('choosing a folder chooses Sanskrit where there is any, else the first language', async () => {
    await page.getByLabel('Folder', { exact: true }).selectOption('Upanishads');
    await until(() => heading().innerText(), 'Upanishads');
    expect(await chosen()).toContain('Sanskrit');
    await page.getByLabel('Folder', { exact: true }).selectOption('Divyaprabandham');
    await until(async () => (await chosen()).includes('English'), true);
  });

  test('typing in the folder filter narrows the dropdown and selects the first that matches', async () => {
    await page.getByLabel('Filter folders').fill('divya');
    await until(() => heading().innerText(), 'Divyaprabandham');
    expect(await page.getByLabel('Folder', { exact: true }).locator('option').allInnerTexts()).toEqual([
      'Divyaprabandham',
    ]);
  });

  test('the language section folds, says what is in it, and has a search box and a dropdown', async () => {
    const button = page.getByRole('button', { name: /^Language/ });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.innerText()).toBe('English');
    await button.click();
    await page.getByLabel('Filter languages').fill('tam');
    await until(async () => (await chosen()).includes('Tamil'), true);
    await page.getByLabel('Filter languages').fill('');
    await page.locator('.panel select').selectOption('ENG');
    await until(async () => (await chosen()).includes('English'), true);
  });

  test("'Search Files' filters within the list", async () => {
    await page.getByRole('button', { name: /Search Files/ }).click();
    await page.locator('.panel input[name=find]').fill('dharma');
    await until(async () => (await names()).every((name) => /dharma/i.test(name)), true);
    expect((await names()).length).toBe(2);
  });

  test("'Sort by Song Number' goes up, down and, cleared, back; songs without a number stay last", async () => {
    await page.getByLabel('Folder', { exact: true }).selectOption('Upanishads');
    await until(() => heading().innerText(), 'Upanishads');
    const numbers = async () =>
      (await page.locator('.songs .no').allInnerTexts()).map((text) => text.replace(/\D/g, ''));
    const sort = page.getByRole('button', { name: 'Sort by Song Number' });
    await sort.click();
    await page.locator('.sort').getByText('Low to High').waitFor();
    await until(async () => (await numbers()).at(-1), '');
    const up = (await numbers()).filter(Boolean).map(Number);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    await sort.click();
    await page.locator('.sort').getByText('High to Low').waitFor();
    await until(async () => (await numbers()).filter(Boolean).map(Number), up.toReversed());
    await until(async () => (await numbers()).at(-1), '');
    await page.getByRole('button', { name: 'Clear sorting' }).click();
    await until(() => page.getByText('High to Low').count(), 0);
  });

  test("'Song Counts by Language' has the most songs first and marks the current one", async () => {
    const counts = (await page.locator('.home nav .counts li').allInnerTexts()).map((text) =>
      Number(/\d+$/.exec(text)?.[0]),
    );
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    await page.locator('.home nav .counts a', { hasText: 'Tamil' }).click();
    await until(async () => (await chosen()).includes('Tamil'), true);
  });

  test('the playlist menu lists names and IDs', async () => {
    await page.locator('summary', { hasText: 'Playlists' }).click();
    const first = page.locator('details li a').first();
    expect(await first.innerText()).toMatch(/\S+\s+\S+/);
    await first.click();
    await page.waitForURL(/\/playlist\//);
  });
});

describe('empty, failed and back again', () => {
  beforeEach(() => reopen());

  test('the three empty states say what the specification says', async () => {
    await search().fill('qqqqxxxxzzzz');
    await page.getByText('No songs matching "qqqqxxxxzzzz" found.').waitFor();
    await search().fill('');
    await unfold();
    await page.getByRole('button', { name: /Search Files/ }).click();
    await page.locator('.panel input[name=find]').fill('nothing like it');
    await page.getByText('No files matching "nothing like it" found in Bhagavad Gita/English.').waitFor();
    await page.getByRole('button', { name: 'Show all songs' }).click();
    await until(async () => (await names()).length > 0, true);
  });

  test.each([
    ['is not there', { status: 404, body: 'no' }],
    ['is a page of HTML', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Welcome' }],
    ['is cut short', { status: 200, contentType: 'application/json', body: '{"version":1,"fold' }],
    ['is of another version', { status: 200, contentType: 'application/json', body: '{"version":0,"folders":[]}' }],
  ])('a catalogue that %s gives the specified error, and a retry that works when it is back', async (_, answer) => {
    await page.route('**/catalogue/**', (route) => route.fulfill(answer));
    await search().fill('gita');
    await page.getByText('Please come back later or try again after some time.').waitFor();
    expect(await page.locator('.message [lang=hi]').innerText()).toMatch(/\p{Script=Devanagari}/u);
    expect(await names()).toEqual([]);
    await page.unroute('**/catalogue/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await until(async () => (await page.getByText('Please come back later').count()) === 0, true);
    visit.allow(FAILED_REQUEST);
  });

  test.each([
    ['a hundred thousand letters', 'x'.repeat(100_000)],
    ['a regular expression', '(a+)+$[\\'],
    ['half a character', 'a\uD800b'],
    ['right to left and joiners', '\u202Eשלום\u200D\u200C\u2066'],
    ['emoji', '🪔🪷👨‍👩‍👧'],
    ['a script', '<img src=x onerror=alert(1)>'],
  ])('B12: %s stops nothing: songs, or an honest word that there are none', async (_, hostile) => {
    await search().fill(hostile);
    await page.locator('.home .message, .home .songs mark').first().waitFor();
    const message = page.locator('.home .message');
    if (await message.count()) expect(await message.innerText()).toMatch(/^No songs matching ".*" found\./s);
    await search().fill('karmanye');
    await shows('Karmanyevadhikaraste');
  });
});

describe('the address', () => {
  test('holds the state, and a shared link restores it', async () => {
    await reopen();
    await search().fill('agni');
    await until(() => query().get('q'), 'agni');
    await search().fill('pavai');
    await until(() => query().get('q'), 'pavai');
    const found = ['Tiruppavai', 'திருப்பாவை'];
    await until(names, found);
    const link = page.url().replace(site.url, '');
    await open(link);
    await until(names, found);
    expect(await search().inputValue()).toBe('pavai');
  });

  test('B24: of a search without a folder leads where typing leads, with the rows of a place under its own heading', async () => {
    await open('about:blank');
    await visit.context.route('**/catalogue/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      const look = () => {
        const folder = document.querySelector('.home .songs:not(.places) a')?.getAttribute('href')?.split('/')[2];
        if (folder) seen.add(`${document.querySelector('#list > span')?.textContent?.trim()} ${folder}`);
        requestAnimationFrame(look);
      };
      look();
    });
    const seen = () => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
    await page.goto('/?q=sevi');
    await shows('Thodudaiya Seviyan');
    await until(() => heading().innerText(), 'Thirumurai');
    await until(seen, ['Bhagavad Gita Bhagavad_Gita', 'Thirumurai Thirumurai']);
    await page.goto('/?folder=Upanishads&language=SAN');
    await until(() => heading().innerText(), 'Upanishads');
    await until(seen, ['Bhagavad Gita Bhagavad_Gita', 'Upanishads Upanishads']);
  });

  test('is restored on the way back from a song', async () => {
    await reopen();
    await search().fill('pavai');
    await shows(/pavai/i);
    await until(() => query().get('q'), 'pavai');
    await page.locator('.home .songs a').first().click();
    await page.waitForURL(/\/file\//);
    await page.goBack();
    await until(() => search().inputValue(), 'pavai');
    await shows(/pavai/i);
  });

  test('is restored for a reader who leaves before it stands in the address', async () => {
    await reopen();
    await search().fill('pavai');
    await shows(/pavai/i);
    await page.locator('.home .songs a').first().click();
    await page.waitForURL(/\/file\//);
    await page.goBack();
    await shows(/pavai/i);
    expect(await search().inputValue()).toBe('pavai');
  });

  test('brings the reader back to the middle of a list of thousands', async () => {
    await reopen();
    await visit.context.route('**/catalogue/index.json', async (route) => {
      const response = await route.fetch();
      const index = await response.json();
      for (const { inline } of index.folders) {
        const times = Math.ceil(3000 / inline.names.length);
        inline.names = Array.from({ length: times }, () => inline.names).flat();
      }
      await route.fulfill({ json: index });
    });
    const place = () => page.evaluate(() => Math.round(scrollY));
    const seen = () =>
      page.locator('.home .songs li').evaluateAll((rows) => {
        const row = rows.find((one) => one.getBoundingClientRect().top > 0);
        return row?.getAttribute('aria-posinset');
      });
    await page.goto('/?sort=asc');
    await until(() => page.locator('.home .songs li').first().getAttribute('aria-setsize'), '3000');
    await page.evaluate(() => scrollTo(0, 60_000));
    await expect.poll(async () => Number(await seen())).toBeGreaterThan(500);
    // Parts near the window are drawn one after the other: what is seen is read once it stays.
    let before: unknown[] = [];
    await expect
      .poll(async () => {
        const earlier = JSON.stringify(before);
        before = [await place(), await seen()];
        return JSON.stringify(before) === earlier;
      }, REST)
      .toBe(true);
    await page.reload();
    await until(async () => [await place(), await seen()], before);
  });

  test.each([
    '?folder=%E0%A4%A',
    '?folder=__proto__&language=constructor&sort=x',
    '?q=%FF&find=%00',
    '?folder=Gone&folder=Puranas',
  ])('that is hostile or stale falls back quietly: %s', async (hostile) => {
    await reopen(`/${hostile}`);
    await page.locator('.home').waitFor();
    await expect.poll(() => page.locator('.home').innerText()).toMatch(/Song No|found/);
  });
});

describe('by keyboard and by ear', () => {
  beforeEach(() => reopen());

  test("'/' goes to the search, the arrows through the list, Escape back, Enter opens", async () => {
    await page.keyboard.press('/');
    await until(() => page.evaluate(() => document.activeElement?.getAttribute('name')), 'q');
    await page.keyboard.type('thir');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await until(() => query().get('q'), 't');
    // The answer to the letter that is left, and not to those before it.
    const marks = () => page.locator('.home .songs mark').allInnerTexts();
    await until(async () => [...new Set((await marks()).map((mark) => mark.toLowerCase()))], ['t']);
    await page.locator('.home .quiet', { hasText: 'similar' }).waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
    const hrefs = await page
      .locator('.home .songs a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await until(focused, hrefs[0]);
    await page.keyboard.press('ArrowDown');
    await until(focused, hrefs[1]);
    await page.keyboard.press('Escape');
    await until(() => page.evaluate(() => document.activeElement?.getAttribute('name')), 'q');
    await page.keyboard.press('Enter');
    await until(focused, hrefs[0]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/file\//);
  });

  test('the outcome is said once the reader pauses', async () => {
    await search().fill('qqqqxxxxzzzz');
    await until(() => page.locator('[aria-live=polite]').innerText(), '0 songs found');
  });

  test('every control is 44 pixels high and shows its focus', async () => {
    const small = await page
      .locator('.home :is(a, button, input, select, summary):visible')
      .evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().height < 43.5).map((each) => each.outerHTML.slice(0, 80)),
      );
    expect(small).toEqual([]);
    await page.keyboard.press('/');
    expect(await search().evaluate((field) => getComputedStyle(field).outlineStyle)).toBe('solid');
  });

  test('axe finds nothing, in light and in dark, with results and without', async () => {
    for (const typed of ['', 'pavai', 'qqqqxxxxzzzz']) {
      await search().fill(typed);
      await page.waitForTimeout(300);
      expect(await violationsInBoth(page, WCAG), typed).toEqual([]);
    }
  });
});

describe('the title page', () => {
  const isSeen = (selector: string) => page.locator(selector).first().isVisible();

  test('says how much there is, and has the first collection within the first screen of a phone', async () => {
    await reopen();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
      /^\d[\d,]* songs and scriptures, in every script they are sung in$/,
    );
    const name = await page.locator('.plates b').first().boundingBox();
    expect((name?.y ?? 844) + (name?.height ?? 0)).toBeLessThan(844);
  });

  test('shows the labels of the specification to who sees them', async () => {
    await reopen();
    for (const label of ['Search by Song Number or Name', 'Song Counts by Language', 'Song No']) {
      expect(await page.getByText(label, { exact: true }).first().isVisible()).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const label of ['Search Files', 'Sort by Song Number', 'Folder', 'Filter folders'])
      expect(await page.getByText(label, { exact: true }).first().isVisible()).toBe(true);
  });

  test('a plate chooses its list, and the focus goes to the name above it', async () => {
    await reopen();
    await page.locator('.plates a', { hasText: 'Upanishads' }).click();
    await until(() => heading().innerText(), 'Upanishads');
    expect(await page.locator('.plates [aria-current]').innerText()).toContain('Upanishads');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('list');
    expect((await page.locator('#list').boundingBox())?.y).toBeLessThan(120);
  });

  test('makes room for what is found from the first letter on, and comes back with the last', async () => {
    await reopen();
    await page.route('**/_astro/Home*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await search().pressSequentially('k');
    expect(await isSeen('.frontispiece svg')).toBe(false);
    expect(await isSeen('.plates')).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1); // who hears the page still has it
    await until(async () => (await page.locator('.home mark').count()) > 0, true);
    await search().press('Backspace');
    await until(() => isSeen('.frontispiece svg'), true);
    await open('/?q=sevi');
    expect(await isSeen('.frontispiece svg')).toBe(false);
    await shows('Thodudaiya Seviyan');
    expect(await isSeen('.frontispiece svg')).toBe(false);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await until(() => isSeen('.frontispiece svg'), true);
  });

  test.each([
    ['en-GB', 'English'],
    ['ta', 'தமிழ்'],
    ['sa', 'देवनागरी'],
  ])('begins with the list of the reader’s language, before a script and after: %s', async (locale, language) => {
    await open('/', { locale });
    const current = page.locator('.home .counts [aria-current]');
    await until(async () => (await current.innerText()).includes(language), true);
    const hrefs = () =>
      page
        .locator('.home .songs a:visible')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const before = await hrefs();
    const code = before[0]?.split('/')[3] ?? '';
    expect(before.every((href) => href.includes(`/${code}/`))).toBe(true);
    await page.locator('input[name=q]').click();
    await page.locator('[data-live="home"][data-intent="ready"]').waitFor();
    expect(await hrefs()).toEqual(before);
    expect(await current.innerText()).toContain(language);
    expect(await page.locator('#home-set').innerText()).toContain(language);
    expect(page.url()).toBe(`${site.url}/`);
  });
});

describe('without a script', () => {
  test('a plate is a link to its collection, the list leads to songs, and nothing stands there that does nothing', async () => {
    await open('/', { javaScriptEnabled: false });
    for (const control of await page.locator('.home :is(input, select, button), header summary').all())
      expect(await control.isVisible()).toBe(false);
    await page.locator('.home .songs a:visible').first().click();
    expect(page.url()).toContain('/file/Bhagavad_Gita/');
    await page.goto('/');
    await page.locator('.plates a', { hasText: 'Upanishads' }).click();
    await page.locator('.counts a', { hasText: 'Sanskrit' }).click();
    expect(await page.locator('.songs a').count()).toBeGreaterThan(0);
  });
});
