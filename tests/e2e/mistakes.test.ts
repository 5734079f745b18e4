/** A mistake, from the reader who tells it to the page that says it is corrected: over the embedded API and a build of what was corrected. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filePath } from '#core/library/paths.ts';
import { browserSettings } from '#schemas/environment.ts';
import type { RunningServer } from '../../scripts/local-api/listen.ts';
import { startPreview } from '../../scripts/preview/server.ts';
import { run } from '../pipeline/start.fixture.ts';
import { violationsInBoth } from './axe.ts';
import { ANSWERS, type Inbox, openInbox } from './inbox.ts';
import {
  environment,
  FAILED_REQUEST,
  LIBRARY,
  pullInto,
  type Site,
  SNAPSHOT,
  siteOf,
  startSite,
  VARIABLES,
  visit,
} from './site.ts';

const NAMES = ['Upanishads', 'ENG', '001 Ishavasyam Idam Sarvam.txt'] as const;
const PATH = filePath(...NAMES);
/** A busy machine may take its time. */
const SOON = { timeout: 30_000 };

/** Beside the project, since Astro moves files from there. */
const root = join(import.meta.dirname, '../../.cache/mistakes');
const [library, snapshot] = [join(root, 'library'), join(root, 'snapshot')];
const file = join(library, ...NAMES);
let site: Site;
let inbox: Inbox;
let server: RunningServer;

/** Serves a site; the next one at the same address. */
async function serve(dist: string): Promise<void> {
  const port = server ? Number(new URL(server.url).port) : 0;
  await server?.close();
  server = await startPreview({ dist, port, endpoints: browserSettings(environment) });
}

beforeAll(async () => {
  site = await startSite();
  rmSync(root, { recursive: true, force: true });
  // The text alone: what else there is need not be built again.
  cpSync(join(LIBRARY, 'texts', ...NAMES), file);
  cpSync(SNAPSHOT, snapshot, { recursive: true });
  await serve(site.dist);
  inbox = await openInbox(library);
});
afterAll(async () => {
  await site?.close();
  await inbox?.close();
  await server?.close();
});

/** As the maintainer does, who says yes to each. */
async function applyLetters(): Promise<string> {
  const { child, ended, output } = run('letters.ts', [
    ...['--data', inbox.dataDir, '--snapshot', snapshot],
    ...['--apply', '--library', library],
  ]);
  child.stdin?.end('y\n');
  expect(await ended, output()).toBe(0);
  return output();
}

const states = (page: Page) =>
  page.locator('[data-told]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-told')));

test('a mistake that a reader tells comes into the library, and the reader and the news say so', async () => {
  const { page, context, allow, close } = await visit(site.browser, server.url, PATH, {
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page.setDefaultTimeout(SOON.timeout);
  await inbox.connect(context, 'support');
  inbox.answer(ANSWERS.refused);
  allow(FAILED_REQUEST);
  const dialog = page.getByRole('dialog', { name: 'Tell a mistake' });
  const number = page.locator('[data-text] a').first();

  // In the menu of a verse, by keyboard: the focus comes back to its number.
  await number.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Tell a mistake/ }).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await violationsInBoth(page, undefined, 'dialog'), 'the dialog').toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => number.evaluate((link) => link === document.activeElement), SOON).toBe(true);

  // Beside selected words: the button goes, and the focus comes to the text.
  await page.evaluate(() =>
    getSelection()?.selectAllChildren(document.querySelectorAll('[data-text] p')[1] as Element),
  );
  await page
    .locator('.meaning')
    .getByRole('button', { name: /^Tell a mistake/ })
    .focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('Ishavasyam Idam Sarvam, verse 2').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), SOON).toBe('text');
  await page.evaluate(() => getSelection()?.empty());

  // In More, of the verse that is being read.
  await page.locator('[component-export="TextTools"] summary').click();
  await page.getByRole('button', { name: /^Tell a mistake/ }).click();
  const words = dialog.getByRole('textbox', { name: 'The words as they should be' });
  const text = readFileSync(file, 'utf8');
  const [wrong = ''] = text.split('\n\n');
  const right = wrong.replace('letting', 'leaving');
  expect(await words.inputValue()).toBe(wrong);
  await words.fill(right);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Devi');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByRole('heading', { name: 'Thank you' }).waitFor();
  await dialog.getByRole('link', { name: 'My place' }).click();
  await page.getByRole('heading', { name: 'Mistakes you told' }).waitFor();
  await expect.poll(() => states(page), SOON).toEqual(['waiting']);
  expect(inbox.messages()).toEqual([]);
  inbox.answer();
  await page.reload();
  await expect.poll(() => inbox.messages().length, SOON).toBe(1);
  await page.reload();
  await expect.poll(() => states(page), SOON).toEqual(['sent']);
  expect(await violationsInBoth(page), 'My place').toEqual([]);

  // The maintainer.
  const [message] = inbox.messages();
  expect(message?.comments).toContain('There is a mistake in Ishavasyam Idam Sarvam (Song No 1), verse 1, English:\n');
  expect(await applyLetters()).toContain('by [-letting-]{+leaving+} it');
  expect(readFileSync(file, 'utf8')).toBe(text.replace(wrong, right));
  await pullInto(snapshot, library);
  await serve(await siteOf(snapshot, join(root, 'site'), VARIABLES));

  // The reader's page, and what is new.
  await page.goto('/changes/');
  const verse = page.locator('.verses li', { hasText: 'Whose is wealth' });
  expect(await verse.locator('del').innerText()).toBe(wrong);
  expect(await verse.locator('ins').innerText()).toBe(right);
  expect(await verse.locator('small').innerText()).toBe('told by readers');
  await page.goto(PATH);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('told') ?? '')[0].fate), SOON)
    .toBe('library');
  await number.click();
  await page.getByRole('group', { name: 'verse 1' }).getByText('Mistake told · In the library').waitFor();
  await page.goto('/my/');
  await page.getByText('In the library').waitFor();
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await page.getByRole('button', { name: 'Yes, clear everything' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('told')), SOON).toBeNull();
  expect(await page.locator('[data-told]').count()).toBe(0);
  expect(await close()).toEqual([]);
});

test('without a script a link leads to the support form, and one with a script fills in which text it is about', async () => {
  const plain = await site.browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${server.url}${PATH}`);
  const link = plain.getByRole('link', { name: 'Tell a mistake' });
  expect(await link.getAttribute('href')).toBe(`/support/?about=${PATH}`);
  await link.click();
  await plain.getByRole('heading', { name: 'Support' }).waitFor();
  await plain.close();
  const { page, close } = await visit(site.browser, server.url, `/support/?about=${PATH}`);
  expect(await page.getByLabel('Comments').inputValue()).toBe(`${server.url}${PATH}\n\n`);
  expect(await close()).toEqual([]);
});
