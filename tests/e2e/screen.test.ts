/** Songs on the screen of a hall: the window that leads it, the screen, and the phones that read along. */
import jsQR from 'jsqr';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { writeListLink } from '#features/my-place/lists/link.ts';
import type { Show } from '#schemas/show.ts';
import { SHOW_KEY } from '#schemas/storage-keys.ts';
import { violations, violationsInBoth } from './axe.ts';
import { list, PHONE, SOON, seed } from './my.fixture.ts';
import { painted } from './pieces.ts';
import { VERSES } from './presses.fixture.ts';
import { LONG, type Reading, readingSite, SANSKRIT, SONG } from './reading.fixture.ts';
import { FAILED_REQUEST } from './site.ts';
import { PLAIN } from './visit-pool.ts';

const { open: openAnew, reopen: open } = readingSite();

/** A phone beside the window that leads: a visit of another kind. */
const TOUCH = { ...PHONE, hasTouch: true };

/** The screen is a window of its own, which ends with its test. */
const screens: Page[] = [];
afterEach(async () => {
  for (const screen of screens.splice(0)) await screen.close();
});

/** @param press what opens the screen's window */
async function screenOf(page: Page, press: () => Promise<unknown>): Promise<Page> {
  const [screen] = await Promise.all([page.context().waitForEvent('page'), press()]);
  screens.push(screen);
  screen.setDefaultTimeout(30_000);
  return screen;
}

async function showSong({ page }: Reading): Promise<Page> {
  await page.locator('summary', { hasText: 'More' }).click();
  const screen = await screenOf(page, () => page.getByRole('button', { name: 'Show on a screen' }).click());
  await page.getByRole('button', { name: 'Next verse' }).waitFor();
  return screen;
}

const programme = async (...paths: string[]) => `/screen/#${await writeListLink({ name: 'Evening', paths })}`;
/** The words on the screen, line by line. */
const onScreen = (screen: Page) => screen.locator('.room[aria-live] .sung span');
const words = async (screen: Page): Promise<string> => (await onScreen(screen).allInnerTexts()).join('\n');
const verses = (page: Page) => page.locator('.verses button');
/** The number and the words of the verse that the operator's window marks. */
const marked = (page: Page) => page.locator('.verses [aria-current]').innerText();
/** What a window knows of the show. */
const showOf = (window: Page): Promise<Partial<Show>> =>
  window.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}'), SHOW_KEY);
/** The screen shows what the operator's window marks. Verses may begin alike: where both know of one programme, they are at one place of it. */
const agree = (page: Page, screen: Page) =>
  expect
    .poll(async () => {
      const [own, theirs] = [await showOf(screen), await showOf(page)];
      await painted(screen);
      const isBehind = own.link === theirs.link && (own.song !== theirs.song || own.stanza !== theirs.stanza);
      return !isBehind && (await marked(page)).includes((await onScreen(screen).first().innerText()).trim());
    }, SOON)
    .toBe(true);
const is = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const letters = (screen: Page): Promise<number> =>
  onScreen(screen)
    .first()
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));

/** How large the letters are and how many parts a verse has, as the screen knows it once it has drawn twice, and as the operator does: `5, 3 · 5, 3`. */
async function sizesOf(page: Page, screen: Page): Promise<string> {
  await painted(screen);
  const [own, theirs] = [await showOf(screen), await showOf(page)].map(({ size, parts }) => `${size}, ${parts}`);
  return own === theirs ? `${own} · ${theirs}` : '';
}

/** What a camera reads on a screen. */
async function scan(screen: Page): Promise<string> {
  const { data, info } = await sharp(await screen.locator('.code svg').screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

describe('the screen', () => {
  test('has the words of one verse alone, as large as they fit, led from another window, with a second language or script beneath', async () => {
    const reading = await open(VERSES);
    const { page, requests } = reading;
    expect(requests.filter((url) => /Screen/.test(url))).toEqual([]);
    const screen = await showSong(reading);
    await agree(page, screen);
    expect(await violations(screen)).toEqual([]);
    const first = await words(screen);
    const shown = await screen.locator('#screen').evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const covers = document.elementFromPoint(innerWidth / 2, 2)?.closest('#screen') === element;
      return { covers, all: width === innerWidth && height === innerHeight, said: (element as HTMLElement).innerText };
    });
    expect(shown).toMatchObject({ covers: true, all: true });
    await screen.mouse.click(200, 200);
    await screen.waitForFunction(() => document.fullscreenElement !== null);
    expect(
      await screen.evaluate(
        () => document.fullscreenElement && getComputedStyle(document.fullscreenElement).backgroundColor,
      ),
      'the paper of the theme, and not the browser’s black',
    ).toBe('rgb(251, 247, 239)');
    expect(shown.said.replace(/\s+/g, ' ').trim(), 'nothing else is on it').toBe(first.replace(/\s+/g, ' ').trim());
    const [size, high] = [await letters(screen), await screen.evaluate(() => innerHeight)];
    expect(size).toBeGreaterThan(high / 20);
    await page.getByText('The screen is open.').waitFor();

    await is(page, 'Next verse').click();
    await expect.poll(() => words(screen), SOON).not.toBe(first);
    await agree(page, screen);
    await is(page, 'Previous verse').click();
    await expect.poll(() => words(screen), SOON).toBe(first);
    await verses(page).nth(1).click();
    await agree(page, screen);
    expect(await page.evaluate(() => document.activeElement?.closest('.verses') !== null)).toBe(true);
    await is(page, 'Smaller letters').click();
    await expect.poll(() => letters(screen), SOON).toBeLessThan(size);

    await page.getByLabel('Language beneath').selectOption({ label: 'English' });
    const second = screen.locator('.room[aria-live] .second');
    await second.first().waitFor();
    expect(await second.first().getAttribute('lang')).toMatch(/^en/);
    expect(await verses(page).nth(1).getAttribute('aria-current')).toBe('true');
    await page.getByLabel('Script', { exact: true }).selectOption({ label: 'Telugu' });
    await expect.poll(() => onScreen(screen).first().getAttribute('lang'), SOON).toBe('sa-Telu');
    await page.getByLabel('Language beneath').selectOption({ label: 'Sanskrit' });
    await expect
      .poll(() => second.first().getAttribute('lang'), { ...SOON, message: 'in other letters' })
      .toBe('sa-Latn');
    await page.getByLabel('Script beneath').selectOption({ label: 'Kannada' });
    await expect.poll(() => second.first().getAttribute('lang'), SOON).toBe('sa-Knda');
    await page.getByLabel('Language beneath').selectOption({ label: 'This one alone' });
    await second.first().waitFor({ state: 'detached' });
    await page.getByLabel('Language', { exact: true }).selectOption({ label: 'English' });
    await expect.poll(() => onScreen(screen).first().getAttribute('lang'), SOON).toMatch(/^en/);
    expect(await marked(page)).toMatch(/^2\b/);
  });

  test('goes through its programme by keys and clickers in both windows, and shows a long verse in parts', async () => {
    const { page } = await open(await programme(SANSKRIT, SONG, VERSES, LONG));
    const screen = await screenOf(page, () => page.getByRole('link', { name: 'Open the screen' }).click());
    await agree(page, screen);
    const songs = page.getByRole('navigation', { name: 'Songs of the list' });
    const lang = () => onScreen(screen).first().getAttribute('lang');
    expect(await lang()).toBe('sa');
    const last = (await verses(page).count()) - 1;
    await verses(page).nth(last).click();
    await agree(page, screen);
    const end = await words(screen);
    await screen.keyboard.press('PageDown');
    await expect.poll(lang, SOON).toBe('ta');
    await agree(page, screen);
    await screen.keyboard.press('PageUp');
    await expect.poll(() => words(screen), SOON).toBe(end);
    await songs.getByRole('button').last().click();
    await expect.poll(lang, SOON).toBe('ta');
    await verses(page).last().click();
    await is(page, 'Next verse').click();
    await page.getByText('This was the last song.').waitFor();

    await verses(page).first().click();
    await agree(page, screen);
    const at = () => verses(page).evaluateAll((all) => all.findIndex((one) => one.ariaCurrent === 'true'));
    await page.locator('h1').click();
    for (const key of ['PageDown', 'ArrowDown', 'ArrowRight', ' ', 'PageUp']) await page.keyboard.press(key);
    await expect.poll(at, SOON).toBe(3);
    await agree(page, screen);
    for (const key of ['PageDown', 'ArrowDown', 'PageUp', 'ArrowLeft', 'ArrowUp']) await screen.keyboard.press(key);
    await expect.poll(at, SOON).toBe(2);
    await agree(page, screen);
    for (const key of ['h', '/', 'Control+k']) await screen.keyboard.press(key);
    await screen.keyboard.press('b');
    await onScreen(screen).first().waitFor({ state: 'hidden' });
    await expect.poll(() => is(page, 'Blank').getAttribute('aria-pressed'), SOON).toBe('true');
    await page.keyboard.press('.');
    await onScreen(screen).first().waitFor();
    for (const key of ['1', '2', 'Enter']) await screen.keyboard.press(key);
    await expect.poll(() => marked(page), SOON).toMatch(/^12\b/);
    await agree(page, screen);

    const field = page.getByLabel('Number, or first letters');
    await field.fill('7');
    await field.press('Enter');
    await expect.poll(() => marked(page), SOON).toMatch(/^7\b/);
    await field.fill('zzzz');
    await field.press('Enter');
    await page.getByText('No verse and no song begins with “zzzz”.').waitFor();
    // A song of the programme by its name.
    await field.fill('ishavas');
    await field.press('Enter');
    await songs.locator('[aria-current]', { hasText: /Ishavasyam|ईशा/ }).waitFor();
    await agree(page, screen);

    await songs.getByRole('button').last().click();
    await agree(page, screen);
    await verses(page).nth(2).click();
    await agree(page, screen);
    const whole = await words(screen);
    for (let time = 0; time < 5; time += 1) await is(page, 'Larger letters').click();
    await screen.setViewportSize({ width: 500, height: 300 });
    await expect.poll(() => sizesOf(page, screen), SOON).toMatch(/^5, [2-9] · 5, [2-9]$/);
    await page.getByText(/part 1 of [2-9]/).waitFor();
    const parts: string[] = [];
    const of = Number(/part 1 of (\d)/.exec(await page.locator('.steps').innerText())?.[1]);
    for (let part = 1; part <= of; part += 1) {
      await page.getByText(`part ${part} of ${of}`).waitFor();
      await expect.poll(() => words(screen), SOON).not.toBe(parts.at(-1));
      parts.push(await words(screen));
      const room = await screen.locator('.room[aria-live]').evaluate((one) => [one.scrollHeight, one.clientHeight]);
      expect(room[0], 'nothing is cut off').toBeLessThanOrEqual(room[1] ?? 0);
      await is(page, 'Next verse').click();
    }
    const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
    expect(flat(parts.join(' '))).toBe(flat(whole));
    await expect.poll(() => verses(page).nth(3).getAttribute('aria-current'), SOON).toBe('true');
    await expect.poll(() => words(screen), SOON).not.toBe(parts.at(-1));
    await screen.keyboard.press('PageUp');
    await page.getByText(`part ${of} of ${of}`).waitFor();
  });
});

describe('two windows', () => {
  test('find each other again, whichever is closed, reloaded or lost', async () => {
    const reading = await open(LONG);
    const { page, context } = reading;
    const screen = await showSong(reading);
    await verses(page).nth(5).click();
    await agree(page, screen);
    const shown = await words(screen);

    await screen.reload();
    await expect.poll(() => words(screen), SOON).toBe(shown);
    await page.reload();
    await verses(page).nth(5).and(page.locator('[aria-current]')).waitFor();
    await page.getByText('The screen is open.').waitFor();

    await screen.close();
    await page.getByText('The screen is not open').waitFor();
    const link = page.getByRole('link', { name: 'Open the screen' });
    const second = await screenOf(page, () => link.click());
    await expect.poll(() => words(second), SOON).toBe(shown);

    // The operator's window is lost: the screen goes on by its own keys, and another window takes over where it is.
    const address = page.url();
    await page.goto(PLAIN);
    await second.keyboard.press('PageDown');
    await expect.poll(() => words(second), SOON).not.toBe(shown);
    const there = await words(second);
    const other = await context.newPage();
    screens.push(other);
    await other.goto(address);
    await verses(other).nth(6).and(other.locator('[aria-current]')).waitFor();
    expect(await words(second)).toBe(there);
    await is(other, 'Next verse').click();
    await agree(other, second);
  });

  test('are opened from a playlist, a list of one’s own and one that was shared, at their first songs', async () => {
    const { page } = await open('/playlist/first-readings/');
    const songs = await page.locator('.playlist a[href^="/file/"]').count();
    const playlist = await page.locator('h1').innerText();
    const screen = await screenOf(page, () => page.getByRole('link', { name: 'Show on a screen' }).click());
    const nav = page.getByRole('navigation', { name: 'Songs of the list' });
    await agree(page, screen);
    expect(await nav.getByRole('button').count()).toBe(songs);
    expect(await nav.getByRole('heading').innerText()).toBe(playlist);

    await page.goto('/my/');
    await seed(page, { lists: [list('Dusk')] });
    await page.reload();
    await page.getByRole('button', { name: 'Dusk' }).click();
    await page.getByRole('link', { name: 'Show on a screen' }).click();
    await nav.getByRole('heading', { name: 'Dusk' }).waitFor();
    await agree(page, screen);

    await page.goto(`/list/#${await writeListLink({ name: 'For Pradosham', paths: [SONG, SANSKRIT] })}`);
    await page.getByRole('link', { name: 'Show on a screen' }).click();
    await nav.getByRole('heading', { name: 'For Pradosham' }).waitFor();
    await agree(page, screen);
  });

  test('say so where the browser lets no window open; a code to scan is the verse’s own address where there is one song, and the song’s where the programme is too long', async () => {
    const reading = await open(SONG, {}, { script: () => Object.assign(window, { open: () => null }) });
    const { page, allow } = reading;
    await page.locator('summary', { hasText: 'More' }).click();
    await page.getByRole('button', { name: 'Show on a screen' }).click();
    await page.getByText('The screen is not open, or this browser blocked its window.').waitFor();
    const screen = await screenOf(page, () => page.getByRole('link', { name: 'Open the screen' }).click());
    await agree(page, screen);
    await screen.close();

    const ownAddress = new RegExp(`${SONG}#v\\d+\\.[0-9a-f]{8}$`);
    await is(page, 'Code to scan').click();
    expect(await scan(page), 'of one song').toMatch(ownAddress);
    await page.goto('/screen/');
    await page.getByText(/^Nothing is chosen yet\./).waitFor();
    await page.goto('about:blank');
    allow(FAILED_REQUEST);
    let seed = 7;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed.toString(36);
    };
    const many = Array.from({ length: 150 }, () => `/file/Trials/TAM/${random()}${random()}.txt/`);
    await page.goto(await programme(SONG, ...many));
    await is(page, 'Code to scan').click();
    await page.getByText('The programme is too long for a code').waitFor();
    expect(await scan(page), 'of a programme that is too long').toMatch(ownAddress);
  });
});

describe('a code to scan', () => {
  test('opens the programme at the song and the verse on a phone, in its own script, and a later one goes on in the same tab', async () => {
    const { page, requests } = await open(await programme(SANSKRIT, LONG, SONG));
    const screen = await screenOf(page, () => page.getByRole('link', { name: 'Open the screen' }).click());
    await page.getByRole('navigation', { name: 'Songs of the list' }).getByRole('button').nth(1).click();
    await agree(page, screen);
    await verses(page).nth(2).click();
    await agree(page, screen);
    expect(requests.filter((url) => /Code/.test(url))).toEqual([]);
    await is(page, 'Code to scan').click();
    const address = await scan(screen);
    expect(new URL(address).origin).toBe(new URL(page.url()).origin);
    const code = (window: Page) => window.locator('.code svg').innerHTML();
    expect(await code(page), 'the window that leads has it, too').toBe(await code(screen));

    const phone = await open(PLAIN, TOUCH);
    await phone.page.evaluate(() => localStorage.setItem('script', JSON.stringify({ ta: 'roman' })));
    await phone.page.goto(address);
    await phone.page.waitForURL(`**${LONG}#v*`);
    await phone.page.locator('[data-text][lang="ta-Latn"]').waitFor();
    const fragment = new URL(phone.page.url()).hash.slice(1);
    const there = phone.page.locator(`[id="${fragment}"]`);
    expect(await there.count()).toBe(1);
    const nav = phone.page.getByRole('navigation', { name: 'Songs of the list' });
    await nav.getByText('2 of 3').waitFor();
    const box = await nav.boundingBox();
    expect(box && box.y + box.height, 'within a thumb’s reach').toBeLessThanOrEqual(844);
    expect(box?.y).toBeGreaterThan(844 / 2);

    const before = await code(screen);
    await page.getByRole('navigation', { name: 'Songs of the list' }).getByRole('button').nth(2).click();
    await expect.poll(() => code(screen), SOON).not.toBe(before);
    await phone.page.goto(await scan(screen));
    await phone.page.waitForURL(`**${SONG}#v*`);
    await nav.getByText('3 of 3').waitFor();
    await nav.getByRole('link', { name: /^Evening/ }).click();
    await phone.page.waitForURL('**/list/#*');
    await expect.poll(() => phone.page.locator('.songs li').count(), SOON).toBe(3);
  });

  test('a camera opens each in a tab of its own: that of the one before closes, and whoever went on in it keeps it', async () => {
    const link = await writeListLink({ name: 'Evening', paths: [SANSKRIT, LONG, SONG] });
    const { context, page } = await openAnew(PLAIN, PHONE);
    await context.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    const devTools = await context.newCDPSession(page);
    const { browserContextId } = (await devTools.send('Target.getTargetInfo')).targetInfo;
    /** In a tab that has been nowhere before, as a camera opens it. */
    const scanned = async (song: number): Promise<Page> => {
      const url = new URL(`/list/#${link}/${song}/`, page.url()).href;
      const opened = context.waitForEvent('page');
      await devTools.send('Target.createTarget', { url, ...(browserContextId && { browserContextId }) });
      const tab = await opened;
      await tab.getByText(`${song} of 3`).waitFor();
      return tab;
    };
    const first = await scanned(1);
    const closed = first.waitForEvent('close');
    const second = await scanned(2);
    await closed;
    await second.getByRole('navigation', { name: 'Songs of the list' }).getByRole('link', { name: /^Next/ }).click();
    await second.getByText('3 of 3').waitFor();
    await scanned(1);
    expect(second.isClosed()).toBe(false);
  });

  test('each phone reads in its own second language, which goes along from song to song', async () => {
    const { page } = await open(LONG, TOUCH);
    const other = page.locator('[data-second]');
    await page.locator('.other-languages > summary').click();
    await page.locator('[data-side-by-side] summary').click();
    await page.getByRole('button', { name: 'With English' }).click();
    await other.waitFor({ state: 'attached' });
    const verse = await page.locator('[data-text] p').nth(3).getAttribute('id');
    const link = await writeListLink({ name: 'Evening', paths: [LONG, SANSKRIT] });
    await page.goto(`/list/#${link}/1/${verse}`);
    await page.waitForURL(`**${LONG}?with=ENG#${verse}`);
    await other.waitFor({ state: 'attached' });
    await page.getByRole('navigation', { name: 'Songs of the list' }).getByRole('link', { name: /^Next/ }).click();
    await page.waitForURL(`**${SANSKRIT}?with=ENG`);
    await other.waitFor({ state: 'attached' });
    expect(await other.getAttribute('lang')).toBe('en');

    await page.locator('.other-languages > summary').click();
    await page.locator('[data-side-by-side] summary').click();
    await page.getByRole('button', { name: 'Sanskrit alone' }).click();
    await other.waitFor({ state: 'detached' });
    await page.goto(LONG);
    await page.locator('[data-text]').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('second'))).toBeNull();
    expect(await other.count()).toBe(0);
  });
});

describe('the window that leads', () => {
  test('has nothing that axe finds, on a phone and in dark, can be used by keyboard alone and at 300 % zoom; says that a song could not be loaded, and tries again', async () => {
    const { page, context, allow } = await open(await programme(LONG, SONG, VERSES), PHONE);
    await verses(page).first().waitFor();
    await is(page, 'Code to scan').click();
    await page.locator('.code svg').waitFor();
    expect(await violationsInBoth(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // 1280 × 720 at 300 %.
    await page.setViewportSize({ width: 427, height: 240 });
    const small = await page.locator('#screen :is(button, select, input, a)').evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width < 44 || height < 44 ? [`${one.outerHTML.slice(0, 80)} ${width} × ${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(427);
    const steps = await page.locator('.steps').boundingBox();
    expect(steps && steps.y + steps.height, 'the way on is in sight').toBeLessThanOrEqual(240);
    const focus = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await is(page, 'Code to scan').focus();
    await page.keyboard.press('Tab');
    expect(await focus()).toBe('‹');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => verses(page).nth(1).getAttribute('aria-current'), SOON).toBe('true');
    expect(await focus()).toBe('Next verse');

    allow(FAILED_REQUEST);
    await context.route(`**${LONG}`, (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(await programme(LONG, SONG));
    await page.getByText('This song could not be loaded.').waitFor();
    await context.unroute(`**${LONG}`);
    await is(page, 'Try again').click();
    await verses(page).first().waitFor();
    expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus is not lost').toBe(true);
  });
});
