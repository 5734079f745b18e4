/**
 * What a blind reader hears on twelve journeys, by keyboard alone. The transcripts are in `transcripts/`: whoever changes a word or a
 * control reads there what is heard now. `npm test -- tests/e2e/transcripts.test.ts -u` writes them anew.
 */

import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listener, listenTo, noteWords } from './listener.ts';
import { holdRequests, type Site, startSite } from './site.ts';
import { visitPool } from './visit-pool.ts';

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
  const release = await holdRequests(page, /\/_astro\/texts\//);
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
