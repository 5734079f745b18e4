import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { ALONE, LONG, readingSite, SANSKRIT, TIRUPPAVAI } from './reading.fixture.ts';

const { open } = readingSite();
/** A busy machine may take its time. */
const SOON = { timeout: 15_000 };

const verse = (page: Page, at: number) => page.locator('[data-text] p').nth(at);
const menu = (page: Page) => page.getByRole('group', { name: /^(?:verse|part) / });
const inText = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-text] p')?.id ?? '');

/** Presses the margin beside a verse. */
async function pressMargin(page: Page, at: number): Promise<void> {
  const box = await verse(page, at).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 12);
}

describe('a verse', () => {
  test('without a number has a menu, named by its place among the parts', async () => {
    const { page } = await open(TIRUPPAVAI);
    await pressMargin(page, 0);
    await menu(page).waitFor(SOON);
    expect(new URL(page.url()).hash).toBe(`#${await verse(page, 0).getAttribute('id')}`);
  });

  test('is reached by arrows from the text, which is one stop, and its menu by Enter', async () => {
    const { page, box } = await open(LONG);
    await box.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('[data-text] a:not([tabindex="-1"])').count(), SOON).toBe(0);
    // The code that listens comes with the first key.
    await expect
      .poll(async () => {
        await box.evaluate((element) => element.scrollTo(0, 0));
        await box.focus();
        await page.keyboard.press('ArrowDown');
        return inText(page);
      }, SOON)
      .toBe(await verse(page, 0).getAttribute('id'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await inText(page)).toBe(await verse(page, 1).getAttribute('id'));
    await page.keyboard.press('Enter');
    await menu(page).waitFor(SOON);
    await page.keyboard.press('Escape');
    await expect.poll(() => inText(page), SOON).toBe(await verse(page, 1).getAttribute('id'));
    await page.keyboard.press('Escape');
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('opens its menu by the second button of a mouse, on any of its words', async () => {
    const { page } = await open(ALONE);
    await page.mouse.move(200, 300);
    await expect
      .poll(async () => {
        await verse(page, 0).locator('span').first().click({ button: 'right' });
        return menu(page).count();
      }, SOON)
      .toBe(1);
  });

  test('is found by its number, in a text of many', async () => {
    const { page } = await open(LONG);
    await verse(page, 2).locator('a').click();
    await menu(page).waitFor(SOON);
    const field = page.getByRole('textbox', { name: 'Go to verse …' });
    await field.fill('9999');
    await field.press('Enter');
    await page.getByText('There is no verse 9999 here.').waitFor();
    await field.fill('40');
    await field.press('Enter');
    await expect.poll(() => new URL(page.url()).hash, SOON).toMatch(/^#v40\./);
    await expect.poll(() => inText(page), SOON).toMatch(/^v40\./);
  });

  test('has a number that a finger can press, 24 pixels wide', async () => {
    for (const path of [LONG, SANSKRIT]) {
      const { page } = await open(path, { viewport: { width: 390, height: 844 } });
      const widths = await page
        .locator('[data-text] a')
        .evaluateAll((links) => links.slice(0, 20).map((link) => link.getBoundingClientRect().width));
      expect(Math.min(...widths), path).toBeGreaterThanOrEqual(24);
    }
  });
});
