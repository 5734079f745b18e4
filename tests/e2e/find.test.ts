import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { readingSite, SONG } from './reading.fixture.ts';
import { FAILED_REQUEST } from './site.ts';

const { reopen } = readingSite();
const SOON = { timeout: 15_000 };

const bar = (page: Page) => page.getByRole('search', { name: 'Find in this text' });
const field = (page: Page) => bar(page).getByRole('textbox');
const count = (page: Page) => bar(page).locator('.count');
/** Words that the browser marks as the one that the reader is at. */
const markedNow = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('find-now') ?? [])].map((range) => String(range)).join(' '));

test("'/' opens the search of the text on show, which says where it cannot be loaded; the next letter finds by sound, and Escape gives the page back", async () => {
  const { page, allow } = await reopen(SONG);
  allow(FAILED_REQUEST);
  await page.route('**/_astro/in-worker*.js', (route) => route.abort());
  await page.keyboard.press('/');
  await field(page).waitFor();
  await page.keyboard.type('seviya');
  await expect.poll(() => count(page).innerText(), SOON).toBe('This part could not be loaded.');
  await page.unrouteAll();
  await page.keyboard.type('n');
  await expect.poll(() => count(page).innerText(), SOON).toMatch(/^1 of \d+$/);
  expect(await markedNow(page)).toContain('செவியன்');
  expect(await violations(page, undefined, '.find-bar')).toEqual([]);
  await page.keyboard.press('Escape');
  await bar(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
