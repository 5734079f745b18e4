/**
 * What a blind reader hears on twelve journeys, by keyboard alone. The transcripts are in `transcripts/`: whoever changes a word or a
 * control reads there what is heard now. `npm test -- tests/e2e/transcripts.test.ts -u` writes them anew.
 */

import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listener, listenTo, noteWords } from './listener.ts';
import { holdRequests, type Site, startSite } from './site.ts';
import { visitPool } from './visit-pool.ts';

const LONG = '/file/Trials/TAM/001%20Long.txt/';
const VERSES = '/file/Upanishads/SAN/001%20Ishavasyam%20Idam%20Sarvam.txt/';
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
const pooled = visitPool(() => site);

function journey(name: string, path: string, walk: (reader: Listener, page: Page) => Promise<void>): void {
  test(name, async () => {
    const { page } = await pooled(path, {}, { script: noteWords });
    const reader = await listenTo(page);
    await walk(reader, page);
    await expect(reader.transcript()).toMatchFileSnapshot(`transcripts/${name.replaceAll(' ', '-')}.txt`);
  });
}

/** By Enter on its button; its entries may come a moment later. */
async function openMenu(page: Page, entry: string | RegExp): Promise<void> {
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: entry }).first().waitFor();
}

journey('find a song', '/', async ({ step }, { keyboard }) => {
  await step("press '/'", () => keyboard.press('/'), 'at: textbox');
  await step('type "pavai"', () => keyboard.type('pavai'), 'elsewhere');
  await step('press ArrowDown', () => keyboard.press('ArrowDown'), 'at: link');
  await step('press Escape', () => keyboard.press('Escape'), 'at: textbox');
  await step('press Enter', () => keyboard.press('Enter'), 'at: link');
  await step('press Enter', () => keyboard.press('Enter'), 'page: ');
});

journey('find a line', '/', async ({ step }, page) => {
  const { keyboard } = page;
  const release = await holdRequests(page.context(), /\/catalogue\/texts/);
  await step("press '/'", () => keyboard.press('/'), 'at: textbox');
  await step('type "madhi niraindha nannalal"', () => keyboard.type('madhi niraindha nannalal'), 'Looking');
  await step('wait', async () => release(), 'verses');
  await step('press ArrowDown', () => keyboard.press('ArrowDown'), 'at: link');
  await step('press Escape', () => keyboard.press('Escape'), 'at: textbox');
  await step('press Enter', () => keyboard.press('Enter'), 'at: link');
  await step('press Escape', () => keyboard.press('Escape'), 'at: textbox');
  await step(
    'type "seviyan" in its place',
    () => page.getByLabel('Search by Song Number or Name').fill('seviyan'),
    'song',
  );
  const look = page.getByRole('button', { name: 'Look for “seviyan” in the texts' });
  await step('go to "Look for"', () => look.focus(), 'at: button');
  await step('press Enter', () => keyboard.press('Enter'), 'verses');
  await step('press Tab', () => keyboard.press('Tab'), 'at: button');
});

journey('find in a text', LONG, async ({ step }, { keyboard }) => {
  await step("press '/'", () => keyboard.press('/'), 'at: textbox');
  await step('type "madhisoodi"', () => keyboard.type('madhisoodi'), '1 of');
  await step('press Enter', () => keyboard.press('Enter'), '2 of');
  await step('press Escape', () => keyboard.press('Escape'), 'at: link');
});

journey('meaning of a verse', VERSES, async ({ step }, page) => {
  const release = await holdRequests(page, /\/translate$/);
  await page.locator('[data-text] span').first().click({ clickCount: 3 });
  await step(
    'select a line, and press "Sanskrit Meaning"',
    () => page.getByRole('button', { name: 'Sanskrit Meaning' }).click(),
    'Asking',
  );
  await step('wait', async () => release(), 'says:');
  await step('press Tab', () => page.keyboard.press('Tab'), 'at:');
  await step('press Tab', () => page.keyboard.press('Tab'), 'at:');
});

journey('translate', VERSES, async ({ step }, page) => {
  const { keyboard } = page;
  const release = await holdRequests(page, /\/translate$/);
  await step('go to "Translate"', () => page.locator('summary', { hasText: 'Translate' }).focus(), 'at:');
  await step('press Enter', () => openMenu(page, 'To English'), 'expanded');
  await step('press Tab', () => keyboard.press('Tab'), 'at:');
  await step('press ArrowDown', () => keyboard.press('ArrowDown'), 'at:');
  await step('press Enter', () => keyboard.press('Enter'), 'says:');
  await step('wait', async () => release(), 'says:');
});

journey('keep and read offline', '/file/Upanishads/SAN/', async ({ step }, page) => {
  const { keyboard } = page;
  await step(
    'go to "Keep on this device"',
    () => page.getByRole('button', { name: 'Keep on this device' }).focus(),
    'at:',
  );
  await step('press Enter', () => keyboard.press('Enter'), /to download[\s\S]*Keep it/);
  await step('press Enter', () => keyboard.press('Enter'), 'as of');
  await step('press Tab', () => keyboard.press('Tab'), 'at:');
});
