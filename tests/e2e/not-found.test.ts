import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API, FAILED_REQUEST, type Site, startSite } from './site.ts';
import { PLAIN, visitPool } from './visit-pool.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
const pooled = visitPool(() => site);

/** A visit in which a 404 is no fault; it records the path of each navigation. */
async function open(options?: BrowserContextOptions): Promise<{ page: Page; paths: string[] }> {
  const visit = await pooled(PLAIN, options);
  visit.allow(FAILED_REQUEST);
  // Chromium does not know the network of a page that a test fulfils itself, and then forbids it to call this machine.
  await visit.context.route(`${API}/**`, (route) => route.fulfill({ status: 204 }));
  const paths: string[] = [];
  visit.page.on('framenavigated', (frame) => {
    const url = new URL(frame.url());
    if (url.origin === site.url) paths.push(url.pathname);
  });
  return { page: visit.page, paths };
}

/** Waits until a page has stood still: nothing is on its way any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

/** Another page in place of Home, for who asks where an address leads and not what is there. */
const plainHome = (page: Page): Promise<unknown> =>
  page.route(`${site.url}/`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Home</title>' }));

const notFoundPage = async (): Promise<string> => (await fetch(`${site.url}/404.html`)).text();

describe('any other path', () => {
  test('leads home, whatever it is', async () => {
    const { page, paths } = await open();
    await plainHome(page);
    for (const path of [
      '/elsewhere',
      '/file/Nowhere/SAN/none.txt/', // may be there under a safe name, for which it is looked
      '/file/Upanishads/SAN/%3Cscript%3Ealert(1)%3C%2Fscript%3E.txt/',
      '/file/Upanishads/SAN/a%2F..%2F..%2Fb/',
      '/file/%E0%A4%A/', // no UTF-8
      '//evil.example/%2e%2e',
      '/%5Cevil.example/',
      '/file//evil.example/a/b/',
      '/404/?next=https://evil.example/',
      '/playlist/1/x',
      '/elsewhere/#<img src=x onerror=alert(1)>',
    ]) {
      paths.length = 0;
      await page.goto(`${site.url}${path}`);
      await expect.poll(() => page.url(), { message: path }).toBe(`${site.url}/`);
      expect(paths.at(-1), path).toBe('/');
      expect(paths.length, path).toBeLessThanOrEqual(2);
    }
  });

  test('is no step of the history: Back leads to where the reader came from', async () => {
    const { page, paths } = await open();
    await page.goto('/privacy/');
    await page.goto('/elsewhere/');
    await page.waitForURL('/');
    await settle(page);
    expect(paths).toEqual(['/privacy/', '/elsewhere/', '/']);
    await page.goBack();
    await page.waitForURL('/privacy/');
  });

  test('leads home without a script by a link, and stays what it is until then', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    const answer = await page.goto('/elsewhere/');
    expect(answer?.status()).toBe(404);
    expect(await page.getByText('You are being taken to the library.').isVisible()).toBe(false);
    expect(page.url()).toBe(`${site.url}/elsewhere/`);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL('/');
  });
});

describe('the specified address of a page whose name is no safe segment', () => {
  test('leads to it, and needs no help when it is the page’s own', async () => {
    const { page, paths } = await open();
    for (const [path, title] of [
      ['/file/Upanishads/ENG/004%20Who%20Sends%20the%20Mind%20Forth%3F.txt', 'Who Sends the Mind Forth?'],
      ['/file/Bhagavad_Gita/ENG/004%20100%25%20Devotion.txt', '100% Devotion'],
    ] as const) {
      paths.length = 0;
      await page.goto(path);
      await page.waitForURL(/~[0-9a-f]{8}\/$/);
      expect(await page.locator('h1').innerText(), path).toBe(title);
      expect(paths, path).toHaveLength(2);
    }
    paths.length = 0;
    await page.goto('/file/Upanishads/ENG/006%20Nachiketa%27s%20Question.txt');
    expect(await page.locator('h1').innerText()).toBe("Nachiketa's Question");
    expect(paths).toHaveLength(1);
  });
});

describe('an unknown playlist', () => {
  test('says so in the specified words and leads home', async () => {
    const { page } = await open();
    await page.goto('/playlist/nobody-made-this/');
    const error = page.getByText('Failed to load playlist content: there is no such playlist');
    await error.waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL('/');
  });
});

describe('a host that answers wrongly', () => {
  test('with 200 for what is not there sends nobody round in circles', async () => {
    const { page, paths } = await open();
    const body = await notFoundPage();
    await plainHome(page);
    await page.route(/\/(?:elsewhere|file)\//, (route) => route.fulfill({ contentType: 'text/html', body }));
    for (const path of ['/elsewhere/', '/file/Nowhere~00000000/SAN/why~12345678/']) {
      paths.length = 0;
      await page.goto(path);
      await expect.poll(() => page.url(), { message: path }).toBe(`${site.url}/`);
      expect(paths, path).toEqual([new URL(path, site.url).pathname, '/']);
    }
  });

  test('with the 404 page for a home page that is gone says so and stays', async () => {
    const { page, paths } = await open();
    const body = await notFoundPage();
    await page.route(`${site.url}/`, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
    await page.goto('/elsewhere/');
    await page.getByText('The library cannot be reached now. Please try again later.').waitFor();
    await settle(page);
    expect(paths).toEqual(['/elsewhere/', '/']);
  });

  test('or not at all while the page is looked for leads home', async () => {
    const { page } = await open();
    await page.goto('/privacy/');
    await page.route(/why/, (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
    await page.goto('/file/Nowhere/SAN/why%3F.txt/');
    await page.waitForURL(`${site.url}/`);
  });
});
