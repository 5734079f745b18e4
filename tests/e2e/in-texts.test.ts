import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { FAILED_REQUEST, holdRequests, type Site, startSite, type Visit } from './site.ts';
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

test('nothing is fetched before a line is asked for: one word may be a name, and a press looks inside; a line is found by the first letters of its words, in any script', async () => {
  await reopen();
  await search().fill('seviyan');
  const look = page.getByRole('button', { name: 'Look for “seviyan” in the texts' });
  await look.waitFor();
  await page.waitForTimeout(500);
  expect(indexFiles()).toEqual([]);
  await look.click();
  await inTexts().locator('mark').first().waitFor();
  expect(indexFiles().length).toBeGreaterThan(1);
  const region = page.getByRole('region', { name: 'By first letters' });
  for (const typed of ['t s v t', 'த ச வ த', 'tsvt']) {
    await search().fill('');
    await region.waitFor({ state: 'detached' });
    await search().fill(typed);
    if (!typed.includes(' ')) await page.getByRole('button', { name: `Look for “${typed}” in the texts` }).click();
    await expect
      .poll(() => region.locator('mark').allInnerTexts(), { message: typed })
      .toContainEqual(expect.stringMatching(/^தோடுடைய/));
  }
});

test('a line is found with spaces elsewhere, in another order, half typed, exactly in quotes, and leads to its verse', async () => {
  await reopen();
  for (const typed of ['thodudai yaseviyan', 'vidaiyeri seviyan thodudaiya', 'thodudaiya sevi']) {
    await search().fill('');
    await inTexts().waitFor({ state: 'detached' });
    await search().fill(typed);
    await expect.poll(async () => (await marks()).join(' '), { timeout: 5000, message: typed }).toMatch(/செவி/);
  }
  await search().fill('"seviyan thodudaiya"');
  await inTexts().getByText('No verse with these words was found.').waitFor();
  await search().fill('"thodudaiya seviyan"');
  await inTexts().locator('mark').first().waitFor();

  await search().fill('madhi niraindha nannalal');
  await verses().filter({ hasText: 'நிறைந்த' }).first().waitFor();
  expect(await verses().first().innerText()).toContain('part 1 of 1');
  expect(await marks(), 'in the script of the text when it is typed in Roman letters').toEqual(
    expect.arrayContaining([expect.stringContaining('மதி')]),
  );
  const tops = [verses().first(), page.getByText(/^No songs matching/), page.locator('#list')];
  const [verse = 0, sentence = 0, collection = 0] = await Promise.all(
    tops.map(async (each) => (await each.boundingBox())?.y),
  );
  expect([verse < sentence, sentence < collection], 'before the sentence, and that before the list').toEqual([
    true,
    true,
  ]);
  expect(await violations(page, undefined, '.in-texts')).toEqual([]);
  await verses().first().click();
  await page.waitForURL(/#v1\.[0-9a-f]{8}/);
  // The browser marks what the text fragment names, and hides it from scripts.
  const id = await page.evaluate(() => location.hash.slice(1));
  expect(id).toMatch(/^v1\.[0-9a-f]{8}$/);
  expect(await page.locator(`[id="${id}"]`).isVisible()).toBe(true);
});

test('a line that comes by a link is said to be looked for until it is found', async () => {
  await reopen();
  const release = await holdRequests(page, '**/catalogue/texts/**');
  await page.goto('/?q=thodudaiya+seviyan');
  await inTexts().getByText('Looking in the texts').waitFor();
  release();
  await inTexts().locator('mark').first().waitFor();
});

test('what is fetched comes once, however quickly the letters come, and is kept: the same question again costs nothing, and is answered without a connection, which the page says of others', async () => {
  // In a cache that is warm would be more than this reader has asked for.
  visit = await site.visit('/', PHONE);
  page = visit.page;
  // A connection on which an answer takes longer than a letter.
  await page.context().route(/\/_astro\/texts\/|\/catalogue\/texts/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await search().pressSequentially('thodudaiya seviyan', { delay: 150 });
  await inTexts().locator('mark').first().waitFor();
  expect(indexFiles().length).toBeGreaterThan(1);
  expect(indexFiles()).toEqual([...new Set(indexFiles())]);
  const before = indexFiles().length;
  await search().fill('thodudaiya seviya');
  await page.waitForTimeout(400);
  await search().fill('thodudaiya seviyan');
  await inTexts().locator('mark').first().waitFor();
  expect(indexFiles().length, 'the same question again').toBe(before);

  const limit = inTexts().getByRole('button', { pressed: false }).first();
  const collection = await limit.innerText();
  await limit.click();
  await inTexts().getByRole('button', { pressed: true }).waitFor();
  const elsewhere = async () => (await verses().allInnerTexts()).filter((text) => !text.includes(collection));
  await expect.poll(elsewhere, { message: 'a press limits it to the collection on show' }).toEqual([]);
  await inTexts().locator('mark').first().waitFor();
  await inTexts().getByRole('button', { pressed: true }).click();
  await expect
    .poll(() => inTexts().getByRole('button', { pressed: true }).count(), { message: 'another takes the limit away' })
    .toBe(0);
  await inTexts().locator('mark').first().waitFor();

  await page.context().unrouteAll();
  await visit.context.setOffline(true);
  visit.allow(FAILED_REQUEST);
  await search().fill('parasakthi vanakkam engum');
  await inTexts().getByText('There is no connection').waitFor();
  await search().fill('thodudaiya seviyan');
  await inTexts().locator('mark').first().waitFor();
  expect(await visit.close()).toEqual([]);
});
