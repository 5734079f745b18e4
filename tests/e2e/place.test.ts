/** The reader's place in a text: whatever changes around it, the same verse stays at the top of what is read. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { LONG, type Reading, readingSite, scrollToVerse, USUAL, verseIds, verseOnTop } from './reading.fixture.ts';
import { PLAIN } from './visit-pool.ts';

const { reopen: open, site } = readingSite();

const PHONE = { viewport: { width: 390, height: 844 } };
const SOON = { timeout: 5000 };

/** Verses at every fifth of a text; the last is one that a desk, which shows more, can have at its top. */
const FIFTHS = [16, 32, 64, 48];

/** Goes there as a reader does, so that the page knows of it. */
async function readTo(reading: Reading, verse: number): Promise<void> {
  await scrollToVerse(reading, verse);
  await expect.poll(() => verseOnTop(reading), SOON).toBe(verse);
  await expect.poll(() => reading.page.evaluate(() => history.state?.place), SOON).toMatch(`#v${verse}-`);
}

const loaded = (page: Page) => page.waitForFunction(() => document.querySelector('#end') !== null);

/** It is there, and stays there. */
async function staysAt(reading: Reading, verse: number, message = ''): Promise<void> {
  await expect.poll(() => verseOnTop(reading), { ...SOON, message }).toBe(verse);
  await reading.page.waitForTimeout(400);
  expect(await verseOnTop(reading), message).toBe(verse);
}

/** Turns the screen at verses, and turns it back. */
async function turn(reading: Reading, verses: readonly number[]): Promise<void> {
  for (const verse of verses) {
    await readTo(reading, verse);
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await reading.page.setViewportSize({ width, height });
      await staysAt(reading, verse, `${width} × ${height}`);
    }
  }
}

const lettersOf = (page: Page) =>
  page.locator('[data-text]').evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));

describe('the verse that is read', () => {
  test('is there again after a reload, at every fifth of a text on a phone, and on a desk', async () => {
    const reading = await open(LONG, PHONE);
    const { page } = reading;
    const comesBackTo = async (verse: number): Promise<void> => {
      await readTo(reading, verse);
      await page.reload();
      await loaded(page);
      await staysAt(reading, verse);
    };
    for (const verse of FIFTHS) await comesBackTo(verse);
    await page.setViewportSize({ width: 1280, height: 800 });
    await staysAt(reading, 48, 'in a wide window');
    await comesBackTo(48);
  });

  test('is there again when the browser has thrown the tab away, which tells a page nothing', async () => {
    const deaf = () => addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
    const reading = await open(LONG, PHONE, { script: deaf });
    const { page } = reading;
    await readTo(reading, 48);
    // The reader goes to another tab: it is hidden first.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.reload();
    await staysAt(reading, 48);
  });

  test('stays when the screen is turned, in letters of another size, in lines further apart, in another script, and is there again in it', async () => {
    const reading = await open(LONG, PHONE);
    const { page } = reading;
    await turn(reading, [5, 20]);
    await readTo(reading, 40);
    const usual = await lettersOf(page);
    await page.locator('.look summary').click();
    for (const choice of ['Size 5 of 5', 'Wide', 'Sans', 'Size 1 of 5', 'Tight']) {
      await page.getByTitle(choice).click();
      await staysAt(reading, 40, choice);
      if (choice === 'Size 5 of 5') expect(await lettersOf(page)).toBeGreaterThan(usual);
      if (choice === 'Size 1 of 5') expect(await lettersOf(page)).toBeLessThan(usual);
    }
    await page.locator('[data-script] summary').click();
    await page
      .locator('[data-script]')
      .getByRole('button', { name: /^Devanagari.*as spoken/ })
      .click();
    await expect.poll(() => page.locator('[data-text]').getAttribute('lang'), SOON).toBe('ta-Deva');
    await staysAt(reading, 40, 'in another script');
    await page.reload();
    await expect.poll(() => page.locator('[data-text]').getAttribute('lang'), SOON).toBe('ta-Deva');
    await staysAt(reading, 40, 'after a reload');
  });

  test('stays when the screen is turned, in a text of some screens, and gives way to a reader who scrolls at once', async () => {
    const reading = await open(USUAL, PHONE);
    await turn(reading, [20]);
    const { page } = reading;
    await page.mouse.move(195, 300);
    await page.setViewportSize({ width: 844, height: 390 });
    // The page has heard of it, and is on its way to the verse.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(400); // no frame in which the page goes back to the verse
    expect(await verseOnTop(reading)).toBeGreaterThan(20);
  });
});

describe('the address of a verse', () => {
  test('leads to it, with the text in sight, before the scripts that it needs have come', async () => {
    const { page } = await open(PLAIN);
    const id = (await verseIds(site(), LONG))[50];
    await page.route(/\/_astro\/(?!Page\.)/, () => {}); // all but the first, which do not come
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
    for (const [width, height] of [
      [390, 844],
      [1280, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(PLAIN);
      await page.goto(`${LONG}#${id}`, { waitUntil: 'commit' });
      await expect.poll(seen, { ...SOON, message: `${width} × ${height}` }).toBe(true);
    }
  });
});
