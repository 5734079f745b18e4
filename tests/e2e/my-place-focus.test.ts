import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { OwnList } from '#features/my-place/lists/lists.ts';
import type { MarkedSong } from '#features/my-place/marks.ts';
import { FULL, kept, list, names, SONGS, SOON, seed } from './my.fixture.ts';
import { LONG, readingSite, SANSKRIT, SONG } from './reading.fixture.ts';
import { FAILED_REQUEST } from './site.ts';

const { reopen: open } = readingSite();
const section = (page: Page, name: string) => page.getByRole('region', { name });

/** What has the focus, in its own words; `body` where nothing has it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at instanceof HTMLInputElement) return at.labels?.[0]?.textContent ?? '';
    return at === document.body ? 'body' : (at?.ariaLabel ?? at?.textContent ?? '');
  });

async function place(things: Readonly<Record<string, unknown>>): Promise<Page> {
  const { page } = await open('/my/');
  await seed(page, things);
  await page.reload();
  await section(page, 'Lists').waitFor();
  return page;
}

/** Presses a button by the keyboard, and tells where the focus is then. */
async function press(page: Page, name: string | RegExp): Promise<string> {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).focus();
  await page.keyboard.press('Enter');
  return focused(page);
}

describe('the focus in one’s place is on what came of a press', () => {
  test('when what is on this device could not be loaded, says so, and comes at a second press', async () => {
    const { page, context, allow } = await open('/my/');
    allow(FAILED_REQUEST);
    await context.route(/\/_astro\/offline\.lazy\./, (route) => route.abort());
    await page.reload();
    const device = section(page, 'On this device');
    await device.getByText('This part could not be loaded.').waitFor(SOON);
    await press(page, 'Try again');
    await page.getByRole('alert').filter({ visible: true }).waitFor(SOON);
    await context.unrouteAll();
    await device.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await device.getByText('Nothing is kept yet.').waitFor(SOON);
    await expect.poll(() => focused(page)).toBe('On this device');
  });

  test('when a list is opened, changed, put in order, emptied, renamed, closed, made, deleted and brought back; where storage has no room for what Undo brings back, it stays', async () => {
    const page = await place({ lists: [list('Dusk')], marks: [{ ...SONGS[0], at: 7, verses: [] }] });
    const lists = () => kept<OwnList[]>(page, 'lists');
    const listNames = async () => (await lists()).map(({ name }) => name);
    const order = async () => (await lists())[0]?.songs.map(({ name }) => name);
    const said = section(page, 'Lists').getByRole('status').first();
    expect(await press(page, /^Dusk/)).toMatch(/^Dusk/);
    expect(await page.getByRole('button', { name: /^Dusk/ }).getAttribute('aria-expanded')).toBe('true');
    expect(await press(page, 'Change')).toBe('Done');
    expect(await press(page, 'Move Tiruppavai up')).toContain('Move Tiruppavai up');
    await page.keyboard.press('Enter');
    expect(await order()).toEqual(['Tiruppavai', 'Thodudaiya Seviyan', 'Saha Navavatu']);
    expect(await said.innerText()).toBe('Tiruppavai is number 1 of 3 now.');
    expect(await focused(page)).toContain('Move Tiruppavai down');
    expect(await press(page, 'Remove Thodudaiya Seviyan')).toBe('Undo');
    expect(await order()).toEqual(['Tiruppavai', 'Saha Navavatu']);
    await page.keyboard.press('Enter');
    expect(await order()).toEqual(['Tiruppavai', 'Thodudaiya Seviyan', 'Saha Navavatu']);
    await page.getByLabel('Name of the list').fill('Night');
    await page.keyboard.press('Enter');
    await page.getByText('The list is called “Night” now.').waitFor();
    expect(await focused(page)).toBe('Name of the list');
    expect(await page.getByLabel('Name of the list').inputValue()).toBe('Night');
    expect(await press(page, 'Done')).toBe('Change');
    expect(await press(page, /^Night/)).toMatch(/^Night/);
    expect(await page.getByRole('button', { name: /^Night/ }).getAttribute('aria-expanded')).toBe('false');
    await page.getByLabel('Name of a new list').focus();
    await page.keyboard.type('Dawn');
    await page.keyboard.press('Enter');
    expect(await listNames()).toEqual(['Dawn', 'Night']);
    expect(await press(page, 'Delete')).toBe('Undo');
    expect(await listNames()).toEqual(['Night']);
    await page.keyboard.press('Enter');
    expect(await listNames()).toEqual(['Dawn', 'Night']);

    await press(page, 'Remove mark from Thodudaiya Seviyan');
    await page.evaluate(FULL);
    await page.keyboard.press('Enter');
    await section(page, 'Marks').getByText('its storage is full').waitFor();
    expect(await focused(page)).toBe('Undo');
  });
});

test('what other tabs change is shown, loses nothing of theirs, and leaves the focus, what was typed, and what can be undone; so is what a page finds that Back brings', async () => {
  const page = await place({ lists: [list('Dusk')] });
  await press(page, /^Dusk/);
  await press(page, 'Change');
  await press(page, 'Remove Saha Navavatu');
  await page.getByLabel('Name of the list').fill('Nig');
  const [other, third] = [await page.context().newPage(), await page.context().newPage()];
  await other.goto('/my/');
  await other.getByLabel('Name of a new list').fill('Dawn');
  await other.keyboard.press('Enter');
  await expect.poll(async () => (await kept<OwnList[]>(page, 'lists')).length, SOON).toBe(2);
  await page.getByRole('button', { name: /^Dawn/ }).waitFor();
  expect(await focused(page)).toBe('Name of the list');
  expect(await page.getByLabel('Name of the list').inputValue()).toBe('Nig');
  await page.getByText('Removed: Saha Navavatu.').waitFor();

  await other.goto(SONG);
  await expect.poll(() => names(page, '[aria-labelledby="recent"] .songs'), SOON).toEqual(['Thodudaiya Seviyan']);
  expect(await kept(page, 'note')).toBeNull();
  await third.goto(SANSKRIT);
  for (const tab of [other, third]) {
    await tab.locator('[component-export="TextTools"] summary').click();
    await tab.getByRole('button', { name: 'Mark this song' }).click();
  }
  const marks = () => names(page, '[aria-labelledby="marks"] .songs');
  await expect.poll(marks, SOON).toEqual(['Saha Navavatu', 'Thodudaiya Seviyan']);
  await other.close();
  await third.close();

  const changed: Partial<MarkedSong>[] = [{ ...SONGS[0], path: LONG, name: 'Long', at: 7, verses: [] }];
  await seed(page, { marks: changed }); // the page is not told
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(marks, SOON).toEqual(['Long']);

  await press(page, 'Delete');
  await page.keyboard.press('Enter');
  await page.getByText('Removed: Saha Navavatu.').waitFor();
});
