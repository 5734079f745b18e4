/** A search inside texts by a reader who keeps some of them, with a line, without one, and on one that says nothing. */
import { rmSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ensureChromium, headlessOf, QUIET } from '../../scripts/start/chromium.ts';
import { fileOfPath } from '../../scripts/verify/pages.ts';
import { SOON } from './my.fixture.ts';
import { type Release, startRelease, workerIsThere } from './offline.fixture.ts';
import { holdRequests, type Site, startSite } from './site.ts';

const LIST = '/file/Trials/TAM/';
/** A line of a kept text, as it is heard; and one of a text that is not kept. */
const KEPT_LINE = 'madhi niraindha nannalal';
const OTHER_LINE = 'he wears an earring rides the bull';
const ONLY_KEPT = 'There is no connection: only the texts kept on this device were searched.';

let site: Site;
let release: Release;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  site = await startSite();
  release = await startRelease(site.dist, `${site.dist}.kept-search-${process.pid}`);
});
afterAll(async () => {
  await release?.close();
  await site?.close();
});
beforeEach(() => release.restore());

/** Goes on in a context, with a page of its own. */
async function use(next: BrowserContext): Promise<void> {
  context = next;
  context.setDefaultTimeout(15_000);
  page = await context.newPage();
}
async function goHome(): Promise<void> {
  await page.goto(`${release.line.url}/`);
}
async function keepList(): Promise<void> {
  await page.goto(release.line.url + LIST);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText(/\d+ of \d+ songs, as of/).waitFor(SOON);
  await workerIsThere(page);
}

const search = () => page.getByLabel('Search by Song Number or Name');
const inTexts = () => page.getByRole('region', { name: 'In the texts' });
const verses = () => inTexts().getByRole('link');

let profile: string;
async function openBrowser(): Promise<void> {
  const executablePath = headlessOf(await ensureChromium(console.error));
  await use(await chromium.launchPersistentContext(profile, { executablePath, args: [...QUIET] }));
}

/** One reader for all: what a test has changed of what is kept, it brings back. */
describe('a reader who keeps a list', () => {
  beforeAll(async () => {
    profile = `${release.folder}.profile`;
    release.restore();
    await openBrowser();
    await keepList();
  });
  beforeEach(async () => {
    await context.unrouteAll();
    // Nothing is answered by what an earlier test has asked for.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    await devtools.detach();
  });
  afterAll(async () => {
    await context?.close();
    rmSync(profile, { recursive: true, force: true });
  });

  test('finds a line of a kept text by its sound once the browser was closed and the line is cut, and leads to its verse', async () => {
    await context.close();
    release.line.set('cut');
    await openBrowser();
    await goHome();
    await search().fill(KEPT_LINE);
    await verses().first().waitFor();
    expect(await inTexts().locator('mark').allInnerTexts()).toEqual([expect.stringContaining('மதி')]);
    expect(await verses().first().innerText()).toContain('Trials · Tamil');
    await inTexts().getByText(ONLY_KEPT).waitFor();
    expect(await verses().first().getAttribute('href')).toMatch(/#v1\.[0-9a-f]{8}:~:text=/);
    await verses().first().click();
    await page.waitForURL(/#v1\.[0-9a-f]{8}/);
    const id = await page.evaluate(() => location.hash.slice(1));
    expect(await page.locator(`[id="${id}"]`).isVisible()).toBe(true);
    const { pathname } = new URL(page.url());
    const drawn = await page.evaluate(async (path) => (await fetch(path)).text(), pathname);
    expect(drawn, 'the page as it is published').toBe(release.read(fileOfPath(pathname)));
  });

  test('says that a text which is not kept was not looked into', async () => {
    release.line.set('cut');
    await goHome();
    await search().fill(OTHER_LINE);
    await inTexts().getByText('No verse with these words was found.').waitFor();
    await inTexts().getByText(ONLY_KEPT).waitFor();
  });

  test('looks into the whole library while there is a line, asks the device for nothing then, and all the same answers from it when the line is lost', async () => {
    await goHome();
    release.line.asked();
    await search().fill(OTHER_LINE);
    await verses().first().waitFor();
    expect(await inTexts().getByText(ONLY_KEPT).count()).toBe(0);
    const asked = release.line.asked();
    expect(asked).toContain('/catalogue/texts.json');
    expect(asked.filter((path) => /kept-search|\/_astro\/packs\//.test(path))).toEqual([]);
    release.line.set('cut');
    await search().fill(KEPT_LINE);
    await inTexts().getByText(ONLY_KEPT).waitFor();
    await verses().first().waitFor();
    release.line.set('on');
    await search().fill(OTHER_LINE);
    await expect
      .poll(() => inTexts().getByText(ONLY_KEPT).count(), { ...SOON, message: 'from the site when it is back' })
      .toBe(0);
    await verses().first().waitFor();
  });

  test('does not wait for a site that says nothing', async () => {
    release.line.set('silent', /\/(?:catalogue\/texts|_astro\/texts)/);
    await goHome();
    await search().fill(KEPT_LINE);
    await inTexts().getByText(ONLY_KEPT).waitFor();
    await verses().first().waitFor();
  });

  test('takes the answer of a slow site when it comes', async () => {
    const answer = await holdRequests(context, /\/catalogue\/texts/);
    await goHome();
    await search().fill(OTHER_LINE);
    await inTexts().getByText(ONLY_KEPT).waitFor();
    answer();
    await verses().first().waitFor();
    expect(await inTexts().getByText(ONLY_KEPT).count()).toBe(0);
  });

  test('says how many kept songs it could not look into', async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('nama-packs-1');
      for (const request of await cache.keys()) if (request.url.endsWith('.bin')) await cache.delete(request);
    });
    release.line.set('cut');
    await goHome();
    await search().fill(KEPT_LINE);
    await inTexts()
      .getByText(/^\d+ kept songs could not be searched/)
      .waitFor();
    release.line.set('on');
    await page.goto(`${release.line.url}/my/`);
    await page.getByText(/^0 of \d+ songs are here/).waitFor();
    await page.getByRole('button', { name: 'Download them again' }).click();
    await page.getByText(/^(\d+) of \1 songs, as of/).waitFor(SOON);
  });
});
