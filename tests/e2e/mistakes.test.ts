/** A mistake, from the reader who tells it to the page that says it is corrected: over the embedded API and two builds. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filePath } from '#core/library/paths.ts';
import { browserSettings } from '#schemas/environment.ts';
import type { RunningServer } from '../../scripts/local-api/listen.ts';
import { startPreview } from '../../scripts/preview/server.ts';
import { ensureChromium, headlessOf, QUIET } from '../../scripts/start/chromium.ts';
import { run } from '../pipeline/start.fixture.ts';
import { violationsInBoth } from './axe.ts';
import { type Inbox, LINES, openInbox } from './inbox.ts';
import { environment, FAILED_REQUEST, pullInto, siteOf, VARIABLES, visit } from './site.ts';

const TEXT = '1. Hail to the down\nthat opens\n\n2. Hail to the day\n';
const PATH = filePath('Hymns', 'ENG', '001 Dawn.txt');
/** A busy machine may take its time. */
const SOON = { timeout: 30_000 };

/** Beside the project, since Astro moves files from there. */
const root = join(import.meta.dirname, '../../.cache/mistakes');
const [library, snapshot] = [join(root, 'library'), join(root, 'snapshot')];
const file = join(library, 'Hymns/ENG/001 Dawn.txt');
let inbox: Inbox;
let browser: Browser;
let server: RunningServer;

/** Pulls, builds, and serves what came of it; again at the same address. */
async function publish(port = 0): Promise<void> {
  await pullInto(snapshot, library);
  const dist = await siteOf(snapshot, join(root, 'site'), VARIABLES);
  await server?.close();
  server = await startPreview({ dist, port, endpoints: browserSettings(environment) });
}

beforeAll(async () => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(library, 'Hymns/ENG'), { recursive: true });
  writeFileSync(file, TEXT);
  await publish();
  inbox = await openInbox(library);
  browser = await chromium.launch({
    executablePath: headlessOf(await ensureChromium(console.error)),
    args: [...QUIET],
  });
});
afterAll(async () => {
  await browser?.close();
  await inbox?.close();
  await server?.close();
});

async function letters(argv: readonly string[], typed = ''): Promise<string> {
  const { child, ended, output } = run('letters.ts', ['--data', inbox.dataDir, '--snapshot', snapshot, ...argv]);
  child.stdin?.end(typed);
  expect(await ended, output()).toBe(0);
  return output();
}

const states = (page: Page) =>
  page.locator('[data-told]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-told')));

test('a mistake that a reader tells comes into the library, and the reader and the news say so', async () => {
  const { page, context, allow, close } = await visit(browser, server.url, PATH, {
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page.setDefaultTimeout(SOON.timeout);
  await inbox.connect(context, 'support');
  inbox.line(LINES.refused);
  allow(FAILED_REQUEST);
  const dialog = page.getByRole('dialog', { name: 'Tell a mistake' });
  const number = page.locator('[data-text] a').first();

  // In the menu of a verse, by keyboard: the focus comes back to its number.
  await number.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Tell a mistake/ }).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await violationsInBoth(page), 'the dialog').toEqual([]);
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
  await dialog.getByText('Dawn, verse 2').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), SOON).toBe('text');
  await page.evaluate(() => getSelection()?.empty());

  // In More, of the verse that is being read.
  await page.locator('[component-export="TextTools"] summary').click();
  await page.getByRole('button', { name: /^Tell a mistake/ }).click();
  const words = dialog.getByRole('textbox', { name: 'The words as they should be' });
  expect(await words.inputValue()).toBe('1. Hail to the down\nthat opens');
  await words.fill('1. Hail to the dawn\nthat opens');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Devi');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByRole('heading', { name: 'Thank you' }).waitFor();
  await dialog.getByRole('link', { name: 'My place' }).click();
  await page.getByRole('heading', { name: 'Mistakes you told' }).waitFor();
  await expect.poll(() => states(page), SOON).toEqual(['waiting']);
  expect(inbox.messages()).toEqual([]);
  inbox.line();
  await page.reload();
  await expect.poll(() => inbox.messages().length, SOON).toBe(1);
  await page.reload();
  await expect.poll(() => states(page), SOON).toEqual(['sent']);
  expect(await violationsInBoth(page), 'My place').toEqual([]);

  // The maintainer.
  const [message] = inbox.messages();
  expect(message?.comments).toContain('There is a mistake in Dawn (Song No 1), verse 1, English:\n');
  expect(await letters([])).toMatch(/told 1 time, last on [\d-]+: open\n/);
  expect(await letters(['--apply', '--library', library], 'y\n')).toContain('1. Hail to the [-down-]{+dawn+}');
  expect(readFileSync(file, 'utf8')).toBe(TEXT.replace('down', 'dawn'));
  await publish(Number(new URL(server.url).port));
  expect(await letters([])).toMatch(/told 1 time, last on [\d-]+: in the library\n/);

  // The reader's page, and what is new.
  await page.goto('/changes/');
  const verse = page.locator('.verses li');
  expect(await verse.locator('del').innerText()).toBe('1. Hail to the down\nthat opens');
  expect(await verse.locator('ins').innerText()).toBe('1. Hail to the dawn\nthat opens');
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
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${server.url}${PATH}`);
  const link = plain.getByRole('link', { name: 'Tell a mistake' });
  expect(await link.getAttribute('href')).toBe(`/support/?about=${PATH}`);
  await link.click();
  await plain.getByRole('heading', { name: 'Support' }).waitFor();
  await plain.close();
  const { page, allow, close } = await visit(browser, server.url, `/support/?about=${PATH}`);
  allow(FAILED_REQUEST); // the click log has no host here
  expect(await page.getByLabel('Comments').inputValue()).toBe(`${server.url}${PATH}\n\n`);
  expect(await close()).toEqual([]);
});
