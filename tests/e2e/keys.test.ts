import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsInBoth, WCAG } from './axe.ts';
import { ABSENT, LONG, readingSite, SONG, verseOnTop } from './reading.fixture.ts';
import { FAILED_REQUEST, holdRequests } from './site.ts';

const { reopen } = readingSite();
const TWO_VERSES = '/file/Upanishads/SAN/001%20Ishavasyam%20Idam%20Sarvam.txt/';
/** Scripts that are not in the page from the start. */
const CODE = /\/_astro\/(?!Page\.)[^?]*\.js/;
const SECOND = '/file/Thirumurai/TAM/002';
/** A busy machine may take its time. */
const SOON = { timeout: 15_000 };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe('by single keys', () => {
  test('n and p lead from song to song, the very first key too, and / to the search, on a keyboard of another script in their places', async () => {
    const { page } = await reopen(SONG);
    await page.keyboard.press('n');
    await page.waitForURL((url) => url.pathname.startsWith(SECOND));
    await page.keyboard.press('p');
    await page.waitForURL((url) => url.pathname === SONG);
    const cdp = await page.context().newCDPSession(page);
    const key = { key: 'ண', code: 'KeyN', windowsVirtualKeyCode: 78 };
    await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await page.waitForURL((url) => url.pathname.startsWith(SECOND));
    const slash = { key: 'य', code: 'Slash', windowsVirtualKeyCode: 191 };
    await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...slash });
    await page.locator('.find-bar input:focus').waitFor();
    await cdp.detach();
  });

  test('what is typed after / is typed into its field, however late that comes, and does nothing else; where it cannot come, keys are keys again', async () => {
    const { page, context, allow } = await reopen(SONG);
    allow(FAILED_REQUEST);
    const come = await holdRequests(context, CODE);
    await page.keyboard.type('/hara j');
    come();
    await page.locator('.find-bar input:focus').waitFor();
    expect(await page.locator('.find-bar input').inputValue()).toBe('hara j');
    expect(new URL(page.url()).pathname).toBe(SONG);

    await context.unroute(CODE);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await context.route(CODE, (route) => route.abort());
    await page.keyboard.press('/');
    await page.getByRole('alert').filter({ visible: true }).waitFor();
    await context.unroute(CODE);
    await page.keyboard.press('n');
    await page.waitForURL((url) => url.pathname.startsWith(SECOND));
  });

  test("t opens the menu of translations, o the other languages, Escape closes; h goes Home, '/' from anywhere to Home's search", async () => {
    const { page } = await reopen(SONG);
    await page.keyboard.press('t');
    await page.getByRole('button', { name: 'To English' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'To English' }).waitFor({ state: 'detached' });
    await page.keyboard.press('o');
    await expect.poll(() => focused(page), SOON).toMatch(/^English: 1 -/);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page), SOON).toBe('Other Languages');
    await page.keyboard.press('h');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/privacy/');
    await page.keyboard.press('/');
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), SOON).toBe('q');
    await page.keyboard.type('thodu');
    await page.locator('.home .songs mark').first().waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('j and k lead from verse to verse, from the first, with the focus, down to the last and back; pressed while their part is still coming they are done once each', async () => {
    const reading = await reopen(LONG);
    const { page } = reading;
    const verse = () => page.evaluate(() => document.activeElement?.closest('[data-text] p')?.id ?? '');
    await page.keyboard.press('j');
    await expect.poll(verse, SOON).toMatch(/^v1\./);
    await page.reload();
    for (let time = 0; time <= 3; time += 1) await page.keyboard.press('j');
    await expect.poll(() => verseOnTop(reading), SOON).toBe(3);
    await page.waitForTimeout(300);
    expect(await verseOnTop(reading)).toBe(3);
    expect(await verse()).toMatch(/^v4\./);
    for (let time = 4; time <= 12; time += 1) {
      await page.keyboard.press('j');
      await expect.poll(() => verseOnTop(reading), SOON).toBe(time);
    }
    await page.keyboard.press('k');
    await expect.poll(() => verseOnTop(reading), SOON).toBe(11);
    expect(await verse()).toMatch(/^v12\./);
    // All of a short text is on the screen.
    await page.goto(TWO_VERSES);
    for (const [key, id] of [
      ['j', /^v1\./],
      ['j', /^v2\./],
      ['k', /^v1\./],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(verse, SOON).toMatch(id);
    }
  });

  test('nothing happens in a field, with a modifier, or where the page has nothing for it', async () => {
    const { page } = await reopen('/support/');
    await page.locator('textarea').fill('');
    await page.locator('textarea').pressSequentially('nphjk/?');
    expect(await page.locator('textarea').inputValue()).toBe('nphjk/?');
    await page.locator('h1').click();
    for (const key of ['n', 'p', 'j', 't', 'o', 'Shift+H', 'Control+j']) await page.keyboard.press(key);
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe('/support/');
    await page.goto(ABSENT);
    await page.keyboard.press('t');
    await page.waitForTimeout(300);
    expect(await page.getByRole('button', { name: 'To English' }).count()).toBe(0);
  });
});

describe('the dialog of keys', () => {
  test("'?' shows the keys of this page and no others; keys behind it do not work; single keys can be turned off in it, for every page, and on again", async () => {
    const { page } = await reopen(SONG);
    const keys = () => dialog(page).locator('dl kbd').allTextContents();
    await page.locator('[data-back]').focus();
    await page.keyboard.press('?');
    await dialog(page).waitFor();
    expect(await keys()).toEqual(['n', 'j', 'k', 't', 'o', 'h', '/', 'r', '?']);
    await page.keyboard.press('n');
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe(SONG);
    const turn = dialog(page).getByRole('switch', { name: 'Single-key shortcuts' });
    await turn.press('Space');
    expect(await turn.getAttribute('aria-checked')).toBe('false');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await focused(page), 'Escape gives the focus back').toBe('Back');
    for (const path of [SONG, '/']) {
      await page.goto(path);
      for (const key of ['n', '/', '?', 'h']) await page.keyboard.press(key);
      await page.waitForTimeout(400);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await dialog(page).count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(null);
    }
    await page.goto('/privacy/');
    await page.getByText('your choice to turn off single-key shortcuts').waitFor();
    await page.getByRole('button', { name: 'Clear all of it' }).click();
    await page.getByText(/^Cleared: /).waitFor();
    await page.keyboard.press('?');
    await dialog(page).waitFor();
    expect(await keys()).toEqual(['h', '/', '?']);
    await page.mouse.click(5, 5);
    await dialog(page).waitFor({ state: 'detached' });
  });

  test('More opens it too, before any key was pressed; axe finds nothing in it, it fits a phone, and Escape gives the focus back to More', async () => {
    const { page } = await reopen(SONG, { viewport: { width: 390, height: 844 } });
    await page.locator('[component-export="TextTools"] summary').click();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await dialog(page).waitFor();
    expect(await violationsInBoth(page, WCAG, 'dialog[open]')).toEqual([]);
    const { width } = (await dialog(page).boundingBox()) ?? { width: 999 };
    expect(width).toBeLessThanOrEqual(358);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('More');
  });
});
