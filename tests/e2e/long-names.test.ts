/** Names of any length wrap: nothing is wider than the window of a small phone. */
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { readingSite } from './reading.fixture.ts';
import { FAILED_REQUEST } from './site.ts';

const { open: visitPage } = readingSite();

async function open(path: string, before?: (context: BrowserContext) => Promise<unknown>): Promise<Page> {
  const visit = await visitPage('/privacy/', { viewport: { width: 320, height: 640 } });
  // A page that the test has changed may not reach the API of the same machine.
  visit.allow(/blocked by CORS policy/, FAILED_REQUEST);
  await before?.(visit.context);
  await visit.page.goto(path);
  return visit.page;
}

describe('a name of 300 letters without a space, at 320 px', () => {
  const LONG = 'Sivapuranam'.repeat(28).slice(0, 300);
  /** Own lists have shorter names. */
  const PART = LONG.slice(0, 80);
  /** Songs and playlists; and the labels of a folder and a language, which their addresses keep. */
  const NAMES =
    /Thodudaiya Seviyan|Trial verses|trial-verses(?=<)|First Readings|(?<=>|label(?:"|&#34;|&quot;):(?:"|&#34;|&quot;))(?:Thirumurai|Tamil)(?=[<"&])/g;

  /** What any page of the site, and what it fetches, says of these names. */
  const lengthen = (context: BrowserContext) =>
    context.route(/\/(?:$|\?|file\/.*\/$|playlist\/(?:.*\/)?$|changes\/$|my\/$|catalogue\/)/, async (route) => {
      // What is fetched ahead may still be on its way when the visit ends.
      const answer = await route.fetch().catch(() => null);
      const body = await answer?.text().catch(() => null);
      if (answer && typeof body === 'string')
        await route.fulfill({ response: answer, body: body.replaceAll(NAMES, LONG) }).catch(() => {});
    });

  /** Whether the name is on the page, and how much wider than the window the page is. */
  async function widthOf(page: Page): Promise<{ shown: boolean; beyond: number }> {
    await page.getByText(PART).filter({ visible: true }).first().waitFor();
    return page.evaluate((part) => {
      const { scrollWidth, clientWidth, innerText } = document.documentElement;
      return { shown: innerText.includes(part), beyond: scrollWidth - clientWidth };
    }, PART);
  }
  const fits = { shown: true, beyond: 0 };

  test.each([
    ['a list', '/file/Thirumurai/TAM/'],
    ['a folder', '/file/Thirumurai/'],
    ['a file page', '/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/'],
    ['the song after it', '/file/Thirumurai/TAM/002%20Kadhalagi%20Kasindhu.txt/'],
    ['a playlist', '/playlist/trial-verses/'],
    ['the playlists', '/playlist/'],
    ['Home', '/?folder=Thirumurai&language=TAM'],
  ])('wraps on %s', async (_, path) => {
    expect(await widthOf(await open(path, lengthen))).toEqual(fits);
  });

  test('wraps among what Home finds', async () => {
    const page = await open('/', lengthen);
    await page.getByLabel('Search by Song Number or Name').fill(LONG.slice(0, 20));
    expect(await widthOf(page)).toEqual(fits);
  });

  test('wraps in the menu of playlists', async () => {
    const page = await open('/', lengthen);
    await page.locator('details.playlists summary').first().click();
    const menu = page.locator('details.playlists ul');
    expect(await menu.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    expect(await widthOf(page)).toEqual(fits);
  });

  test('wraps in the menu of other languages', async () => {
    const page = await open('/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/', lengthen);
    await page.getByText('Other Languages').first().click();
    expect(await widthOf(page)).toEqual(fits);
  });

  test('wraps in a dialog that has the whole window', async () => {
    const page = await open('/file/Thirumurai/TAM/001%20Thodudaiya%20Seviyan.txt/', lengthen);
    await page.locator('[component-export="TextTools"] summary').click();
    await page.getByRole('button', { name: 'Recite or sing' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(PART).first().waitFor();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  test('wraps in the command box', async () => {
    const page = await open('/support/', lengthen);
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox');
    await box.fill(LONG.slice(0, 20));
    expect(await widthOf(page)).toEqual(fits);
    const dialog = page.getByRole('dialog');
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  test('wraps in my place: read, marked, in a list and as its name', async () => {
    // A language without a label is called by its code.
    const path = `/file/Thirumurai/${LONG.slice(0, 200)}/001%20Thodudaiya%20Seviyan.txt/`;
    const page = await open('/my/', async (context) => {
      await context.addInitScript(
        ([name, song]) => {
          const at = Date.now();
          localStorage.setItem('recent', JSON.stringify([{ path: song, name, at }]));
          localStorage.setItem('marks', JSON.stringify([{ path: song, name, at, song: true, verses: [] }]));
          localStorage.setItem('lists', JSON.stringify([{ id: 'list1', name, songs: [{ path: song, name }], at }]));
        },
        [LONG, path] as const,
      );
    });
    expect(await widthOf(page)).toEqual(fits);
    const named = page.getByRole('button', { name: PART, exact: false });
    await named.filter({ hasNotText: 'Continue' }).and(page.locator('[aria-expanded]')).click();
    expect(await widthOf(page)).toEqual(fits);
    await page.getByRole('button', { name: 'Change' }).click();
    expect(await widthOf(page)).toEqual(fits);
  });
});
