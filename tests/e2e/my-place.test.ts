import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { OwnList } from '#features/my-place/lists/lists.ts';
import type { MarkedSong } from '#features/my-place/marks.ts';
import type { RecentSong } from '#features/my-place/recent.ts';
import { violations } from './axe.ts';
import { FORBIDDEN, FULL, kept, list, names, PHONE, SONGS, SOON, seed } from './my.fixture.ts';
import { LONG, readingSite, SANSKRIT, SONG, scrollToVerse, TIRUPPAVAI, verseOnTop } from './reading.fixture.ts';
import { shareVisit } from './shared-visit.ts';
import { shift } from './site.ts';

const { open, reopen, site } = readingSite();
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

  test('is not lost for a page that is left at once', async () => {
    const { page } = await reopen(SONG);
    await page.goto(SANSKRIT);
    await page.goto('/');
    expect(await page.getByRole('link', { name: 'My place' }).count()).toBe(2);
    await page.getByRole('link', { name: 'My place' }).first().click();
    await section(page, 'Recently read').getByRole('listitem').first().waitFor();
    expect(await names(page, '.songs')).toEqual(['Saha Navavatu', 'Thodudaiya Seviyan']);
  });

  test('says nothing to a newcomer, and a text that was read to its end is not offered again', async () => {
    const reading = await reopen('/');
    const { page } = reading;
    expect(await page.locator('[data-mine]').isVisible()).toBe(false);
    await page.goto(LONG);
    await scrollToVerse(reading, 20);
    await expect.poll(async () => (await kept<RecentSong[]>(page, 'recent'))?.length, SOON).toBe(1);
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

  describe('whatever storage holds', () => {
    const shared = shareVisit(() => site().visit('/'));
    test.each([
      '[{"path":"javascript:alert(1)","verse":{"id":"v1.00000000"}}]',
      '[{"path":"//evil.example/","name":"<img src=x onerror=alert(1)>"}]',
      `[{"path":"${SONG}","verse":{"id":"x\\"><script>"}}]`,
      '{"length":3}',
      'hello',
    ])('never leads anywhere else: %s', async (recent) => {
      const { page } = shared();
      await page.evaluate(() => localStorage.clear());
      await seed(page, { recent, marks: recent, lists: recent, note: `\n/file/../../x/${recent}` });
      for (const path of ['/', '/my/', SONG]) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const strangers = (links: (SVGElement | HTMLElement)[]) =>
          links.map((link) => (link as HTMLAnchorElement).origin).filter((origin) => origin !== location.origin);
        expect(await page.locator('main a').evaluateAll(strangers)).toEqual([]);
        expect(await page.locator('main img').count()).toBe(0);
      }
    });
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

  test('stand in one’s place, lead to the verse, and come back by Undo, by keyboard alone', async () => {
    const { page } = await reopen(LONG);
    const id = (await page.locator('[data-text] p').nth(11).getAttribute('id')) ?? '';
    const verses = [{ id, says: '12', words: 'தோடுடைய செவியன்', at: 1 }];
    await seed(page, { marks: [{ ...SONGS[0], path: LONG, name: 'Long', at: 7, verses }] });
    await page.goto('/my/');
    const away = page.getByRole('button', { name: 'Remove mark from verse 12 of Long' });
    await away.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await kept<MarkedSong[]>(page, 'marks'))[0]?.verses).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await page.keyboard.press('Enter');
    expect((await kept<MarkedSong[]>(page, 'marks'))[0]?.verses).toEqual(verses);
    await page.getByRole('link', { name: /தோடுடைய/ }).click();
    await page.waitForURL(`${LONG}#${id}`);
    await page.locator(`[id="${id}"][data-marked]`).waitFor();
  });

  test('of two tabs do not write over each other, and show in both', async () => {
    const { page, context } = await open(SONG);
    const other = await context.newPage();
    await other.goto(SANSKRIT);
    const place = await context.newPage();
    await place.goto('/my/');
    await menu(page, 'Mark this song');
    await menu(other, 'Mark this song');
    await expect.poll(async () => (await kept<MarkedSong[]>(page, 'marks'))?.length, SOON).toBe(2);
    await expect
      .poll(() => names(place, '[aria-labelledby="marks"] .songs'))
      .toEqual(['Saha Navavatu', 'Thodudaiya Seviyan']);
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

  test('are made, put in order, emptied, renamed, deleted and brought back by keyboard alone', async () => {
    const { page } = await reopen('/my/');
    await seed(page, { lists: [list('Dusk')] });
    await page.reload();
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    const order = async () =>
      (await kept<OwnList[]>(page, 'lists')).find(({ id }) => id === 'dusk')?.songs.map(({ name }) => name);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByLabel('Name of a new list').focus();
    await page.keyboard.type('Dawn');
    await page.keyboard.press('Enter');
    expect((await kept<OwnList[]>(page, 'lists')).map(({ name }) => name)).toEqual(['Dawn', 'Dusk']);
    await press('Dusk');
    await section(page, 'Lists').getByRole('button', { name: 'Change' }).last().focus();
    await page.keyboard.press('Enter');
    await press('Move Tiruppavai up');
    expect(await focused()).toContain('Move Tiruppavai up');
    await page.keyboard.press('Enter');
    expect(await order()).toEqual(['Tiruppavai', 'Thodudaiya Seviyan', 'Saha Navavatu']);
    expect(await said(page, 'Lists').innerText()).toBe('Tiruppavai is number 1 of 3 now.');
    expect(await focused()).toContain('Move Tiruppavai down');
    await press('Remove Thodudaiya Seviyan');
    expect(await order()).toEqual(['Tiruppavai', 'Saha Navavatu']);
    expect(await focused()).toBe('Undo');
    await page.keyboard.press('Enter');
    expect(await order()).toEqual(['Tiruppavai', 'Thodudaiya Seviyan', 'Saha Navavatu']);
    await page.getByLabel('Name of the list').fill('Night');
    await page.keyboard.press('Enter');
    expect((await kept<OwnList[]>(page, 'lists'))[1]?.name).toBe('Night');
    await section(page, 'Lists').getByRole('button', { name: 'Delete' }).last().focus();
    await page.keyboard.press('Enter');
    expect((await kept<OwnList[]>(page, 'lists')).length).toBe(1);
    await page.keyboard.press('Enter');
    expect((await kept<OwnList[]>(page, 'lists')).map(({ name }) => name)).toEqual(['Dawn', 'Night']);
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
  };
  const all = async (page: Page) => [await kept(page, 'recent'), await kept(page, 'marks'), await kept(page, 'lists')];

  test('is saved to a file, cleared, brought back by Undo, and restored from the file', async () => {
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
    await page.getByRole('button', { name: 'Yes, clear everything' }).click();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await all(page)).toEqual(before);
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await page.getByRole('button', { name: 'Yes, clear everything' }).click();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(copy) });
    await expect
      .poll(() => said(page, 'Back up or clear').innerText(), SOON)
      .toBe('The copy is restored. My place now holds 3 recently read songs, 1 mark, 1 list.');
    expect(await all(page)).toEqual(before);
  });

  test('is as it was after a file that is no copy, is cut off, of a later version, empty, or too large', async () => {
    const { page } = await reopen('/my/');
    await seed(page, full);
    await page.reload();
    for (const [text, words] of [
      ['hello', /is not a copy of My place\. Choose/],
      ['{"kind":"my-place","version":1,"lists":[{"id"', /is not complete, so nothing of it was restored\. Get/],
      ['{"kind":"my-place","version":9}', /newer version of the library\. Reload/],
      ['{"kind":"my-place","version":1}', /nothing has changed\. Choose/],
      ['x'.repeat(8_000_001), /too large to be a copy of My place, so it was not read\. Choose/],
    ] as const) {
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await expect.poll(() => said(page, 'Back up or clear').innerText(), SOON).toMatch(words);
      expect(await all(page), text.slice(0, 60)).toEqual([full.recent, full.marks, full.lists]);
    }
  });

  test('is useful without scripts', async () => {
    const { page } = await reopen('/my/', { javaScriptEnabled: false });
    expect(await page.locator('main').innerText()).toContain('Without JavaScript nothing is stored');
    expect(await page.getByRole('button').count()).toBe(0);
    await page.getByRole('link', { name: 'the library' }).click();
    await page.waitForURL('/');
    expect(await page.locator('[data-mine]').isVisible()).toBe(false);
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

  test.each([
    ['light', PHONE],
    ['dark', WIDE],
  ] as const)('has nothing that axe finds, empty, full, and being changed, %s', async (colorScheme, size) => {
    const { page } = await reopen('/my/', { ...size, colorScheme });
    expect(await violations(page)).toEqual([]);
    await seed(page, full);
    await page.reload();
    expect(await shift(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dusk' }).click();
    await section(page, 'Lists').getByRole('button', { name: 'Change' }).click();
    await page.getByRole('button', { name: 'Remove Tiruppavai' }).click();
    await page.getByRole('button', { name: 'Clear everything' }).click();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.viewport.width);
  });

  test('a mark of an earlier time gets the name that the page has for it now, when the page is opened', async () => {
    const { page } = await reopen(TIRUPPAVAI, PHONE);
    const id = await page.locator('[data-text] p').first().getAttribute('id');
    const marked = { ...SONGS[2], at: 0, verses: [{ id, says: '4', words: 'In the month', at: 1 }] };
    await seed(page, { marks: [marked] });
    await page.reload();
    const says = async () => (await kept<{ verses: { says: string; of?: number }[] }[]>(page, 'marks'))[0]?.verses[0];
    await expect.poll(says, SOON).toMatchObject({ says: '1', of: 1 });
  });
});
