import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsInBoth } from './axe.ts';
import { kept, list, PHONE, SOON, seed } from './my.fixture.ts';
import { LONG, type Reading, readingSite, SANSKRIT, verseIds, verseOnTop } from './reading.fixture.ts';
import { FAILED_REQUEST } from './site.ts';

const { open, reopen, site } = readingSite();
const TOUCH = { ...PHONE, hasTouch: true };

interface Learnt {
  path: string;
  of: number;
  verses: { id: string; says: string; box: number; due: number }[];
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /^By heart/ });
const lines = (page: Page) => dialog(page).locator('.line').allInnerTexts();
const line = async (page: Page): Promise<string> => (await lines(page))[0]?.replace(/\s+/g, ' ').trim() ?? '';
const step = (page: Page, name: string) => dialog(page).getByText(name, { exact: true }).click();
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const says = (page: Page, words: string | RegExp) =>
  dialog(page).getByRole('status').filter({ hasText: words }).waitFor(SOON);
const learnt = async (page: Page): Promise<Learnt[]> => (await kept<Learnt[] | null>(page, 'by-heart')) ?? [];
const section = (page: Page) => page.getByRole('region', { name: 'By heart' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

async function learn({ page }: Pick<Reading, 'page'>): Promise<void> {
  await page.locator('[component-export="TextTools"] summary').click();
  await page.getByRole('button', { name: 'Learn by heart' }).click();
  await dialog(page).locator('.line').first().waitFor(SOON);
}

describe('learning by heart', () => {
  test('is fetched when it is asked for, covers the screen, is done by keyboard alone, and leaves the page at its verse', async () => {
    const reading = await reopen(LONG);
    const { page, requests } = reading;
    await page.locator('[component-export="TextTools"] summary').click();
    await page.getByRole('button', { name: 'Learn by heart' }).waitFor();
    expect(requests.filter((url) => /ByHeart/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Learn by heart' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).locator('.line').first().waitFor(SOON);
    expect(requests.filter((url) => /ByHeart/.test(url)).length).toBeGreaterThan(0);
    const size = await dialog(page).boundingBox();
    expect([size?.x, size?.y, size?.width]).toEqual([0, 0, await page.evaluate(() => innerWidth)]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('verse 1');
    expect(await learnt(page), 'who only looks learns nothing yet').toEqual([]);

    await dialog(page).getByRole('radio', { name: 'All words' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await line(page)).toBe('தோடுடைய விடையேறி மதிசூடி');
    expect(await learnt(page)).toMatchObject([{ path: LONG, of: 80, verses: [] }]);
    // What is hidden is heard to be hidden, and is in no name.
    const heard = await dialog(page).getByRole('group', { name: 'verse 1' }).ariaSnapshot();
    expect(heard.match(/- (?:text|img).*/g)?.slice(0, 4)).toEqual([
      '- text: தோடுடைய',
      '- img "hidden"',
      '- text: விடையேறி',
      '- img "hidden"',
    ]);
    expect(await violationsInBoth(page, undefined, '.by-heart')).toEqual([]);

    await button(page, 'Show a word').focus();
    await page.keyboard.press('Enter');
    expect(await line(page)).toBe('தோடுடைய செவியன் விடையேறி மதிசூடி');
    expect(await focused(page)).toBe('Show a word');
    await button(page, 'Next verse').focus();
    await page.keyboard.press('Enter');
    await says(page, '1 word was shown: verse 1');
    await dialog(page).getByRole('heading', { name: 'verse 2' }).waitFor();
    await dialog(page).getByRole('group', { name: 'verse 2' }).focus();
    await page.keyboard.press('Enter');
    await says(page, '7 words were shown: verse 2');
    expect(await focused(page)).toContain('செவியன்');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => verseOnTop(reading), SOON).toBe(2);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName), SOON).toBe('summary');
  });

  // Each in other letters than its own: of syllables, and of single letters. Those of the library itself `hiding.test.ts` has.
  test.each([
    [SANSKRIT, '{"sa":"telugu"}', 'ఓం నావవతు', 'ఓం స నా'],
    [LONG, '{"ta":"roman"}', 'thodudaiya vidaiyeri mathisudi', 'tho se vi yo ma'],
  ])('of %s, shown by %s, hides more step by step, and moves no word', async (path, script, words, letters) => {
    const { page } = await reopen(path, PHONE, { stored: { script } });
    await page.locator('[data-text][lang*="-"]').waitFor(SOON);
    const places = () =>
      dialog(page)
        .locator('.line')
        .evaluateAll((all) =>
          all.map((each) => Object.values(each.getBoundingClientRect().toJSON() as DOMRect).map(Math.round)),
        );
    await learn({ page });
    const whole = await lines(page);
    const room = await places();
    await step(page, 'Every second word');
    expect((await line(page)).slice(0, words.length)).toBe(words);
    expect(await places()).toEqual(room);
    await step(page, 'First letters');
    expect((await line(page)).slice(0, letters.length)).toBe(letters);
    expect(await places()).toEqual(room);
    await step(page, 'Number only');
    expect((await line(page)).replace(/[\s।॥.,|]/g, '')).toBe('');
    await button(page, 'Show the verse').click();
    expect(await lines(page)).toEqual(whole);
    expect(await places()).toEqual(room);
  });

  test('shows a word at a touch, and the verse at a longer one', async () => {
    const { page } = await reopen(LONG, { ...TOUCH, isCounted: true });
    await learn({ page });
    await step(page, 'Every second word');
    const hidden = dialog(page).locator('.hidden');
    expect(await hidden.count()).toBe(7);
    await hidden.nth(1).tap();
    await expect.poll(() => line(page)).toBe('தோடுடைய விடையேறி யோர்தூவெண் மதிசூடி');
    const where = await hidden.first().boundingBox();
    const client = await page.context().newCDPSession(page);
    const touchPoints = [{ x: (where?.x ?? 0) + 5, y: (where?.y ?? 0) + 5 }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await says(page, '7 words were shown: verse 1');
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await hidden.count()).toBe(0);

    await step(page, 'Number only');
    await dialog(page)
      .getByRole('group', { name: 'verse 1' })
      .tap({ position: { x: 20, y: 20 } });
    await expect.poll(() => line(page), { message: 'where nothing is to be seen, the next word' }).toBe('தோடுடைய');
    const [counted] = await Promise.all([page.waitForRequest(/click-log$/, SOON), button(page, 'Show a word').click()]);
    expect(counted.postDataJSON()).toMatchObject({ component: 'by-heart', action: 'button' });
    for (const control of await dialog(page).locator('button:visible, label').all())
      expect((await control.boundingBox())?.height, await control.innerText()).toBeGreaterThanOrEqual(44);
  });

  test('begins with the verse whose menu it is chosen in, and gives its number the focus back', async () => {
    const { page, box } = await reopen(LONG, PHONE);
    const number = box.locator('[data-text] p').nth(3).locator('b a');
    await number.click();
    await page.locator('.at-verse').getByRole('button', { name: 'Learn by heart' }).click();
    await dialog(page).getByRole('heading', { name: 'verse 4' }).waitFor(SOON);
    const hasFocus = () => number.evaluate((link) => link === document.activeElement);
    await button(page, 'Leave').click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(hasFocus, SOON).toBe(true);
    await number.click();
    await page.locator('.at-verse').getByRole('button', { name: 'Learn by heart' }).click();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(hasFocus, SOON).toBe(true);
  });

  test('goes through a list of the reader’s own, from song to song', async () => {
    const { page } = await reopen('/my/', PHONE);
    await seed(page, { lists: [list('Dusk')] });
    await page.reload();
    await page.getByRole('button', { name: 'Dusk' }).click();
    await page.getByRole('button', { name: 'Learn by heart' }).click();
    await dialog(page).locator('h2', { hasText: 'Thodudaiya Seviyan' }).waitFor(SOON);
    const next = dialog(page).getByRole('button', { name: /^Next / });
    while ((await next.getAttribute('aria-label')) === 'Next verse') await next.click();
    await next.click();
    await dialog(page).locator('h2', { hasText: 'Saha Navavatu' }).waitFor(SOON);
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname, 'Back stays on the page').toBe('/my/');
    await expect.poll(() => focused(page), SOON).toBe('Learn by heart');
  });

  test('goes through a playlist in its own order', async () => {
    const { page } = await reopen('/playlist/1/', PHONE);
    await page.getByRole('button', { name: 'Learn by heart' }).click();
    await dialog(page).locator('h2', { hasText: 'Saha Navavatu' }).waitFor(SOON);
    const next = dialog(page).getByRole('button', { name: /^Next / });
    for (const name of ['Ishavasyam Idam Sarvam', 'Karmanyevadhikaraste']) {
      while ((await next.getAttribute('aria-label')) === 'Next verse') await next.click();
      await next.click();
      await dialog(page).locator('h2', { hasText: name }).waitFor(SOON);
    }
  });
});

describe('what is known by heart', () => {
  const day = (n: number) => new Date(2026, 10, 20 + n, 9);

  test('is offered again after 1, 2 and 4 days, in My place; a day that was missed costs nothing; it is removed and brought back', async () => {
    const { page } = await open(LONG, PHONE);
    await page.clock.setFixedTime(day(0));
    await learn({ page });
    await button(page, 'I know it').click();
    await says(page, 'Say it again tomorrow: verse 1');
    await button(page, 'I know it').click();
    await says(page, 'No longer marked as known: verse 1');
    expect((await learnt(page))[0]?.verses).toEqual([]);
    await button(page, 'I know it').click();
    await button(page, 'Next verse').click();
    await button(page, 'I know it').click();
    expect(await button(page, 'I know it').getAttribute('aria-pressed')).toBe('true');

    const dueOn = async (n: number): Promise<string[]> => {
      await page.clock.setFixedTime(day(n));
      await page.goto('/my/');
      await section(page).getByText('2 of 80 verses known').waitFor(SOON);
      return section(page).locator('[data-due] em').allInnerTexts();
    };
    expect(await dueOn(0)).toEqual([]);
    await section(page).getByText('Nothing to say again today').waitFor();
    expect(await dueOn(1)).toEqual(['verse 1', 'verse 2']);
    // By keyboard: from one to the next, and back to the section.
    await section(page).locator('[data-due] a').first().focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('heading', { name: 'verse 1' }).waitFor(SOON);
    expect((await line(page)).trim(), 'it is said from its number').toBe('');
    await button(page, 'I knew it').focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('heading', { name: 'verse 2' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('verse 2');
    await button(page, 'Again tomorrow').click();
    await says(page, 'That was all for today.');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page), SOON).toBe('By heart');

    expect(await dueOn(2), 'what was not known is in the first box').toEqual(['verse 2']);
    // Day 2 is missed.
    expect(await dueOn(3)).toEqual(['verse 1', 'verse 2']);
    for (const verse of ['verse 1', 'verse 2']) {
      await section(page).locator('[data-due] a', { hasText: verse }).click();
      await button(page, 'I knew it').click(SOON);
      await button(page, 'Leave').click();
      await dialog(page).waitFor({ state: 'detached' });
    }
    expect(await dueOn(4)).toEqual([]);
    expect(await dueOn(5)).toEqual(['verse 2']);
    expect(await dueOn(7)).toEqual(['verse 1', 'verse 2']);
    const [before] = await learnt(page);
    expect(before?.verses.map(({ box }) => box)).toEqual([3, 2]);

    await section(page).getByRole('button', { name: 'Stop learning Long' }).focus();
    await page.keyboard.press('Enter');
    expect(await learnt(page)).toEqual([]);
    expect(await focused(page)).toBe('Undo');
    await page.keyboard.press('Enter');
    expect(await learnt(page)).toEqual([before]);
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toContain('Stop learning');
  });

  test('stays with its words where a text was corrected, and is no longer asked for where they are gone', async () => {
    const { page, allow } = await reopen('/my/', PHONE);
    allow(FAILED_REQUEST);
    const ids = await verseIds(site(), SANSKRIT);
    const moved = ids[1]?.replace(/^v\d+/, 'v9') ?? '';
    const verses = [
      { id: 'v2.00000000', says: '2', box: 1, due: 5 },
      { id: moved, says: '9', box: 1, due: 5 },
    ];
    const gone = { path: '/file/Trials/TAM/Gone/', name: 'Gone', no: null, of: 2, at: 1 };
    await seed(page, {
      'by-heart': [
        { path: SANSKRIT, name: 'Saha Navavatu', no: 0, of: 9, at: 3, verses },
        { ...gone, verses: [{ id: 'v1.00000000', says: '1', box: 1, due: 5 }] },
      ],
    });
    await page.reload();
    await section(page).locator('[data-due] a', { hasText: 'verse 2' }).click();
    await says(page, '1 verse you knew is no longer in this text.');
    await button(page, 'Leave').click();
    await section(page)
      .getByRole('link', { name: /Saha Navavatu 1 of 2 verses known/ })
      .waitFor();
    expect((await learnt(page))[0]?.verses).toMatchObject([{ id: ids[1], says: '2', box: 1, due: 5 }]);
    // Of a song that is gone it says so, and it can be removed.
    await section(page).locator('[data-due] a', { hasText: 'Gone' }).click();
    await says(page, 'This song could not be loaded.');
    expect(await button(page, 'Try again').count()).toBe(1);
    await button(page, 'Leave').click();
    await section(page).getByRole('button', { name: 'Stop learning Gone' }).click();
    expect((await learnt(page)).map(({ path }) => path)).toEqual([SANSKRIT]);
  });
});
