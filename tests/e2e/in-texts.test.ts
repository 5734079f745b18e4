import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { FAILED_REQUEST, type Site, startSite, type Visit } from './site.ts';
import { visitPool } from './visit-pool.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
let site: Site;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
const pooled = visitPool(() => site);
/** The visit of an earlier test, with the files of the index that it fetched. */
async function reopen(): Promise<void> {
  visit = await pooled('/', PHONE);
  page = visit.page;
}

const search = () => page.getByLabel('Search by Song Number or Name');
const inTexts = () => page.getByRole('region', { name: 'In the texts' });
const verses = () => inTexts().getByRole('link');
const marks = () => inTexts().locator('mark').allInnerTexts();
const indexFiles = () => visit.requests.filter((url) => /\/catalogue\/texts|\/_astro\/texts\//.test(url));

describe('a line that a reader remembers', () => {
  beforeEach(reopen);

  test('is found in the script of the text when it is typed in Roman letters, and leads to its verse with the words marked', async () => {
    await search().fill('madhi niraindha nannalal');
    await verses().first().waitFor();
    expect(await verses().first().innerText()).toContain('part 1 of 1');
    expect(await marks()).toEqual(expect.arrayContaining([expect.stringContaining('மதி')]));
    expect(await violations(page, undefined, '.in-texts')).toEqual([]);
    await verses().first().click();
    await page.waitForURL(/#v1\.[0-9a-f]{8}/);
    // The browser marks what the text fragment names, and hides it from scripts.
    const id = await page.evaluate(() => location.hash.slice(1));
    expect(id).toMatch(/^v1\.[0-9a-f]{8}$/);
    expect(await page.locator(`[id="${id}"]`).isVisible()).toBe(true);
  });

  test('is found with spaces elsewhere, in another order, and half typed', async () => {
    for (const typed of ['thodudai yaseviyan', 'seviyan thodudaiya', 'thodudaiya sevi']) {
      await search().fill('');
      await inTexts().waitFor({ state: 'detached' });
      await search().fill(typed);
      await expect.poll(async () => (await marks()).join(' '), { timeout: 5000 }).toMatch(/செவி/);
    }
  });

  test('is asked for exactly in quotes', async () => {
    await search().fill('"seviyan thodudaiya"');
    await inTexts().getByText('No verse with these words was found.').waitFor();
    await search().fill('"thodudaiya seviyan"');
    await inTexts().locator('mark').first().waitFor();
  });
});

describe('what is fetched', () => {
  beforeEach(reopen);

  test('is nothing before it is asked for: one word may be a name, and a press looks inside', async () => {
    await search().fill('seviyan');
    const look = page.getByRole('button', { name: 'Look for “seviyan” in the texts' });
    await look.waitFor();
    await page.waitForTimeout(500);
    expect(indexFiles()).toEqual([]);
    await look.click();
    await inTexts().locator('mark').first().waitFor();
    expect(indexFiles().length).toBeGreaterThan(1);
  });

  test('comes once, however quickly the letters come', async () => {
    // A line on which an answer takes longer than a letter.
    await page.context().route(/\/_astro\/texts\/|\/catalogue\/texts/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await search().pressSequentially('thodudaiya seviyan', { delay: 150 });
    await inTexts().locator('mark').first().waitFor();
    expect(indexFiles().length).toBeGreaterThan(1);
    expect(indexFiles()).toEqual([...new Set(indexFiles())]);
  });

  test('is kept: the same question again costs nothing', async () => {
    await search().fill('thodudaiya seviyan');
    await inTexts().locator('mark').first().waitFor();
    const before = indexFiles().length;
    await search().fill('thodudaiya seviya');
    await page.waitForTimeout(400);
    await search().fill('thodudaiya seviyan');
    await inTexts().locator('mark').first().waitFor();
    expect(indexFiles().length).toBe(before);
  });
});

test('a press limits it to the collection on show, and another takes the limit away', async () => {
  await reopen();
  await search().fill('thodudaiya seviyan');
  await inTexts().locator('mark').first().waitFor();
  const limit = inTexts().getByRole('button', { pressed: false }).first();
  const collection = await limit.innerText();
  await limit.click();
  await inTexts().getByRole('button', { pressed: true }).waitFor();
  await inTexts().locator('mark').first().waitFor();
  for (const text of await verses().allInnerTexts()) expect(text).toContain(collection);
  await inTexts().getByRole('button', { pressed: true }).click();
  await expect.poll(() => inTexts().getByRole('button', { pressed: true }).count()).toBe(0);
});

describe('without a line', () => {
  test('the page says so, and what the device has kept is still found', async () => {
    // In a cache that is warm would be more than this reader has asked for.
    visit = await site.visit('/', PHONE);
    page = visit.page;
    await search().fill('thodudaiya seviyan');
    await inTexts().locator('mark').first().waitFor();
    await visit.context.setOffline(true);
    visit.allow(FAILED_REQUEST);
    await search().fill('parasakthi vanakkam engum');
    await inTexts().getByText('There is no connection').waitFor();
    await search().fill('thodudaiya seviyan');
    await inTexts().locator('mark').first().waitFor();
    expect(await visit.close()).toEqual([]);
  });
});
