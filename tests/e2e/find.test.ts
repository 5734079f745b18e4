import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { LONG, readingSite, SONG } from './reading.fixture.ts';
import { FAILED_REQUEST } from './site.ts';

const { reopen } = readingSite();
const SOON = { timeout: 15_000 };

const bar = (page: Page) => page.getByRole('search', { name: 'Find in this text' });
const field = (page: Page) => bar(page).getByRole('textbox');
const count = (page: Page) => bar(page).locator('.count');
/** Words that the browser marks as the one that the reader is at. */
const markedNow = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('find-now') ?? [])].map((range) => String(range)).join(' '));

describe('in the text on show', () => {
  test("'/' opens the search, the letters are found by sound, and Escape gives the page back", async () => {
    const { page } = await reopen(SONG);
    await page.keyboard.press('/');
    await field(page).waitFor();
    await page.keyboard.type('seviyan');
    await expect.poll(() => count(page).innerText(), SOON).toMatch(/^1 of \d+$/);
    expect(await markedNow(page)).toContain('செவியன்');
    expect(await violations(page, undefined, '.find-bar')).toEqual([]);
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  test('Enter leads from one to the next, and around', async () => {
    const { page } = await reopen(LONG);
    await page.keyboard.press('/');
    await field(page).fill('thodudaiya');
    await expect.poll(() => count(page).innerText(), SOON).toMatch(/^1 of /);
    const total = Number((await count(page).innerText()).split(' ').at(-1));
    expect(total).toBeGreaterThan(70);
    await field(page).press('Enter');
    await expect.poll(() => count(page).innerText(), SOON).toBe(`2 of ${total}`);
    await field(page).press('Shift+Enter');
    await field(page).press('Shift+Enter');
    await expect.poll(() => count(page).innerText(), SOON).toBe(`${total} of ${total}`);
    expect(await markedNow(page)).toContain('தோடுடைய');
  });

  test('where the search cannot be loaded it says so, and the next letter finds', async () => {
    const { page, allow } = await reopen(SONG);
    allow(FAILED_REQUEST);
    await page.route('**/_astro/in-worker*.js', (route) => route.abort());
    await page.keyboard.press('/');
    await field(page).fill('seviya');
    await expect.poll(() => count(page).innerText(), SOON).toBe('This part could not be loaded.');
    await page.unrouteAll();
    await page.keyboard.type('n');
    await expect.poll(() => count(page).innerText(), SOON).toMatch(/^1 of /);
  });

  test('More offers it, and it says when there is nothing', async () => {
    const { page } = await reopen(SONG);
    await page.locator('.bar summary', { hasText: 'More' }).click();
    await page.getByRole('button', { name: 'Find in this text' }).click();
    await field(page).fill('hanuman chalisa');
    await expect.poll(() => count(page).innerText(), SOON).toBe('Not in this text');
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await bar(page).waitFor({ state: 'detached' });
  });
});
