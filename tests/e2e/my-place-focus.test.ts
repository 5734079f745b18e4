import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { OwnList } from '#features/my-place/lists/lists.ts';
import type { MarkedSong } from '#features/my-place/marks.ts';
import { FULL, kept, list, names, SONGS, SOON, seed } from './my.fixture.ts';
import { LONG, readingSite, SONG } from './reading.fixture.ts';
import { FAILED_REQUEST } from './site.ts';

const { reopen: open } = readingSite();
const section = (page: Page, name: string) => page.getByRole('region', { name });

/** What has the focus, in its own words; `body` where nothing has it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at instanceof HTMLInputElement) return at.labels?.[0]?.textContent ?? '';
    return at === document.body ? 'body' : ((at?.querySelector('.visually-hidden') ?? at)?.textContent ?? '');
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

  test('when a list is opened, changed, renamed, and closed', async () => {
    const page = await place({ lists: [list('Dusk')] });
    expect(await press(page, /^Dusk/)).toMatch(/^Dusk/);
    expect(await page.getByRole('button', { name: /^Dusk/ }).getAttribute('aria-expanded')).toBe('true');
    expect(await press(page, 'Change')).toBe('Done');
    await page.getByLabel('Name of the list').fill('Night');
    await page.keyboard.press('Enter');
    await page.getByText('The list is called “Night” now.').waitFor();
    expect(await focused(page)).toBe('Name of the list');
    expect(await page.getByLabel('Name of the list').inputValue()).toBe('Night');
    expect(await press(page, 'Done')).toBe('Change');
    expect(await press(page, /^Night/)).toMatch(/^Night/);
    expect(await page.getByRole('button', { name: /^Night/ }).getAttribute('aria-expanded')).toBe('false');
  });

  test('where storage has no room for what Undo brings back, and Undo stays', async () => {
    const page = await place({ marks: [{ ...SONGS[0], at: 7, verses: [] }] });
    await press(page, 'Remove mark from Thodudaiya Seviyan');
    await page.evaluate(FULL);
    await page.keyboard.press('Enter');
    await section(page, 'Marks').getByText('its storage is full').waitFor();
    expect(await focused(page)).toBe('Undo');
  });
});

describe('what another tab changes', () => {
  test('leaves the focus, what was typed, and what can be undone', async () => {
    const page = await place({ lists: [list('Dusk')] });
    await press(page, /^Dusk/);
    await press(page, 'Change');
    await press(page, 'Remove Saha Navavatu');
    await page.getByLabel('Name of the list').fill('Nig');
    const other = await page.context().newPage();
    await other.goto('/my/');
    await other.getByLabel('Name of a new list').fill('Dawn');
    await other.keyboard.press('Enter');
    await expect.poll(async () => (await kept<OwnList[]>(page, 'lists')).length, SOON).toBe(2);
    await page.getByRole('button', { name: /^Dawn/ }).waitFor();
    expect(await focused(page)).toBe('Name of the list');
    expect(await page.getByLabel('Name of the list').inputValue()).toBe('Nig');
    await page.getByText('Removed: Saha Navavatu.').waitFor();
  });

  test('is shown where it opens a song', async () => {
    const page = await place({});
    const other = await page.context().newPage();
    await other.goto(SONG);
    await expect.poll(() => names(page, '.songs'), SOON).toEqual(['Thodudaiya Seviyan']);
    expect(await kept(page, 'note')).toBeNull();
  });

  test('is shown on a page that Back brings as it was left', async () => {
    const page = await place({});
    const marks: Partial<MarkedSong>[] = [{ ...SONGS[0], path: LONG, name: 'Long', at: 7, verses: [] }];
    await seed(page, { marks }); // the page is not told
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => names(page, '[aria-labelledby="marks"] .songs'), SOON).toEqual(['Long']);
  });
});

test('what was removed from a list can be brought back after the list itself was', async () => {
  const page = await place({ lists: [list('Dusk')] });
  await press(page, /^Dusk/);
  await press(page, 'Change');
  await press(page, 'Remove Saha Navavatu');
  await press(page, 'Delete');
  await page.keyboard.press('Enter');
  await page.getByText('Removed: Saha Navavatu.').waitFor();
});
