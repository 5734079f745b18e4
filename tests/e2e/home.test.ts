import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { violationsInBoth, WCAG } from './axe.ts';
import { FAILED_REQUEST, holdRequests, type Site, startSite, type Visit } from './site.ts';
import { PLAIN, visitPool } from './visit-pool.ts';

let site: Site;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 } };
const DESK = { width: 1280, height: 900 };
/** The code of the island. */
const CODE = '**/_astro/Home.island*.js*';
const CATALOGUE = '**/catalogue/**';
const pooled = visitPool(() => site);
/** Visits of their own. */
const visits: Visit[] = [];

/** A visit of its own, for a cold cache and for scripts that are added to it. */
async function open(options: Parameters<Site['visit']>[1] = {}): Promise<void> {
  visit = await site.visit('/', { ...PHONE, ...options });
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
const unfold = () => page.getByRole('button', { name: /^Collection, language, sort/ }).click();
/** Waits until the list holds this name. */
const shows = (name: string | RegExp) => page.locator('.home .songs .name', { hasText: name }).first().waitFor();
const chosen = () => page.locator('.home .counts [aria-current]').innerText();
const query = () => new URL(page.url()).searchParams;
/** How long and how often to poll until the page is at rest: until two readings in a row are the same. */
const REST = { timeout: 10_000, interval: 300 };
const until = (what: () => Promise<unknown> | unknown, value: unknown, message = '') =>
  expect.poll(what, { timeout: 15_000, message }).toEqual(value);
/** Waits until the island lives. */
const isReady = () => page.locator('[component-export="Home"][data-intent="ready"]').waitFor();
const isSeen = (selector: string) => page.locator(selector).first().isVisible();
const marks = () => page.locator('.home .songs mark');
const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
const numbers = async () => (await page.locator('.songs .no').allInnerTexts()).map((text) => text.replace(/\D/g, ''));
const firstNumber = async () => (await numbers())[0];

describe('before anything is asked', () => {
  const state = () => page.locator('[component-export="Home"]').getAttribute('data-intent');

  test('a reader who scrolls to the end of the first songs gets the others; a link that is pressed fetches nothing of the island, and a control does', async () => {
    await reopen(PLAIN);
    for (const songs of [40, 1]) {
      // No list of the sample is longer than what stands in the page: said before the page's scripts run. Nothing is fetched ahead.
      await page.addInitScript((total) => {
        Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
        document.addEventListener('readystatechange', () => {
          for (const row of document.querySelectorAll('.home .songs li')) row.ariaSetSize = String(total);
        });
      }, songs);
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(await state()).toBeNull();
      await page.mouse.wheel(0, 1800);
      await page.waitForFunction(() => scrollY > 900);
      await page.waitForTimeout(300);
      if (songs === 40) await isReady();
      else expect(await state()).toBeNull();
    }
    await page.locator('.home .songs a').first().dispatchEvent('pointerdown');
    await page.locator('.locale summary').dispatchEvent('pointerdown');
    expect(await state()).toBeNull();
    await search().dispatchEvent('pointerdown');
    await isReady();
  });

  test('what was typed before the island lives is searched for; the page makes room for it from the first letter on, and comes back with the last', async () => {
    await reopen();
    const release = await holdRequests(page, CODE);
    await search().click();
    await page.keyboard.type('p');
    await until(() => isSeen('.frontispiece svg'), false);
    expect(await isSeen('.plates')).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1); // who hears the page still has it
    await page.keyboard.type('avai');
    release();
    await marks().first().waitFor();
    await shows(/pavai/i);
    expect(await search().inputValue()).toBe('pavai');
    for (const control of ['.under summary', 'nav .counts'])
      expect(await isSeen(`.home ${control}`), `${control} stays`).toBe(true);
    for (const _ of 'pavai') await search().press('Backspace');
    await until(() => isSeen('.frontispiece svg'), true);

    for (const [control, choose] of [
      ['dropdown', () => page.locator('.home select[name=folder]').selectOption('Upanishads')],
      ['filter', () => page.getByLabel('Filter collections').fill('upan')],
    ] as const) {
      await page.setViewportSize(DESK);
      await page.goto(PLAIN);
      const go = await holdRequests(page, CODE);
      await page.goto('/');
      await choose();
      go();
      await until(() => heading().innerText(), 'Upanishads', `a collection chosen by its ${control} before that, too`);
    }
  });
});

describe('search by song number or name', () => {
  test('finds songs, collections and playlists in any script, and goes to the folder of the first match; similar names are said to be so', async () => {
    await reopen();
    await search().fill('karmanye');
    await shows('Karmanyevadhikaraste');
    expect(await heading().innerText()).toBe('Bhagavad Gita');
    expect(await marks().first().innerText()).toBe('Karmanye');
    await search().fill('sevi');
    await shows('Thodudaiya Seviyan');
    await until(() => heading().innerText(), 'Thirumurai', 'goes to the folder of the first match');
    await search().fill('கீதை');
    const gita = page.getByRole('list', { name: 'Collections, playlists and more' }).getByRole('link').first();
    await until(() => gita.getAttribute('href'), '/file/Bhagavad_Gita/', 'finds a collection by any of its names');
    await until(() => heading().innerText(), 'Bhagavad Gita', 'lists the collection');
    await until(async () => (await names()).length > 2, true, 'lists the collection');
    await search().fill('sivapuranam');
    await shows('சிவபுராணம்');
    expect(await marks().first().innerText(), 'a Tamil name when Roman letters are typed').toBe('சிவபுராணம்');

    await search().fill('tiruppavvoi');
    const similar = page.getByRole('region', { name: 'Similar names' });
    await similar
      .getByText(/pavai|பாவை/i)
      .first()
      .waitFor();
    await page.getByText('No songs matching "tiruppavvoi" found.').waitFor();
    const others = page.getByRole('region', { name: 'Also in' });
    expect(await others.count(), 'counts none of the similar names').toBe(0);

    await search().fill('7');
    await until(firstNumber, '7', 'finds a song by its number, the exact one first');

    await search().fill('');
    const typed = 'thodudaiya seviyan vidaiyeri';
    await search().pressSequentially(typed, { delay: 15 });
    await shows('Thodudaiya Seviyan');
    await until(() => query().get('q'), typed);
    expect(await search().inputValue(), 'no letter is lost to an answer that comes while more are typed').toBe(typed);

    await page.getByRole('button', { name: 'Clear search' }).click();
    expect(await search().inputValue(), 'its clear button empties it').toBe('');
    await search().fill('gita');
    await search().press('Escape');
    expect(await search().inputValue(), 'Escape empties it').toBe('');

    await search().fill('001');
    const also = others.getByRole('button');
    await also.first().waitFor();
    // The first of them is another one once more lists have come: the one that was read is pressed, by its words.
    const words = (await also.first().innerText()).replace(/\s*\d+$/, '');
    const [folder = '', language = ''] = words.split(', ');
    await also.filter({ hasText: words }).click();
    await until(() => heading().innerText(), folder, 'says where else it matches, one tap away');
    await until(async () => (await chosen()).includes(language.trim()), true);
    expect(await search().inputValue()).toBe('001');
  });
});

describe('folder, language, filter and order', () => {
  const folder = () => page.getByLabel('Collection', { exact: true });

  test("'Sort by Song Number' goes up with the first tap, which loads the island, down and, cleared, back; songs without a number stay last; 'Search Files' filters within the list, and an empty one says so; the language section folds and says what is in it; the search boxes, the dropdowns and the counts choose", async () => {
    await reopen();
    await page.setViewportSize(DESK);
    const sort = page.getByRole('button', { name: 'Sort by Song Number' });
    await sort.click();
    await page.locator('.sort').getByText('Low to High').waitFor();
    await folder().selectOption('Upanishads');
    await until(() => heading().innerText(), 'Upanishads');
    expect(await chosen(), 'Sanskrit where there is any').toContain('Sanskrit');
    await until(async () => (await numbers()).at(-1), '');
    const up = (await numbers()).filter(Boolean).map(Number);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    await sort.click();
    await page.locator('.sort').getByText('High to Low').waitFor();
    await until(async () => (await numbers()).filter(Boolean).map(Number), up.toReversed());
    await until(async () => (await numbers()).at(-1), '');
    await page.getByRole('button', { name: 'Clear sorting' }).click();
    await until(() => page.getByText('High to Low').count(), 0);
    await until(numbers, [...up.map(String), ''], 'by number, without sorting too');
    await folder().selectOption('Bhagavad_Gita');
    await until(() => heading().innerText(), 'Bhagavad Gita');

    await page.setViewportSize(PHONE.viewport);
    await unfold();
    await page.getByRole('button', { name: /Search Files/ }).click();
    const find = page.locator('.panel input[name=find]');
    await find.fill('dharma');
    await until(async () => (await names()).every((name) => /dharma/i.test(name)), true);
    expect((await names()).length).toBe(2);
    await find.fill('nothing like it');
    const none = page.getByText('No files matching "nothing like it" found in Bhagavad Gita/Devanagari.');
    await none.waitFor();
    await search().fill('bhagavad gita');
    await page.getByRole('list', { name: 'Collections, playlists and more' }).waitFor();
    await none.waitFor(); // the collection matches: it is the filter that leaves nothing
    await search().fill('');
    await page.getByRole('button', { name: 'Show all songs' }).click();
    await until(async () => (await names()).length > 2, true, 'all songs are shown again');

    const button = page.getByRole('button', { name: /^Language/ });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.innerText()).toBe('Devanagari');
    await button.click();
    await page.getByLabel('Filter languages').fill('tam');
    await until(async () => (await chosen()).includes('Tamil'), true, 'the search box chooses');
    await page.getByLabel('Filter languages').fill('');
    await page.locator('.panel select').selectOption('ENG');
    await until(async () => (await chosen()).includes('English'), true, 'the dropdown chooses');
    const counts = (await page.locator('.home nav .counts li').allInnerTexts()).map((text) =>
      Number(/\d+$/.exec(text)?.[0]),
    );
    expect(counts, "'Song Counts by Language' has the most songs first").toEqual(counts.toSorted((a, b) => b - a));
    await page.locator('.home nav .counts a', { hasText: 'Tamil' }).click();
    await until(async () => (await chosen()).includes('Tamil'), true, 'and marks the current one');

    await page.getByLabel('Filter collections').fill('divya');
    await until(() => heading().innerText(), 'Divyaprabandham', 'selects the first that matches');
    expect(await folder().locator('option').allInnerTexts(), 'narrows the dropdown').toEqual(['Divyaprabandham']);
    await page.getByLabel('Filter collections').fill('');
    await folder().selectOption('Upanishads');
    await until(() => heading().innerText(), 'Upanishads');
    await folder().selectOption('Divyaprabandham');
    await until(async () => (await chosen()).includes('English'), true, 'else the first language');

    await search().pressSequentially('pavai');
    await marks().first().waitFor();
    expect(page.workers().length, 'the search goes on in the worker that listed the songs').toBe(1);
    await page.locator('summary', { hasText: 'Playlists' }).click();
    const first = page.locator('details li a').first();
    expect(await first.innerText(), 'the playlist menu lists names and IDs').toMatch(/\S+\s+\S+/);
    await first.click();
    await page.waitForURL(/\/playlist\//);
  });

  test('a press that comes while the island is being hydrated counts once', async () => {
    await reopen();
    await page.setViewportSize(DESK);
    const sort = page.getByRole('button', { name: 'Sort by Song Number' });
    // Astro takes the attribute off once React has begun.
    await sort.evaluate((button: HTMLElement) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        button.click();
      }).observe(button.closest('astro-island') as Element, { attributeFilter: ['ssr'] });
      button.focus();
    });
    await page.locator('.sort').getByText('Low to High').waitFor();
    await page.locator('astro-island[data-intent="ready"]').first().waitFor({ state: 'attached' });
    expect(await page.locator('.sort').getByText('High to Low').count()).toBe(0);
  });
});

describe('failed, hostile and back again', () => {
  const COME_LATER = 'Please come back later or try again after some time.';
  const COME_LATER_IN_HINDI = 'कृपया बाद में आएँ या कुछ समय बाद पुनः प्रयास करें।';
  /** It stands in the page unseen, for when Home's code cannot be had. */
  const comeLater = () => page.getByText(COME_LATER).filter({ visible: true });
  const retry = () => page.getByRole('button', { name: 'Try again' });

  test('a wait for the catalogue is ended by the reader, and begun anew', async () => {
    await open();
    await page.clock.install();
    const release = await holdRequests(visit.context, CATALOGUE);
    await search().fill('karmanye');
    await page.getByText('Loading the catalogue…').waitFor();
    await page.clock.fastForward(10_000);
    await page.getByText('This takes longer than usual.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await comeLater().waitFor();
    expect(await names()).toEqual([]);
    expect(await focusedName()).toBe('q');
    release();
    await retry().click();
    await shows('Karmanyevadhikaraste');
  });

  test('where the code of Home cannot be had it says the same in place of the list, by a press and by an address, until it can', async () => {
    await reopen(PLAIN);
    visit.allow(FAILED_REQUEST);
    for (const path of ['/', '/?q=sevi']) {
      await page.route(CODE, (route) => route.abort());
      await page.goto(path);
      if (path === '/') await search().fill('sevi');
      await comeLater().waitFor();
      expect(await isSeen('.home .songs a'), path).toBe(false);
      expect(await search().inputValue(), `${path}: what is asked for is in the field without it`).toBe('sevi');
      await page.unroute(CODE);
      await retry().click();
      await shows('Thodudaiya Seviyan');
      expect(await comeLater().count(), path).toBe(0);
    }
  });

  test('a catalogue that cannot be used gives the specified error, and a retry that works when it is back', async () => {
    await reopen();
    // One of each kind: no answer, what is no JSON, what is another JSON.
    const faults = {
      'is not there': { status: 404, body: 'no' },
      'is cut short': { status: 200, contentType: 'application/json', body: '{"version":1,"fold' },
      'is of another version': { status: 200, contentType: 'application/json', body: '{"version":0,"folders":[]}' },
    };
    const malformed = page.getByText('Received invalid data format from server.');
    const said = async () => [await comeLater().count(), await malformed.count()];
    for (const [fault, answer] of Object.entries(faults)) {
      const { promise: looked, resolve } = Promise.withResolvers<void>();
      await page.unroute(CATALOGUE);
      await page.route(CATALOGUE, async (route) => {
        await looked;
        await route.fulfill(answer);
      });
      if (await retry().count()) await retry().click();
      else await search().fill('gita');
      await until(said, [0, 0], `is asked for anew, then ${fault}`);
      resolve();
      const isThere = fault !== 'is not there';
      await until(said, isThere ? [0, 1] : [1, 0], fault);
      if (!isThere) {
        const words = page.locator('.home .message p');
        expect(await words.allInnerTexts(), 'in both languages').toEqual([COME_LATER, COME_LATER_IN_HINDI]);
      }
      expect((await names()).length > 0, `${fault}: the list of the page`).toBe(isThere);
    }
    await page.unroute(CATALOGUE);
    await retry().click();
    await until(said, [0, 0]);
    await until(async () => (await names()).length > 0, true);
    visit.allow(FAILED_REQUEST);
  });

  test('B12: what is hostile stops nothing: songs, or an honest word that there are none', async () => {
    await reopen();
    const message = page.locator('.home .message');
    for (const [kind, hostile] of Object.entries({
      'a hundred thousand letters': 'x'.repeat(100_000),
      'a regular expression': '(a+)+$[\\',
      'half a character': 'a\uD800b',
      'right to left and joiners': '\u202Eשלום\u200D\u200C\u2066',
      emoji: '🪔🪷👨‍👩‍👧',
      'a script': '<img src=x onerror=alert(1)>',
    })) {
      await search().fill('');
      await until(async () => (await message.count()) + (await marks().count()), 0, kind);
      await search().fill(hostile);
      await until(async () => (await message.count()) + (await marks().count()) > 0, true, kind);
      if (await message.count()) expect(await message.innerText(), kind).toMatch(/^No songs matching ".*" found\./s);
      await search().fill('karmanye');
      await until(async () => (await names())[0], 'Karmanyevadhikaraste', kind);
    }
  });
});

describe('the address', () => {
  test('holds the state: it is restored on the way back from a song, also for a reader who leaves before it stands there, and by a shared link', async () => {
    await reopen();
    await search().fill('agni');
    await until(() => query().get('q'), 'agni');
    await search().fill('pavai');
    const found = ['Tiruppavai', 'திருப்பாவை'];
    await until(names, found);
    await page.locator('.home .songs a').first().click();
    await page.waitForURL(/\/file\//);
    await page.goBack();
    await until(names, found, 'on the way back');
    expect(await search().inputValue()).toBe('pavai');
    await search().fill('agni');
    await until(() => query().get('q'), 'agni', 'typed as soon as the address is answered');
    await search().fill('pavai');
    await until(() => query().get('q'), 'pavai');
    const link = page.url();

    await page.goto(PLAIN);
    await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()));
    await page.goto(link);
    await until(names, found, 'by a link, for a reader of whom nothing is stored');
    expect(await search().inputValue()).toBe('pavai');
  });

  test('B24: of a search without a folder leads where typing leads, with the rows of a place under its own heading', async () => {
    await reopen(PLAIN);
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
    const first = 'Bhagavad Gita Bhagavad_Gita';
    let release = await holdRequests(visit.context, CATALOGUE);
    await page.goto('/?q=sevi');
    expect(await isSeen('.frontispiece svg'), 'the title page makes room for what is found').toBe(false);
    await until(seen, [first]);
    release();
    await shows('Thodudaiya Seviyan');
    expect(await isSeen('.frontispiece svg')).toBe(false);
    await until(() => heading().innerText(), 'Thirumurai');
    await until(seen, [first, 'Thirumurai Thirumurai']);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await until(() => isSeen('.frontispiece svg'), true, 'the title page comes back');

    release = await holdRequests(visit.context, CATALOGUE);
    await page.goto('/?folder=Upanishads&language=SAN');
    await until(seen, [first]);
    release();
    await until(() => heading().innerText(), 'Upanishads');
    await until(seen, [first, 'Upanishads Upanishads']);
  });

  test('brings the reader back to the middle of a list of thousands', async () => {
    await reopen();
    await visit.context.route('**/catalogue/index.json', async (route) => {
      const response = await route.fetch();
      const index = await response.json();
      // The list on show alone: all names are made ready for a search.
      for (const { name, inline } of index.folders) {
        if (name !== 'Bhagavad_Gita') continue;
        const times = Math.ceil(3000 / inline.files.length);
        for (const column of ['files', 'numbers', 'masks', 'missing', 'titles'])
          inline[column] = Array.from({ length: times }, () => inline[column]).flat();
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
    await expect
      .poll(async () => {
        await page.evaluate(() => document.querySelector('.home .grid')?.scrollIntoView({ block: 'end' }));
        return Number(await seen());
      })
      .toBeGreaterThan(150);
    // More may still be drawn: the place is read once it stays.
    let before = 0;
    await expect
      .poll(async () => {
        const earlier = before;
        before = await place();
        return before === earlier;
      }, REST)
      .toBe(true);
    await page.reload();
    // Rows that were not near the window yet are as high as they usually are, so it is not the very same pixel.
    const away = async () => Math.abs((await place()) - before);
    await expect.poll(away, { timeout: 15_000 }).toBeLessThan(100);
    expect(Number(await seen())).toBeGreaterThan(100);
  });

  test('that is hostile or stale falls back quietly', async () => {
    await reopen(PLAIN);
    // What cannot be decoded, and names that every object has; `Gone` is as unknown as these.
    for (const hostile of [
      '?folder=%E0%A4%A&folder=Puranas&q=%FF&find=%00',
      '?folder=__proto__&language=constructor&sort=x',
    ]) {
      await page.goto(`/${hostile}`);
      await expect
        .poll(() => page.locator('.home').innerText(), { timeout: 15_000, message: hostile })
        .toMatch(/Song No|found/);
    }
  });
});

describe('by keyboard and by ear', () => {
  test("'/' goes to the search, the arrows through the list, Escape back, Enter opens", async () => {
    await reopen();
    await page.keyboard.press('/');
    await until(focusedName, 'q');
    await page.keyboard.type('thir');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await until(() => query().get('q'), 't');
    // The answer to the letter that is left, and not to those before it.
    await until(async () => [...new Set((await marks().allInnerTexts()).map((mark) => mark.toLowerCase()))], ['t']);
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
    await until(focusedName, 'q');
    await page.keyboard.press('Enter');
    await until(focused, hrefs[0]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/file\//);
  });

  test('the outcome is said once the reader pauses; axe finds nothing, in light and in dark, with results and without', async () => {
    await reopen();
    // The rest of the page is looked at once: `navigation.test.ts` does.
    for (const [typed, outcome] of [
      ['pavai', '1 song in Trials, English; 2 elsewhere; 1 similar name'],
      ['upanishads', '7 songs found; 1 collection'],
      ['qqqqxxxxzzzz', 'No song found'],
    ] as const) {
      await search().fill(typed);
      await until(() => page.locator('.home + [role=status]').innerText(), outcome);
      expect(await violationsInBoth(page, WCAG, '.home'), typed).toEqual([]);
    }
    await page.getByText('No songs matching "qqqqxxxxzzzz" found.').waitFor();
  });
});

describe('the title page', () => {
  test('says how much there is, has the specified labels, and plates that choose a list and hand on the focus', async () => {
    await reopen();
    const onPlates = (await page.locator('.plates small').allInnerTexts()).map(Number.parseFloat);
    const songs = onPlates.reduce((sum, count) => sum + count, 0);
    expect(await page.getByRole('heading', { level: 1 }).innerText(), 'the sum of its plates').toBe(
      `${songs} songs and scriptures, in every script they are sung in`,
    );
    const name = await page.locator('.plates b').first().boundingBox();
    expect(
      (name?.y ?? 844) + (name?.height ?? 0),
      'has the first collection within the first screen of a phone',
    ).toBeLessThan(844);
    const isShown = (label: string) => page.getByText(label, { exact: true }).first().isVisible();
    for (const label of ['Search by Song Number or Name', 'Song Counts by Language', 'Song No'])
      expect(await isShown(label), label).toBe(true);
    await page.setViewportSize(DESK);
    for (const label of ['Search Files', 'Sort by Song Number', 'Collection', 'Filter collections'])
      expect(await isShown(label), label).toBe(true);
    await page.setViewportSize(PHONE.viewport);

    const small = await page
      .locator('.home :is(a, button, input, select, summary):visible')
      .evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().height < 43.5).map((each) => each.outerHTML.slice(0, 80)),
      );
    expect(small, 'every control is 44 pixels high').toEqual([]);
    await page.keyboard.press('/');
    expect(
      await search().evaluate((field) => getComputedStyle(field).outlineStyle),
      'every control shows its focus',
    ).toBe('solid');

    await page.locator('.plates a', { hasText: 'Upanishads' }).click();
    await until(() => heading().innerText(), 'Upanishads', 'a plate chooses its list');
    expect(await page.locator('.plates [aria-current]').innerText()).toContain('Upanishads');
    expect(await page.evaluate(() => document.activeElement?.id), 'the focus goes to the name above it').toBe('list');
    expect((await page.locator('#list').boundingBox())?.y).toBeLessThan(120);
  });

  test('begins with the language that choosing the folder chooses, whatever the interface speaks, before a script and after; until then neither React nor the catalogue is fetched', async () => {
    await open({ locale: 'ta' });
    const current = page.locator('.home .counts [aria-current]');
    const folders = page.locator('.home select[name=folder]');
    await until(async () => (await current.innerText()).includes('தேவநாகரி'), true);
    const hrefs = () =>
      page
        .locator('.home .songs a:visible')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const before = await hrefs();
    expect(before.length).toBeGreaterThan(0);
    expect(before.every((href) => href.startsWith('/file/Bhagavad_Gita/DEV/'))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(
      visit.requests.filter((url) => /\/(client|react|react-dom|jsx-runtime|worker)[.-]|catalogue/.test(url)),
    ).toEqual([]);
    await page.locator('input[name=q]').click();
    await isReady();
    expect(await hrefs()).toEqual(before);
    expect(await page.locator('#home-set').innerText()).toContain('தேவநாகரி');
    expect(page.url()).toBe(`${site.url}/`);
    await page.setViewportSize(DESK);
    await folders.selectOption('Puranas');
    await until(async () => (await hrefs())[0]?.split('/')[3], 'SAN');
    await folders.selectOption('Bhagavad_Gita');
    await until(hrefs, before);
  });
});
