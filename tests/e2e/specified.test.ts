/** What the specification says of texts and playlists that are out of the ordinary. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { readingSite } from './reading.fixture.ts';

const { open: visitPage } = readingSite();

const open = async (path: string): Promise<Page> => (await visitPage(path)).page;

describe('a text that is not available', () => {
  const notice = (page: Page) => page.locator('article').getByRole('note').innerText();

  test('points to other languages only where one can be read', async () => {
    expect(await notice(await open('/file/Trials/ENG/003%20Absent.txt/'))).toContain('“Other Languages” lists');
    for (const path of ['/file/Trials/ENG/006%20Nowhere.txt/', '/file/Trials/TAM/007%20Nowhere%20Too.txt/']) {
      expect(await notice(await open(path))).toMatch(/^This song is not available in (?:English|Tamil) yet\.$/);
    }
  });
});

test('a NUL in a text is shown by its symbol', async () => {
  const page = await open('/file/Trials/ENG/008%20Nul.txt/');
  expect((await page.locator('[data-text]').innerText()).trim()).toBe('Peace␀and peace');
});

test('a playlist without content says so, and leads home', async () => {
  const page = await open('/playlist/trial-empty/');
  expect(await page.locator('h1').innerText()).toBe('Trial without content');
  expect(await page.getByRole('note').innerText()).toMatch(/^There is nothing in this playlist yet\./);
  expect(await page.getByRole('button', { name: 'Print the whole playlist' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL('/');
});
