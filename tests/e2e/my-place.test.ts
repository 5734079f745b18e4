import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { OwnList } from '#features/my-place/lists/lists.ts';
import type { MarkedSong } from '#features/my-place/marks.ts';
import type { RecentSong } from '#features/my-place/recent.ts';
import { violations, violationsInBoth } from './axe.ts';
import { FORBIDDEN, FULL, kept, list, names, PHONE, SONGS, SOON, seed } from './my.fixture.ts';
import { LONG, readingSite, SANSKRIT, SONG, scrollToVerse, verseOnTop } from './reading.fixture.ts';
import { shift } from './site.ts';
import { PLAIN } from './visit-pool.ts';

const { reopen, site } = readingSite();
const AGO = { at: 5, verse: null };
const section = (page: Page, name: string) => page.getByRole('region', { name });
const said = (page: Page, name: string) => section(page, name).getByRole('status').first();
const WIDE = { viewport: { width: 1280, height: 900 } };

describe('where the reader stopped', () => {
  test('is kept with nothing but a line, and offered on Home before anything is painted', async () => {
    const reading = await reopen(LONG, PHONE);
    const { page, requests } = reading;
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /my|reading/.test(new URL(url).pathname.split('/').at(-1) ?? ''))).toEqual([]);
    await scrollToVerse(reading, 30);
    await expect.poll(async () => (await kept<RecentSong[]>(page, 'recent'))?.length, SOON).toBe(1);
    const read = await verseOnTop(reading);
    await page.goto('/');
    const goOn = page.getByRole('link', { name: `Continue: Long, verse ${read + 1}` });
    await goOn.waitFor();
    expect(await shift(page)).toBe(0);
    await goOn.click();
    await page.waitForURL(`${LONG}#v*`);
    await expect.poll(() => verseOnTop(reading), SOON).toBe(read);
  });

  test('says nothing to a newcomer, is not lost for a page that is left at once, and a text that was read to its end is not offered again', async () => {
    const reading = await reopen('/');
    const { page } = reading;
    expect(await page.locator('[data-mine]').isVisible()).toBe(false);
    await page.goto(SONG);
    await page.goto(SANSKRIT);
    await page.goto('/');
    expect(await page.getByRole('link', { name: 'My place' }).count()).toBe(2);
    await page.getByRole('link', { name: 'My place' }).first().click();
    await section(page, 'Recently read').getByRole('listitem').first().waitFor();
    expect(await names(page, '.songs')).toEqual(['Saha Navavatu', 'Thodudaiya Seviyan']);
    await page.goto(LONG);
    await scrollToVerse(reading, 20);
    await expect.poll(async () => (await kept<RecentSong[]>(page, 'recent'))?.length, SOON).toBe(3);
    await expect
      .poll(async () => {
        await reading.box.evaluate((box) => box.scrollTo(0, box.scrollHeight));
        // Verses that come into view get their true heights, and the end moves away from who jumped there.
        await page.waitForTimeout(100);
        return reading.box.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
      }, SOON)
      .toBeLessThan(2);
    await page.goto('/');
    await page.getByRole('link', { name: 'Recently read: Long' }).waitFor();
  });

  test('never leads anywhere else, whatever storage holds, and every page stands', async () => {
    const hostile = [
      '{"path":"javascript:alert(1)","verse":{"id":"v1.00000000"}}',
      '{"path":"//evil.example/","name":"<img src=x onerror=alert(1)>"}',
      `{"path":"${SONG}","verse":{"id":"x\\"><script>"},"verses":{}}`,
    ];
    const { page } = await reopen(PLAIN);
    for (const [stored, paths] of [
      // Home's own script takes one song of them; what reads them on the other pages reads all.
      ...hostile.map((song) => [`[${song}]`, ['/']] as const),
      [`[${hostile.join()}]`, ['/my/', SONG]],
      ['hello', ['/', '/my/', SONG]],
    ] as const) {
      await page.evaluate(() => localStorage.clear());
      const note = `\n/file/../../x/${stored}`;
      await seed(page, { recent: stored, marks: stored, lists: stored, 'by-heart': stored, note });
      for (const path of paths) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        if (path === '/my/') await page.getByRole('heading', { name: 'Lists' }).waitFor(SOON);
        const strangers = (links: (SVGElement | HTMLElement)[]) =>
          links.map((link) => (link as HTMLAnchorElement).origin).filter((origin) => origin !== location.origin);
        expect(await page.locator('main a').evaluateAll(strangers), `${path}: ${stored}`).toEqual([]);
        expect(await page.locator('main img').count(), `${path}: ${stored}`).toBe(0);
      }
    }
  });
});

describe('marks', () => {
  const menu = async (page: Page, entry: string) => {
    await page.locator('[component-export="TextTools"] summary').click();
    await page.getByRole('button', { name: entry }).click();
  };

  test('are set in the menus of a text and of a verse, shown in the margin, and taken away again', async () => {
    const { page, box } = await reopen(LONG, PHONE);
    await menu(page, 'Mark this song');
    await expect.poll(async () => (await kept<MarkedSong[]>(page, 'marks'))?.[0]?.name, SOON).toBe('Long');
    await box.locator('[data-text] p').nth(1).locator('b a').click();
    await page.getByRole('button', { name: 'Mark this verse' }).click();
    await box.locator('[data-marked]').waitFor();
    const text = () => box.locator('[data-text]').textContent();
    const before = await text();
    await page.reload();
    await box.locator('[data-marked]').waitFor();
    expect(await text()).toBe(before);
    expect(await box.locator('[data-marked]').textContent()).toMatch(/^2\. /);
    expect(await box.locator('[data-marked] a').getAttribute('aria-description')).toBe('Marked');
    expect(await shift(page)).toBe(0);
    await menu(page, 'Remove mark');
    await box.locator('[data-marked] b a').click();
    await page.locator('.at-verse').getByRole('button', { name: 'Remove mark' }).click();
    await expect.poll(() => box.locator('[data-marked]').count(), SOON).toBe(0);
    expect(await kept(page, 'marks')).toBeNull();
  });

  test('that cannot be kept say so, and the text stays readable', async () => {
    const { page } = await reopen(SONG, {}, { script: FULL });
    await menu(page, 'Mark this song');
    await page.getByText('This browser stores nothing more for the library.').waitFor();
    expect(await page.locator('[data-text]').isVisible()).toBe(true);
  });
});

describe('lists of one’s own', () => {
  test('are made with the song being read', async () => {
    const { page } = await reopen(SONG, PHONE);
    await page.locator('[component-export="TextTools"] summary').click();
    await page.getByRole('button', { name: 'Add to a list…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to a list' });
    await dialog.getByLabel('Name of a new list').fill('Morning');
    await page.keyboard.press('Enter');
    await dialog.getByText('Added to “Morning”.').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await dialog.getByRole('checkbox', { name: /Morning/ }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    expect((await kept<OwnList[]>(page, 'lists'))[0]?.songs.map(({ path }) => path)).toEqual([SONG]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  });

  test('lead from song to song while they are read from one', async () => {
    const { page } = await reopen('/my/', PHONE);
    await seed(page, { lists: [list('Dusk')] });
    await page.reload();
    await page.getByRole('button', { name: 'Dusk' }).click();
    await page.getByRole('link', { name: 'Start reading' }).click();
    await page.waitForURL(SONG);
    const nav = page.getByRole('navigation', { name: 'Songs of the list' });
    await nav.waitFor();
    expect(await nav.innerText()).toMatch(/Dusk\s+1 of 3\s+Next\s+Saha Navavatu/);
    expect(await shift(page)).toBe(0);
    await nav.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(SANSKRIT);
    await expect.poll(() => nav.innerText(), SOON).toMatch(/Previous\s+Thodudaiya Seviyan\s+Dusk\s+2 of 3\s+Next/);
    expect(await violations(page)).toEqual([]);
    await page.goto(LONG);
    await page.getByRole('navigation', { name: 'Neighbouring songs' }).waitFor();
    expect(await nav.count()).toBe(0);
  });
});

describe('the whole place', () => {
  const full = {
    recent: SONGS.map((one) => ({ ...one, ...AGO })),
    lists: [list('Dusk')],
    marks: [{ ...SONGS[0], at: 3, verses: [] }],
    'by-heart': [
      { path: LONG, name: 'Long', no: 1, of: 80, at: 3, verses: [{ id: 'v1.00000000', says: '1', box: 2, due: 5 }] },
    ],
  };
  const all = async (page: Page) =>
    Object.fromEntries(await Promise.all(Object.keys(full).map(async (key) => [key, await kept(page, key)])));
  const input = (page: Page) => page.getByLabel('File to restore');

  test('is saved to a file, cleared, brought back by Undo, and restored from the file; a file that is cut off, of a later version, empty, or too large leaves it as it was', async () => {
    const { page } = await reopen('/my/');
    await seed(page, full);
    await page.reload();
    const before = await all(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a copy' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^my-place-\d{4}-\d\d-\d\d\.json$/);
    const copy = readFileSync(await file.path(), 'utf8');
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await page.getByRole('button', { name: 'No, keep it' }).click();
    expect(await all(page)).toEqual(before);
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await page.getByText('1 song learned by heart').waitFor();
    await page.getByRole('button', { name: 'Yes, clear everything' }).click();
    await section(page, 'By heart').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await all(page)).toEqual(before);
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await page.getByRole('button', { name: 'Yes, clear everything' }).click();
    const restore = (text: string) =>
      input(page).setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    const outcome = () => said(page, 'Back up or clear').innerText();
    await restore(copy);
    await expect
      .poll(outcome, SOON)
      .toBe('The copy is restored. My place now holds 3 recently read songs, 1 mark, 1 list, 1 song learned by heart.');
    expect(await all(page)).toEqual(before);

    for (const [text, words] of [
      ['{"kind":"my-place","version":1,"lists":[{"id"', /is not complete, so nothing of it was restored\. Get/],
      ['{"kind":"my-place","version":9}', /newer version of the library\. Reload/],
      ['{"kind":"my-place","version":1}', /nothing has changed\. Choose/],
    ] as const) {
      await restore(text);
      await expect.poll(outcome, SOON).toMatch(words);
      expect(await all(page), text).toEqual(before);
    }
    // Made in the page, since it would take long to get there.
    await input(page).evaluate((field: HTMLInputElement) => {
      const files = new DataTransfer();
      files.items.add(new File(['x'.repeat(8_000_001)], 'a.json'));
      field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect.poll(outcome, SOON).toMatch(/too large to be a copy of My place, so it was not read\. Choose/);
    expect(await all(page)).toEqual(before);
    // A copy of an earlier day has not all parts, and what is there stays.
    await restore('{"kind":"my-place","version":1,"marks":[{"path":"/file/a/TAM/b/","at":4}]}');
    await section(page, 'Marks').getByRole('listitem').nth(1).waitFor(SOON);
    expect(await all(page)).toMatchObject({ 'by-heart': full['by-heart'], lists: full.lists });
  });

  test('is useful without scripts', async () => {
    const html = async (path: string) => (await fetch(new URL(path, site().url))).text();
    expect(await html('/my/')).toMatch(
      /<noscript>\s*<p>\s*Without JavaScript nothing is stored,(?:(?!<\/noscript>)[\s\S])*<a href="\/">the library<\/a>/,
    );
    expect(await html('/'), 'the way to it').toMatch(/data-mine hidden/);
  });

  test('breaks no page where storage is forbidden, and says what that means', async () => {
    const { page } = await reopen('/', {}, { script: FORBIDDEN });
    await page.waitForLoadState('networkidle');
    for (const path of [LONG, '/my/']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    const note = page.getByRole('note');
    expect(await note.innerText()).toMatch(/closed to this site\. So what you read, mark or add to a list is lost/);
    expect(await page.getByLabel('Name of a new list').count()).toBe(0);
    expect(await page.getByText('Songs you open appear here').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  // What an empty one has, `navigation.test.ts` looks at.
  test('has nothing that axe finds while it is full and being changed, in light and in dark, moves nothing, and fits its window', async () => {
    const { page } = await reopen('/my/', PHONE);
    await seed(page, full);
    await page.reload();
    expect(await shift(page)).toBe(0);
    await page.getByRole('button', { name: 'Dusk' }).click();
    await section(page, 'Lists').getByRole('button', { name: 'Change' }).click();
    await page.getByRole('button', { name: 'Remove Tiruppavai' }).click();
    await page.getByRole('button', { name: 'Clear everything' }).click();
    expect(await violationsInBoth(page)).toEqual([]);
    for (const { viewport } of [PHONE, WIDE]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    }
  });
});
