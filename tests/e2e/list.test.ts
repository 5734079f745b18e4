import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { writeListLink } from '#features/my-place/lists/link.ts';
import type { OwnList } from '#features/my-place/lists/lists.ts';
import { violations, violationsInBoth } from './axe.ts';
import { FORBIDDEN, kept, list, names, PHONE, SONGS, SOON, seed } from './my.fixture.ts';
import { LONG, readingSite, SANSKRIT, SONG } from './reading.fixture.ts';
import { FAILED_REQUEST, holdRequests } from './site.ts';
import { PLAIN } from './visit-pool.ts';

const { open: openAnew, reopen: open, site } = readingSite();
const GONE = '/file/Trials/TAM/099%20Lost%20Song.txt/';
const MOVED = '/file/Trials/SAN/001%20Long.txt/';
const addressOf = async (paths: readonly string[], name = 'For Pradosham') =>
  `/list/#${await writeListLink({ name, paths })}`;
/** A list with a song whose address the site never had: it is asked for, and that says 404. */
const openWithGone = async (...args: Parameters<typeof open>) => {
  const visit = await open(...args);
  visit.allow(FAILED_REQUEST);
  return visit;
};
const rows = (page: Page) => page.locator('.songs li');

describe('a list that came by a link', () => {
  test('shows its songs, says which are gone or moved, asks for the catalogue once, and is kept as one’s own by keyboard alone; axe finds nothing, in light and in dark', async () => {
    const { page, requests } = await openWithGone(await addressOf([SONG, GONE, MOVED]), PHONE);
    await rows(page).nth(2).waitFor();
    expect(await page.locator('h1').innerText()).toBe('For Pradosham');
    expect(await page.title()).toMatch(/^For Pradosham · /);
    expect(await names(page, '.songs')).toEqual(['Thodudaiya Seviyan', 'Lost Song', 'Long']);
    expect(await rows(page).nth(1).innerText()).toContain('No longer in the library');
    expect(await rows(page).nth(1).getByRole('link').count()).toBe(0);
    expect(await rows(page).nth(2).innerText()).toContain('No longer in the language that was chosen');
    expect(await page.getByRole('note').innerText()).toBe('1 song is no longer in the library.');
    expect(requests.filter((url) => url.includes('/catalogue/')).length).toBe(1); // a small one holds every folder
    expect(requests.filter((url) => url.includes('%23') || url.includes('?'))).toEqual([]);

    await page.getByRole('button', { name: 'Save this list' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('The list is saved in').waitFor();
    expect(await violationsInBoth(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const [own] = await kept<OwnList[]>(page, 'lists');
    expect(own).toMatchObject({
      name: 'For Pradosham',
      songs: [{ path: SONG, name: 'Thodudaiya Seviyan', no: 1 }, { name: 'Long' }],
    });
    await page.getByRole('status').getByRole('link', { name: 'My place' }).click();
    await page.getByRole('button', { name: 'For Pradosham' }).waitFor();
  });

  test('is read from song to song in the languages of one’s choice, and leads back to itself', async () => {
    const address = await addressOf([LONG, SANSKRIT]);
    const { page } = await open(address, PHONE);
    await page.getByLabel('Language of Long').selectOption({ label: 'English' });
    await page.getByRole('link', { name: 'Start reading' }).click();
    await page.waitForURL('/file/Trials/ENG/001%20Long.txt/');
    const nav = page.getByRole('navigation', { name: 'Songs of the list' });
    await nav.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(SANSKRIT);
    await nav.getByRole('link', { name: '2 of 2' }).click();
    await page.waitForURL(address);
    await page.getByRole('heading', { level: 1, name: 'For Pradosham' }).waitFor();
  });

  test('goes the whole way: from one reader’s place to another’s', async () => {
    const { page, context } = await open('/my/');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await seed(page, { lists: [list('Dusk')] });
    await page.reload();
    await page.getByRole('button', { name: 'Dusk' }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('The link is copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe('/list/');
    await page.evaluate(() => localStorage.clear()); // the other reader has nothing of it
    await page.goto(link);
    await rows(page).nth(2).waitFor();
    expect(await names(page, '.songs')).toEqual(SONGS.map(({ name }) => name));
  });

  test('says in two parts what is wrong with a link', async () => {
    const { page } = await open('/list/');
    // Each fault once; all have the same mark-up.
    for (const [fragment, words] of [
      ['', 'holds no list. Create your own lists'],
      ['#<img src=x onerror=alert(1)>', 'cut or changed on its way. Ask for it again'],
      ['#9abcdefAAAA', 'newer version of the library. Reload the page'],
      [`#1${'A'.repeat(70_000)}`, 'so the list in it was not read. Ask for the link again'],
    ] as const) {
      if (fragment) await page.goto(`/list/${fragment}`);
      const said = () => page.getByText(words).count();
      await expect.poll(said, { ...SOON, message: fragment.slice(0, 40) }).toBe(1);
      expect(await page.locator('main img, main script[src]:not([type])').count(), fragment.slice(0, 40)).toBe(0);
    }
    expect(await violations(page)).toEqual([]);
  });

  test('follows the address when it changes, forgets what was said of the first, and shows mark-up as it is written', async () => {
    const { page } = await openWithGone(await addressOf([SONG]));
    await page.getByRole('button', { name: 'Save this list' }).click();
    await page.getByText('The list is saved in').waitFor();
    await page.goto(await addressOf([SANSKRIT], '<b>Bold</b> \u202Ename'));
    await expect.poll(() => names(page, '.songs'), SOON).toEqual(['Saha Navavatu']);
    expect(await page.getByText('The list is saved in').count(), 'forgets what was said').toBe(0);
    expect(await page.locator('h1').innerText()).toBe('<b>Bold</b> name');
    expect(await page.locator('h1 b').count()).toBe(0);
    const title = () => page.title();
    await page.goto(await addressOf([SANSKRIT], ''));
    await expect.poll(title, { ...SOON, message: 'of a list without a name' }).toMatch(/^A list of songs · /);
    await page.goto(await addressOf([SONG]));
    await expect.poll(title, SOON).toMatch(/^For Pradosham · /);
    await page.goto('/list/#1abcdefAAAA');
    await page.getByText('cut or changed on its way').waitFor();
    expect(await title(), 'of a link that is broken').toMatch(/^A list of songs · /);
    await page.goto(await addressOf([GONE]));
    await page.getByText('None of these songs is in the library any more.').waitFor();
    expect(await page.getByRole('link', { name: 'Start reading' }).count()).toBe(0);
  });

  test('is shown where the library cannot be asked, and at the reader’s wish where it takes long to answer, and says that', async () => {
    const { page, context, allow } = await openAnew(PLAIN);
    allow(FAILED_REQUEST);
    await page.clock.install();
    await holdRequests(context, '**/catalogue/**');
    await page.goto(await addressOf([SONG, GONE]));
    await page.locator('[component-export="SharedList"][data-intent="ready"]').waitFor();
    await page.clock.fastForward(10_000);
    await page.getByText('This takes longer than usual.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    const says = () => page.getByText('The library could not be reached, so some').waitFor();
    await says();
    expect(await names(page, '.songs')).toEqual(['Thodudaiya Seviyan', 'Lost Song']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await context.route('**/catalogue/**', (route) => route.abort());
    await page.reload();
    await says();
    expect(await names(page, '.songs')).toEqual(['Thodudaiya Seviyan', 'Lost Song']);
    await rows(page).first().getByRole('link').click();
    await page.waitForURL(SONG);
  });

  test('says without scripts what it needs them for, and where storage is forbidden is still shown', async () => {
    const html = await (await fetch(new URL('/list/', site().url))).text();
    expect(html).toMatch(/<noscript>(?:(?!<\/noscript>)[\s\S])*only JavaScript can read it there/);
    const { page, context } = await open(PLAIN);
    await context.addInitScript(FORBIDDEN);
    await page.goto(await addressOf([SONG]));
    await page.getByRole('button', { name: 'Save this list' }).click();
    await page.getByText('The link still holds the list').waitFor();
  });
});
