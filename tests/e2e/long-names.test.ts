/** Names of any length wrap: nothing is wider than the window of a small phone. */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { readingSite, SONG } from './reading.fixture.ts';
import { FAILED_REQUEST } from './site.ts';
import { PLAIN } from './visit-pool.ts';

const { reopen } = readingSite();

describe('a name of 300 letters without a space, at 320 px', () => {
  const LONG = 'Sivapuranam'.repeat(28).slice(0, 300);
  /** Own lists have shorter names. */
  const PART = LONG.slice(0, 80);
  /** Songs and playlists; and the labels of a folder and a language, which their addresses keep. */
  const NAMES =
    /Thodudaiya Seviyan|Trial verses|trial-verses(?=<)|First Readings|(?<=>|label(?:"|&#34;|&quot;):(?:"|&#34;|&quot;))(?:Thirumurai|Tamil)(?=[<"&])/g;

  /** A visit in which any page of the site, and what it fetches, says this of these names. */
  async function lengthened(stored: Readonly<Record<string, string>> = {}): Promise<Page> {
    const { page, context, allow } = await reopen(PLAIN, { viewport: { width: 320, height: 640 } }, { stored });
    // A page that the test has changed may not reach the API of the same machine.
    allow(/blocked by CORS policy/, FAILED_REQUEST);
    await context.route(/\/(?:$|\?|file\/.*\/$|playlist\/(?:.*\/)?$|changes\/$|my\/$|catalogue\/)/, async (route) => {
      // What is fetched ahead may still be on its way when the visit ends.
      const answer = await route.fetch().catch(() => null);
      const body = await answer?.text().catch(() => null);
      if (answer && typeof body === 'string')
        await route.fulfill({ response: answer, body: body.replaceAll(NAMES, LONG) }).catch(() => {});
    });
    return page;
  }

  /** The name is on the page, and the page is no wider than the window. */
  async function expectFit(page: Page, where: string): Promise<void> {
    await page.getByText(PART).filter({ visible: true }).first().waitFor();
    const found = await page.evaluate((part) => {
      const { scrollWidth, clientWidth, innerText } = document.documentElement;
      return { shown: innerText.includes(part), beyond: scrollWidth - clientWidth };
    }, PART);
    expect(found, where).toEqual({ shown: true, beyond: 0 });
  }

  /** How much wider than itself what it holds is. */
  const beyond = (part: Locator): Promise<number> =>
    part.evaluate((element) => element.scrollWidth - element.clientWidth);

  test('wraps on every kind of page', async () => {
    const page = await lengthened();
    for (const [where, path] of [
      ['a list', '/file/Thirumurai/TAM/'],
      ['a folder', '/file/Thirumurai/'],
      ['the song after it', '/file/Thirumurai/TAM/002%20Kadhalagi%20Kasindhu.txt/'],
      ['a playlist', '/playlist/trial-verses/'],
      ['the playlists', '/playlist/'],
    ] as const) {
      await page.goto(path);
      await expectFit(page, where);
    }
  });

  test('wraps on Home, in its menu of playlists, and among what it finds', async () => {
    const page = await lengthened();
    await page.goto('/?folder=Thirumurai&language=TAM');
    await expectFit(page, 'Home');
    await page.locator('details.playlists summary').first().click();
    expect(await beyond(page.locator('details.playlists ul')), 'the menu of playlists').toBe(0);
    await expectFit(page, 'the menu of playlists');
    await page.keyboard.press('Escape');
    await page.getByLabel('Search by Song Number or Name').fill(LONG.slice(0, 20));
    await page.locator('.songs mark').first().waitFor();
    await expectFit(page, 'what is found');
  });

  test('wraps on a file page, in its menu of other languages, in the command box, and in a dialog that has the whole window', async () => {
    const page = await lengthened();
    await page.goto(SONG);
    await expectFit(page, 'a file page');
    await page.getByText('Other Languages').first().click();
    await expectFit(page, 'the menu of other languages');
    await page.keyboard.press('Escape');

    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(LONG.slice(0, 20));
    await dialog.getByText(PART).first().waitFor();
    await expectFit(page, 'the command box');
    expect(await beyond(dialog), 'the command box').toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.locator('[component-export="TextTools"] summary').click();
    await page.getByRole('button', { name: 'Recite or sing' }).click();
    await dialog.getByText(PART).first().waitFor();
    expect(await beyond(dialog), 'a dialog that has the whole window').toBe(0);
  });

  test('wraps in my place: read, marked, in a list and as its name', async () => {
    const at = Date.now();
    // A language without a label is called by its code.
    const path = `/file/Thirumurai/${LONG.slice(0, 200)}/001%20Thodudaiya%20Seviyan.txt/`;
    const page = await lengthened({
      recent: JSON.stringify([{ path, name: LONG, at }]),
      marks: JSON.stringify([{ path, name: LONG, at, song: true, verses: [] }]),
      lists: JSON.stringify([{ id: 'list1', name: LONG, songs: [{ path, name: LONG }], at }]),
    });
    await page.goto('/my/');
    await expectFit(page, 'what was read and marked');
    const named = page.getByRole('button', { name: PART, exact: false });
    await named.filter({ hasNotText: 'Continue' }).and(page.locator('[aria-expanded]')).click();
    await expectFit(page, 'a list');
    await page.getByRole('button', { name: 'Change' }).click();
    await expectFit(page, 'a list that is changed');
  });
});
