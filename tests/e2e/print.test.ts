import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsInBoth } from './axe.ts';
import { LONG_VERSES } from './library.ts';
import { LONG, readingSite, SONG } from './reading.fixture.ts';
import { FAILED_REQUEST, type Visit } from './site.ts';
import type { Prepared } from './visit-pool.ts';

const { reopen: visit } = readingSite();
/** A busy machine may take its time. */
const SOON = { timeout: 15_000 };
const VERSES = '/file/Upanishads/SAN/001%20Ishavasyam%20Idam%20Sarvam.txt/';
const PLAYLIST = '/playlist/1/';

async function open(path: string, options?: BrowserContextOptions, prepared?: Prepared): Promise<Visit> {
  const opened = await visit(path, options, prepared);
  await watchPrinter(opened.page);
  return opened;
}

/** Notes from now on whether the page prints, which opens no dialog. */
const watchPrinter = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
  });

const printed = (page: Page) => page.evaluate(() => (window as unknown as { printed: number }).printed);
const sheets = (page: Page) => page.locator('.sheets');
const menu = (page: Page) => page.locator('[component-export="TextTools"] details, details.print');
const status = (page: Page) => page.locator('details.print [role="status"]');

/** Opens the page's menu and chooses; then the page is as the printer gets it. */
async function print(page: Page, name: string | RegExp): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await watchPrinter(page);
  await menu(page).locator('summary').click();
  await menu(page).getByRole('button', { name }).click();
  await expect.poll(() => printed(page), SOON).toBe(1);
  await page.emulateMedia({ media: 'print' });
}

/** Stanzas that take no room on paper. */
const flat = (stanzas: Locator): Promise<number> =>
  stanzas.evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 10).length);

const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined;
/** The words of each page of the PDF that the browser makes. */
async function pages(page: Page): Promise<string[]> {
  const file = join(mkdtempSync(join(tmpdir(), 'print-')), 'sheet.pdf');
  writeFileSync(file, await page.pdf({ format: 'A5' }));
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  return text.split('\f').slice(0, -1);
}

describe('a song on paper', () => {
  test('is its title and its text and nothing of the screen, is gone at the next press, and is the same by the command box', async () => {
    const { page } = await open(VERSES);
    const text = await page.locator('[data-text]').textContent();
    await print(page, 'Print this song');
    expect(await sheets(page).locator('h1').textContent()).toBe('Ishavasyam Idam Sarvam');
    expect(await sheets(page).locator('.about').textContent()).toBe('Song No 1 · Sanskrit');
    const words = (await sheets(page).locator('.words p').allTextContents()).join('\n\n');
    expect(words).toBe(text?.trim());
    for (const part of ['header', 'footer', 'nav', '[data-bar]', '[data-box]', '.at-verse', '.scroll-top']) {
      for (const element of await page.locator(`${part} >> visible=true`).all()) {
        expect(await element.evaluate((each) => each.closest('.sheets') !== null)).toBe(true);
      }
    }
    expect(await sheets(page).locator('a, [id]').count()).toBe(0);

    await page.emulateMedia({ media: 'screen' });
    expect(await sheets(page).isVisible(), 'on the screen').toBe(false);
    await page.locator('h1').first().click();
    expect(await sheets(page).count()).toBe(0);

    await watchPrinter(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find anything' }).fill('print this');
    await page.getByRole('option', { name: 'Print this song' }).click();
    await expect.poll(() => printed(page), SOON).toBe(1);
    expect(await sheets(page).locator('h1').textContent()).toBe('Ishavasyam Idam Sarvam');
    expect(await sheets(page).locator('.about').textContent()).toBe('Song No 1 · Sanskrit');
  });

  test('has what was translated beneath it, with the line that says what it is', async () => {
    const { page } = await open(SONG);
    await page.getByText('Translate', { exact: true }).first().click();
    await page.getByRole('button', { name: 'To English' }).click();
    const result = page.getByRole('region', { name: 'Translation Result' }).first();
    await result.getByRole('button', { name: 'Copy', exact: true }).waitFor();
    const answer = await result.locator('.answer').textContent();
    await print(page, 'Print this song');
    const beneath = sheets(page).locator('.of-song');
    expect(await beneath.locator('h2').textContent()).toBe('Translation Result');
    expect(await beneath.locator('.about').textContent()).toContain('Word by word from a glossary, not a translation');
    expect(await beneath.locator('.answer').textContent()).toBe(answer);
    expect(await beneath.locator('button').count()).toBe(0);
  });

  test('is whole however long it is, its verses unbroken, by the browser’s own keys too, after which the page is itself again', async () => {
    const { page, requests } = await open(LONG);
    await page.keyboard.press('Control');
    await expect.poll(() => requests.some((url) => url.includes('VerseMenu.island')), SOON).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await sheets(page).locator('.words p').count()).toBe(LONG_VERSES);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await sheets(page).count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-text]').isVisible()).toBe(true);

    await print(page, 'Print this song');
    const stanzas = sheets(page).locator('.words p');
    expect(await stanzas.count()).toBe(LONG_VERSES);
    expect(await flat(stanzas)).toBe(0);
    const rule = (name: string) =>
      stanzas.evaluateAll(
        (all, key) => [...new Set(all.map((each) => getComputedStyle(each).getPropertyValue(key)))],
        name,
      );
    expect(await rule('break-inside')).toEqual(['avoid']);
    expect(await rule('content-visibility')).toEqual(['visible']);
  });

  test('is black on white in its own size, whatever the screen shows, and dark on white if it was never reached for', async () => {
    const { page } = await open(SONG, { colorScheme: 'dark' }, { stored: { settings: '{"theme":"dark"}' } });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-text]').evaluate((text) => getComputedStyle(text).color)).toBe('rgb(36, 28, 22)');
    expect(await page.locator('[data-bar]').isVisible()).toBe(false);
    for (const theme of ['dark', 'sepia']) {
      // As another tab does.
      await page.evaluate((name) => {
        localStorage.setItem('settings', JSON.stringify({ theme: name, size: 'xxl' }));
        dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
      }, theme);
      const shown = () => page.locator('html').evaluate(({ dataset }) => [dataset['theme'], dataset['size']]);
      await expect.poll(shown, SOON).toEqual([theme, 'xxl']);
      await print(page, 'Print this song');
      const look = await sheets(page)
        .locator('.words')
        .evaluate((words) => [getComputedStyle(words).color, getComputedStyle(words).fontSize]);
      expect(look, theme).toEqual(['rgb(0, 0, 0)', '16px']); // 12 pt
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), theme).toBe(
        'rgb(255, 255, 255)',
      );
    }
  });

  test('in two languages has each verse beside its own, or can be one of them', async () => {
    const { page } = await open(`${LONG}?with=ENG`);
    await page.locator('[data-second]').waitFor({ state: 'attached' });
    await print(page, 'Print two languages');
    expect(await sheets(page).locator('th').allTextContents()).toEqual(['Tamil', 'English']);
    const rows = await sheets(page)
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.split(' ')[0])));
    expect(rows).toHaveLength(LONG_VERSES);
    expect(rows.every(([one, other]) => one === other)).toBe(true);
    expect(await flat(sheets(page).locator('td'))).toBe(0);
    await print(page, 'Print this song');
    expect(await sheets(page).locator('.about').textContent()).toBe('Song No 1 · Tamil');
    expect(await sheets(page).locator('.words p').count()).toBe(LONG_VERSES);
  });

  test.skipIf(!hasPdftotext)('has its name and the page’s number at the foot (skipped without pdftotext)', async () => {
    const { page } = await open(LONG.replace('TAM', 'ENG'));
    await print(page, 'Print this song');
    const all = await pages(page);
    expect(all.length).toBeGreaterThan(5);
    for (const [place, words] of all.entries()) {
      expect(words.trim().split('\n').at(-1)).toMatch(
        new RegExp(`^\\s*Long \\(Song No 1\\), English\\s+${place + 1}$`),
      );
    }
    for (const verse of [1, 40, LONG_VERSES]) {
      expect(all.join(' ').replace(/\s+/g, ' ')).toContain(`the pure crescent ${verse} `);
    }
  });
});

describe('a playlist on paper', () => {
  test('is its content with the addresses of its links as notes', async () => {
    const { page } = await open('/playlist/trial-marks/');
    await print(page, 'Print this page');
    expect(await sheets(page).locator('.playlist').textContent()).toMatch(/Who sends1 .*Elsewhere \(example\.org\)2/s);
    const notes = await sheets(page).locator('.notes li').allTextContents();
    expect(notes[0]).toContain('/file/Upanishads/ENG/004 Who Sends the Mind Forth');
    expect(notes[1]).toBe('https://example.org/elsewhere');
    expect(await sheets(page).locator('.playlist a').count()).toBe(0);
    await page.setViewportSize({ width: 420, height: 800 }); // a sheet of A5 between its margins
    const widths = await sheets(page)
      .locator('table')
      .evaluate((table) => [table.scrollWidth, table.parentElement?.clientWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  });

  test('as a whole has a title page with contents, and each song on pages of its own; it is on the screen as it was', async () => {
    const { page } = await open(PLAYLIST);
    const look = await page
      .locator('.playlist .plain')
      .first()
      .evaluate((words) => {
        const { color, cursor, fontSize, paddingLeft } = getComputedStyle(words);
        return { same: color === getComputedStyle(document.body).color, cursor, fontSize, paddingLeft };
      });
    // The style of its menu is the menu's alone.
    expect(look).toEqual({ same: true, cursor: 'auto', fontSize: '18px', paddingLeft: '0px' });
    const songs = await page.locator('.playlist a[href^="/file/"]').count();
    await print(page, 'Print the whole playlist');
    const parts = sheets(page).locator('section');
    expect(await parts.count()).toBe(songs + 1);
    expect(await parts.first().locator('h1').textContent()).toBe('Morning Verses');
    expect(await parts.first().locator('.contents li').count()).toBe(songs);
    expect(await parts.nth(1).locator('h1').textContent()).toBe('Saha Navavatu');
    expect(await flat(sheets(page).locator('.words p'))).toBe(0);
    const breaks = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).breakBefore));
    expect(breaks).toEqual(['auto', ...Array(songs).fill('page')]);
    const names = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).getPropertyValue('page')));
    expect(new Set(names).size).toBe(songs + 1);
    for (const link of await parts.first().locator('.contents a').all()) {
      expect(await page.locator((await link.getAttribute('href')) ?? '').count()).toBe(1);
    }
  });

  test('is not printed where none of its songs could be loaded; where one could not, says which, and prints the rest', async () => {
    const opened = await open(PLAYLIST, { viewport: { width: 390, height: 844 } });
    const { page, context } = opened;
    await menu(page).locator('summary').click();
    const whole = menu(page).getByRole('button', { name: /whole playlist/ });
    await whole.waitFor();
    expect(await violationsInBoth(page, undefined, 'details.print'), 'axe, with its menu open').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    opened.allow(FAILED_REQUEST);
    await context.route('**/file/**', (route) => route.abort());
    await whole.click();
    await expect.poll(() => status(page).textContent(), SOON).toContain('None of the songs could be loaded');
    expect(await printed(page)).toBe(0);
    expect(await sheets(page).count()).toBe(0);
    await menu(page).locator('summary').click();
    await context.unroute('**/file/**');

    const name = await page.locator('.playlist a[href^="/file/"]').nth(1).textContent();
    const path = await page.locator('.playlist a[href^="/file/"]').nth(1).getAttribute('href');
    await context.route(`**${path}`, (route) => route.abort());
    await print(page, /^Print the whole playlist/);
    expect(await status(page).textContent()).toContain(`One song could not be loaded: ${name?.trim()}`);
    expect(await sheets(page).locator('.contents li').nth(1).textContent()).toContain('could not be loaded');
    const listed = await sheets(page).locator('.contents li').count();
    expect(await sheets(page).locator('section').count()).toBe(listed); // the title page, and one song less
  });

  test('that leads to no song offers its page alone', async () => {
    const { page } = await open('/playlist/trial-verses/');
    await menu(page).locator('summary').click();
    await menu(page).getByRole('button', { name: 'Print this page' }).waitFor();
    expect(await menu(page).getByRole('button').count()).toBe(1);
  });

  test.skipIf(!hasPdftotext)(
    'counts its pages through, but for the title page (skipped without pdftotext)',
    async () => {
      const { page } = await open(PLAYLIST);
      await print(page, /^Print the whole playlist/);
      const [front = '', ...songs] = await pages(page);
      expect(front).toContain('Morning Verses');
      expect(front.trim()).not.toMatch(/\s1$/);
      expect(songs[0]).toMatch(/1\. Saha Navavatu, Sanskrit\s+2\s*$/);
      expect(songs.at(-1)).toMatch(/\s\d+\s*$/);
    },
  );
});
