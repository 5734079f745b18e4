/** The reader's place in a text: whatever changes around it, the same verse stays at the top of what is read. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { LONG, type Reading, readingSite, scrollToVerse, USUAL, verseOnTop } from './reading.fixture.ts';

const { reopen: open } = readingSite();

const PHONE = { viewport: { width: 390, height: 844 } };
const SOON = { timeout: 5000 };

/** Verses at every fifth of a text. */
const FIFTHS = [16, 32, 48, 64];

/** Goes there as a reader does, so that the page knows of it. */
async function readTo(reading: Reading, verse: number): Promise<void> {
  await scrollToVerse(reading, verse);
  await expect.poll(() => verseOnTop(reading), SOON).toBe(verse);
  await expect.poll(() => reading.page.evaluate(() => history.state?.place), SOON).toMatch(`#v${verse}-`);
}

const loaded = (page: Page) => page.waitForFunction(() => document.querySelector('#end') !== null);

/** It is there, and stays there. */
async function staysAt(reading: Reading, verse: number): Promise<void> {
  await expect.poll(() => verseOnTop(reading), SOON).toBe(verse);
  await reading.page.waitForTimeout(400);
  expect(await verseOnTop(reading)).toBe(verse);
}

describe('the verse that is read', () => {
  test.each([
    ['phone', PHONE],
    ['desk', { viewport: { width: 1280, height: 800 } }],
  ])('is there again after a reload, at every fifth of a text, on a %s', async (_, size) => {
    const reading = await open(LONG, size);
    for (const verse of FIFTHS) {
      await readTo(reading, verse);
      await reading.page.reload();
      await loaded(reading.page);
      await staysAt(reading, verse);
    }
  });

  test('is there again when the browser has thrown the tab away, which tells a page nothing', async () => {
    const reading = await open(LONG, PHONE);
    const { page } = reading;
    await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true));
    await page.reload();
    await readTo(reading, 48);
    // The reader goes to another tab: it is hidden first.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.reload();
    await staysAt(reading, 48);
  });

  test.each([
    ['long', LONG],
    ['usual', USUAL],
  ])('stays when the screen is turned, and turned back, in a %s text', async (_, path) => {
    const reading = await open(path, PHONE);
    for (const verse of [5, 20]) {
      await readTo(reading, verse);
      await reading.page.setViewportSize({ width: 844, height: 390 });
      await staysAt(reading, verse);
      await reading.page.setViewportSize({ width: 390, height: 844 });
      await staysAt(reading, verse);
    }
  });

  test('stays in letters of another size, and in lines further apart', async () => {
    const reading = await open(LONG, PHONE);
    const { page } = reading;
    await readTo(reading, 40);
    await page.locator('.look summary').click();
    for (const choice of ['Size 5 of 5', 'Wide', 'Sans', 'Size 1 of 5', 'Tight']) {
      await page.getByTitle(choice).click();
      await staysAt(reading, 40);
    }
  });

  test('stays in another script, and is there again in that script after a reload', async () => {
    const reading = await open(LONG, PHONE);
    const { page } = reading;
    await readTo(reading, 40);
    await page.locator('[data-script] summary').click();
    await page
      .locator('[data-script]')
      .getByRole('button', { name: /^Roman/ })
      .click();
    await expect.poll(() => page.locator('[data-text]').getAttribute('lang'), SOON).toBe('ta-Latn');
    await staysAt(reading, 40);
    await page.reload();
    await expect.poll(() => page.locator('[data-text]').getAttribute('lang'), SOON).toBe('ta-Latn');
    await staysAt(reading, 40);
  });
});

describe('the address of a verse', () => {
  test.each([
    ['phone', PHONE],
    ['desk', { viewport: { width: 1280, height: 600 } }],
  ])('leads to it, with the text in sight, before the scripts that it needs have come, on a %s', async (_, size) => {
    const reading = await open(LONG, size);
    const { page } = reading;
    const id = (await page.locator('[data-text] p').nth(50).getAttribute('id')) ?? '';
    await page.goto('/privacy/');
    await page.route(/\/_astro\/(?!Page\.)/, () => {}); // all but the first, which do not come
    await page.goto(`${LONG}#${id}`, { waitUntil: 'commit' });
    const seen = () =>
      page.locator(`[id="${id}"]`).evaluate((verse) => {
        const box = verse.closest('[data-box]')?.getBoundingClientRect();
        const { top, bottom } = verse.getBoundingClientRect();
        return (
          box !== undefined &&
          box.top >= 0 &&
          top >= box.top &&
          Math.min(bottom, box.bottom) <= innerHeight &&
          top < box.bottom
        );
      });
    await expect.poll(seen, SOON).toBe(true);
  });
});
