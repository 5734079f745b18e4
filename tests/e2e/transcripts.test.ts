/**
 * What a blind reader hears on twelve journeys, by keyboard alone. The transcripts are in `transcripts/`: whoever changes a word or a
 * control reads there what is heard now. `npm test -- tests/e2e/transcripts.test.ts -u` writes them anew.
 */

import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listener, listenTo, noteWords } from './listener.ts';
import { workerIsThere } from './offline.fixture.ts';
import { FAILED_REQUEST, holdRequests, type Site, startSite, type Visit } from './site.ts';
import { visitPool } from './visit-pool.ts';

const SONG = '/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/';
const LONG = '/file/Trials/TAM/001%20Long.txt/';
const VERSES = '/file/Upanishads/SAN/001%20Ishavasyam%20Idam%20Sarvam.txt/';
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
const pooled = visitPool(() => site);

async function walk(name: string, { page }: Visit, journey: (reader: Listener, page: Page) => Promise<void>) {
  const reader = await listenTo(page);
  await journey(reader, page);
  await expect(reader.transcript()).toMatchFileSnapshot(`transcripts/${name.replaceAll(' ', '-')}.txt`);
}

const hears = (name: string, path: string, journey: (reader: Listener, page: Page) => Promise<void>): void =>
  test(name, async () => walk(name, await pooled(path, {}, { script: noteWords }), journey));

/** Of a page that is opened: its title is there before the focus is. */
const NEXT_PAGE = /page: [\s\S]*at: nothing/;

const summary = (page: Page, name: string): Locator => page.locator('summary', { hasText: name });

/** What is in a menu may come a moment after the press that opens it. */
const open = ({ step }: Listener, page: Page, entry: Locator): Promise<void> =>
  step(
    'press Enter',
    async () => {
      await page.keyboard.press('Enter');
      await entry.waitFor();
    },
    ', expanded',
  );

/** The text, whose verses are gone through by arrows once its code is there. */
const toText = ({ step }: Listener, page: Page): Promise<void> =>
  step(
    'go on with Tab',
    async () => {
      await page.locator('[data-box]').focus();
      await page.locator('[data-text] a[aria-label]').first().waitFor();
    },
    'at: region',
  );

hears('find a song', '/', async ({ press, type, goTo }, page) => {
  await press('/', 'at: textbox');
  await type('pavai', 'elsewhere');
  await press('ArrowDown', 'at: link');
  await press('Escape', 'at: textbox');
  await press('Enter', 'at: link');
  await goTo(page.getByRole('region', { name: 'Also in' }).getByRole('button').first(), 'at: button');
  await press('Enter', /elsewhere[\s\S]*at: heading/);
  await goTo(page.getByLabel('Search by Song Number or Name'), 'at: textbox');
  await press('ArrowDown', 'at: link');
  await press('Enter', NEXT_PAGE);
});

hears('find a line', '/', async ({ step, press, type, goTo }, page) => {
  const release = await holdRequests(page.context(), /\/catalogue\/texts/);
  await press('/', 'at: textbox');
  await type('madhi niraindha nannalal', 'Looking');
  await step('wait', async () => release(), 'verses');
  await press('ArrowDown', 'at: link');
  await press('Escape', 'at: textbox');
  await press('Enter', 'at: link');
  await press('Escape', 'at: textbox');
  await press('Control+a', '');
  await type('seviyan', '1 song');
  await goTo(page.getByRole('button', { name: 'Look for “seviyan” in the texts' }), 'at: button');
  await press('Enter', /verses[\s\S]*at: heading/);
  await press('Tab', 'at: button');
});

hears('read a chapter', VERSES, async (reader, page) => {
  const { press } = reader;
  await press('Tab', 'at: link');
  await press('Enter', 'at: main');
  await toText(reader, page);
  for (const key of ['ArrowDown', 'j', 'k']) await press(key, 'at: link');
  await press('Escape', 'at: region');
  await press('n', NEXT_PAGE);
});

hears('meaning of a verse', VERSES, async (reader, page) => {
  const { step, press } = reader;
  const release = await holdRequests(page, /\/translate$/);
  await press('Tab', 'at: link');
  await toText(reader, page);
  await press('ArrowDown', 'at: link');
  await press('Enter', 'at: button');
  await press('Enter', /Asking[\s\S]*at: heading/);
  await step('wait', async () => release(), 'is here');
  await press('Tab', 'at: button');
  await press('Tab', 'at: group');
  await press('Shift+Tab', 'at: button');
  await press('Enter', 'at: link');
});

hears('translate', VERSES, async (reader, page) => {
  const { step, press, goTo } = reader;
  const release = await holdRequests(page, /\/translate$/);
  await goTo(summary(page, 'Translate'), 'at: button');
  await open(reader, page, page.getByRole('button', { name: 'To English' }));
  await press('Tab', 'at: button');
  await press('ArrowDown', 'at: button');
  await press('ArrowUp', 'at: button');
  await press('Enter', /Translating[\s\S]*at: heading/);
  await step('wait', async () => release(), 'is here');
});

hears('other language', VERSES, async (reader, page) => {
  const { press, goTo } = reader;
  await goTo(summary(page, 'Other Languages'), 'at: button');
  await open(reader, page, page.getByRole('link', { name: /^English: 1/ }));
  await press('Tab', 'at: link');
  await press('Enter', NEXT_PAGE);
});

hears('script', VERSES, async (reader, page) => {
  const { press, goTo } = reader;
  await goTo(summary(page, 'Script'), 'at: button');
  await open(reader, page, page.getByRole('button', { name: 'Telugu' }));
  await goTo(page.getByRole('button', { name: 'Telugu' }), 'at: button');
  await press('Enter', /transliterated[\s\S]*at: button "Script"/);
  await goTo(page.getByRole('button', { name: 'Show the original' }), 'at: button');
  await press('Enter', 'at: button "Script"');
});

hears('side by side', VERSES, async (reader, page) => {
  const { step, press, goTo } = reader;
  const release = await holdRequests(page, /\/ENG\//);
  await goTo(summary(page, 'Other Languages'), 'at: button');
  await open(reader, page, summary(page, 'Side by side'));
  await goTo(summary(page, 'Side by side'), 'at: button');
  await open(reader, page, page.getByRole('button', { name: 'With English', exact: true }));
  await press('Tab', 'at: button');
  await press('Enter', /Loading[\s\S]*at: button "Other Languages"/);
  await step(
    'wait',
    async () => {
      release();
      await page.locator('[data-second]').waitFor();
    },
    'Each verse in Sanskrit',
  );
  await toText(reader, page);
  for (let time = 1; time <= 3; time += 1) await press('ArrowDown', 'at: link');
});

hears('find in a text', LONG, async ({ press, type }) => {
  await press('/', 'at: textbox');
  await type('madhisoodi', '1 of');
  await press('Enter', '2 of');
  await press('Escape', 'at: link');
});

test('keep and read offline', async () => {
  // Its worker would be there for the journeys after it.
  const visit = await site.visit('/robots.txt');
  await visit.page.addInitScript(noteWords);
  await visit.page.goto('/file/Upanishads/SAN/');
  await walk('keep and read offline', visit, async ({ step, press, goTo }, page) => {
    await goTo(page.getByRole('button', { name: 'Keep on this device' }), 'at: button');
    await press('Enter', /to download[\s\S]*at: button/);
    await press('Enter', /as of[\s\S]*at: group/);
    await workerIsThere(page);
    await press('Tab', 'at: button');
    visit.allow(FAILED_REQUEST);
    await visit.context.setOffline(true);
    await step('open a song without a connection', () => page.goto(VERSES), NEXT_PAGE);
  });
  expect(await visit.close()).toEqual([]);
});

hears('make a list', SONG, async (reader, page) => {
  const { press, type, goTo } = reader;
  await goTo(summary(page, 'More'), 'at: button');
  await open(reader, page, page.getByRole('button', { name: 'Add to a list' }));
  await goTo(page.getByRole('button', { name: 'Add to a list' }), 'at: button');
  await press('Enter', 'at: textbox');
  await type('Dawn', '');
  await press('Enter', 'Added');
  await goTo(page.getByRole('button', { name: 'Done' }), 'at: button');
  await press('Enter', 'at: button "More"');
});

hears('support', '/support/', async ({ press, type, goTo }, page) => {
  await goTo(page.getByRole('button', { name: 'Send' }), 'at: button');
  await press('Enter', /name[\s\S]*comments[\s\S]*at: textbox/);
  await type('Devi', /at: textbox "Name"$/);
  await goTo(page.getByLabel('Comments'), 'at: textbox');
  await type('Thank you for the songs.', /at: textbox "Comments"$/);
  await press('Tab', 'at: button');
  await press('Enter', /being sent[\s\S]*Thank you/);
});
