/** The next page and the code of islands are prefetched, unless the reader's browser saves data. */
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite, type Visit, visit } from './site.ts';

const LIST = '/file/Thirumurai/TAM/';
/** Has every tool of a text. */
const VERSES = '/file/Upanishads/SAN/001%20Ishavasyam%20Idam%20Sarvam.txt/';

let site: Site;
/** A proxy before the site that counts what is really sent. */
let relay: Server;
let url: string;
let asked: string[] = [];
let here: Visit;

beforeAll(async () => {
  site = await startSite();
  relay = createServer(({ method, url: path = '/', headers }, answer) => {
    asked.push(path);
    request(`${site.url}${path}`, { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 500, from.headers);
      from.pipe(answer);
    })
      .on('error', () => answer.destroy())
      .end();
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  url = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
});
afterEach(async () => {
  expect(await here.close()).toEqual([]);
});
afterAll(async () => {
  relay?.closeAllConnections();
  relay?.close();
  await site?.close();
});

/** @param connection what the browser says of its connection: of a busy machine it may say that it is slow */
async function open(path: string, connection: object = FAST): Promise<Page> {
  here = await visit(site.browser, url, '/privacy/');
  const { page } = here;
  await page.addInitScript(connect, connection);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  asked = [];
  return page;
}

const FAST = { saveData: false, effectiveType: '4g' };
/** What the browser says of its connection from now on. */
const connect = (value: object): void =>
  void Object.defineProperty(navigator, 'connection', { value, configurable: true });

const times = (path: string | undefined): number => asked.filter((one) => one === path).length;
const song = (page: Page, place: number) => page.locator('.songs a').nth(place);
const pathOf = (link: Locator): Promise<string> =>
  link.evaluate((element) => new URL((element as HTMLAnchorElement).href).pathname);
/** What is asked for besides code. */
const pages = (): string[] => asked.filter((path) => !path.startsWith('/_astro/'));

test('the page behind a link is fetched when the keyboard comes to it, once however often that is, or when a pointer rests on it, and not again when it is followed; else it is left alone', async () => {
  const page = await open(LIST);
  for (const link of (await page.locator('a[href^="/"]').all()).slice(-5)) {
    await link.focus();
    await expect.poll(() => link.getAttribute('data-prefetch')).toBe('');
  }
  expect(
    await page.locator('[data-prefetch]').count(),
    'it is let go of when three others were reached for since',
  ).toBe(3);

  // What is left as the page scrolls under a pointer.
  const focused = song(page, 7);
  await focused.focus();
  await page.locator('h1').evaluate((heading) => {
    for (const type of ['pointerout', 'pointerover']) heading.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
  await expect.poll(() => focused.getAttribute('data-prefetch')).toBe('');

  const [reached, next, passed] = await Promise.all([0, 1, 2].map((place) => pathOf(song(page, place))));
  await song(page, 2).evaluate((link) => {
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    link.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
  });
  for (let visits = 0; visits < 2; visits += 1) {
    await song(page, 0).focus();
    await expect.poll(() => times(reached)).toBe(1);
    await song(page, 1).focus();
    await expect.poll(() => times(next)).toBe(1);
  }
  expect([times(reached), times(next)]).toEqual([1, 1]);
  expect(times(passed), 'a pointer that only passes, where those after it are fetched').toBe(0);

  asked = [];
  // Another site, and this page.
  await page.evaluate(() => {
    for (const href of ['https://elsewhere.example/', '#main']) {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'a link';
      link.className = 'trial';
      document.querySelector('h1')?.after(link);
    }
  });
  for (const link of await page.locator('.trial').all()) {
    await link.hover();
    await page.waitForTimeout(300);
  }
  expect(pages()).toEqual([]);
  for (const [place, connection] of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ].entries()) {
    await page.evaluate(connect, connection);
    await song(page, 4 + place).hover();
    await page.waitForTimeout(400);
    expect(pages(), JSON.stringify(connection)).toEqual([]);
  }

  await page.evaluate(connect, FAST);
  const path = await pathOf(song(page, 3));
  await song(page, 3).hover();
  await expect.poll(() => times(path)).toBe(1);
  await page.waitForTimeout(300); // until it is here
  await song(page, 3).click();
  await page.waitForURL(`**${path}`);
  await page.locator('[data-box]').waitFor();
  expect(times(path)).toBe(1);
});

describe('the code of islands', () => {
  const SAVES_DATA = { saveData: true, effectiveType: '4g' };
  const code = (): string[] => asked.filter((path) => /^\/_astro\/.*\.js$/.test(path));
  const isThere = (name: string) => () => code().some((path) => path.includes(name));
  const translate = (page: Page) => page.locator('summary', { hasText: 'Translate' });
  const answered = (page: Page) => page.getByRole('button', { name: 'To English' }).waitFor();

  test('is fetched at the first scroll, and what can be pressed lives then: a press asks for nothing more', async () => {
    const page = await open(VERSES);
    await page.mouse.wheel(0, 200);
    await page.locator('[component-export="Translate"][data-intent="ready"]').waitFor();
    for (const name of ['Translate.', 'VerseMenu.', 'ScriptMenu.', 'client.']) {
      await expect.poll(isThere(name)).toBe(true);
    }
    await page.waitForLoadState('networkidle');
    asked = [];
    await translate(page).focus();
    await page.keyboard.press('Enter');
    await answered(page);
    // Islands that a press did not reach may still be on their way.
    expect(code().filter((path) => /Translate|islands|client/.test(path))).toEqual([]);
  });

  test('is not fetched for a pointer that lies where the page appears, but when it moves', async () => {
    const page = await open(VERSES);
    const lieStill = () => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    await page.evaluate(lieStill);
    await page.locator('header a').first().focus(); // what comes of it comes later than islands would
    await expect.poll(isThere('prefetch.page')).toBe(true);
    expect(code().filter((path) => /Translate|islands|client/.test(path))).toEqual([]);
    await page.mouse.move(200, 300, { steps: 2 });
    await expect.poll(isThere('Translate.')).toBe(true);
  });

  test('of the shortcuts and the command box is not fetched for letters that are typed into a field, but for a key elsewhere', async () => {
    const page = await open('/');
    await page.getByLabel('Search by Song Number or Name').pressSequentially('pavai');
    await page.locator('.home mark').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(code().filter((path) => /Keys|Command/.test(path))).toEqual([]);
    for (let key = 0; key < 2; key += 1) await page.keyboard.press('Tab'); // the first is still the field's
    for (const name of ['Keys.', 'Command.']) await expect.poll(isThere(name)).toBe(true);
  });

  test('is not fetched before a press by a browser that saves data; then its own file and React’s are asked for at once', async () => {
    const page = await open(VERSES, SAVES_DATA);
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(500);
    expect(code().filter((path) => /island|Translate|client/.test(path))).toEqual([]);
    let come = (): void => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    const first: string[] = [];
    await page.route(/\/_astro\/.*\.js$/, async (route) => {
      first.push(route.request().url());
      await held;
      await route.continue();
    });
    await translate(page).click();
    await expect.poll(() => first.filter((url) => /Translate|client/.test(url)).length).toBe(2);
    come();
    await answered(page);
  });

  test('of the verses comes to who saves data with the first key in the text, which is one stop then, and has arrows', async () => {
    const page = await open(VERSES, SAVES_DATA);
    const stops = () => page.locator('[data-text] a[href*="#v"]:not([tabindex="-1"])').count();
    expect(await stops()).toBeGreaterThan(1);
    await page.locator('[data-box]').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(stops).toBe(0);
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[data-text] p')))).toBe(true);
    expect(code().filter((path) => path.includes('Translate'))).toEqual([]);
  });
});
