/** The title page of a collection, and its lists. */
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLOUR_RULES, violations } from './axe.ts';
import { type Site, startSite } from './site.ts';
import { visitPool } from './visit-pool.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
const pooled = visitPool(() => site);

const PHONE = { viewport: { width: 390, height: 844 } };
const WIDE = { viewport: { width: 1280, height: 900 } };

/** On a phone, by a reader who has stored this. */
async function open(
  path: string,
  options: BrowserContextOptions = {},
  stored: Readonly<Record<string, string>> = {},
): Promise<Page> {
  return (await pooled(path, { ...PHONE, ...options }, { stored })).page;
}

const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts();

describe('the page of a collection, without a script too', () => {
  test('has its name in its own script first, then the Latin one, how many songs it has, and its languages', async () => {
    const page = await open('/file/Thirumurai/', { javaScriptEnabled: false });
    const names = page.locator('h1 span');
    expect(await names.allInnerTexts()).toEqual(['திருமுறை', 'Thirumurai']);
    expect(await names.first().getAttribute('lang')).toBe('ta');
    expect(await page.getByText('9 songs', { exact: true }).count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'Song Counts by Language' }).isVisible()).toBe(true);
    const counts = (await texts(page, '.counts a span:last-child')).map(Number);
    expect(counts, 'the most songs first').toEqual(counts.toSorted((a, b) => b - a));
  });

  test('shows its first songs, the way to all of them, the playlists that draw on it, and its parts, which lead to their place in the list', async () => {
    const page = await open('/file/Works/', { javaScriptEnabled: false });
    expect(await page.locator('.songs li').count()).toBe(9);
    expect(await page.locator('.songs .name').first().innerText(), 'their names in two lines').toBe(
      'விநாயகர் காப்பு\nKanda Puranam 01 Vinayagar Kappu',
    );
    expect(await page.getByRole('link', { name: 'All 11 songs · Tamil' }).getAttribute('href')).toBe(
      '/file/Works/TAM/',
    );
    expect(await texts(page, '.playlists a')).toEqual(['Trial works']);
    expect(await page.locator('.playlists a').getAttribute('href')).toBe('/playlist/trial-works/');
    const contents = page.getByRole('region', { name: 'Contents' });
    expect((await contents.getByRole('link').allInnerTexts()).map((text) => text.split('\n'))).toEqual([
      ['Kanda Puranam', '5'],
      ['Between'],
      ['Periya Puranam', '5'],
    ]);
    await contents.getByRole('link', { name: 'Periya Puranam' }).click();
    await page.waitForURL('/file/Works/TAM/#part-periya-puranam');
    const box = await page.getByRole('heading', { name: 'Periya Puranam' }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(844);
  });
});

test('a collection has line art of its own, and one that nobody described a lotus; none is announced', async () => {
  const page = await open('/file/Trials/');
  const folders = ['Thirumurai', 'Divyaprabandham', 'Bhagavad_Gita', 'Upanishads', 'Puranas', 'Works', 'Trials'];
  const arts = await page.evaluate(
    (folders) =>
      Promise.all(
        folders.map(async (folder) => {
          const request = new XMLHttpRequest();
          request.open('GET', `/file/${folder}/`);
          request.responseType = 'document';
          await new Promise((done) => {
            request.onloadend = done;
            request.send();
          });
          const art = request.responseXML?.querySelector('main .motif');
          return { folder, isHidden: art?.getAttribute('aria-hidden'), drawing: art?.innerHTML };
        }),
      ),
    folders,
  );
  expect(arts.filter(({ isHidden }) => isHidden !== 'true')).toEqual([]);
  expect(new Set(arts.map(({ drawing }) => drawing)).size).toBe(6);

  expect(await page.locator('h1').innerText(), 'one without names or parts looks complete too').toBe('Trials');
  expect(await page.getByText('Contents').count()).toBe(0);
  expect(await page.locator('.songs li').count()).toBeGreaterThan(0);
});

describe('the list of a language, without a script too', () => {
  test('says "Song No" and the language once above each column, and to a screen reader with each song; has its parts as headings, and a menu of them', async () => {
    const page = await open('/file/Works/TAM/', { javaScriptEnabled: false });
    /** Left edges of what is seen of these: what hangs out of its frame is cut off. */
    const edges = (selector: string) =>
      page.locator(selector).evaluateAll((all) => {
        const isSeen = (each: Element): boolean =>
          each.getBoundingClientRect().bottom <= (each.parentElement?.getBoundingClientRect().bottom ?? 0);
        return [...new Set(all.filter(isSeen).map((each) => each.getBoundingClientRect().left))];
      });
    expect((await texts(page, '.song-columns p'))[0]).toBe('Song No\nTamil');
    const inRows = await page
      .locator('.songs .visually-hidden')
      .evaluateAll((all) => all.filter((each) => parseFloat(getComputedStyle(each).fontSize) > 0).length);
    expect(inRows, 'not seen in each row').toBe(0);
    expect(
      await page
        .getByRole('link', { name: /^Song No\s+1\s+விநாயகர் காப்பு\s+Kanda Puranam 01 Vinayagar Kappu.*Tamil$/ })
        .count(),
    ).toBe(1);
    expect(await texts(page, '.list section h2')).toEqual(['Kanda Puranam', 'Other songs', 'Periya Puranam']);

    const summary = page.locator('summary', { hasText: 'Contents' });
    for (const { viewport } of [PHONE, WIDE]) {
      await page.setViewportSize(viewport);
      expect(await edges('.song-columns p'), `${viewport.width} wide`).toEqual(await edges('.list .songs > li'));
    }
    const index = page.getByRole('navigation', { name: 'Contents' });
    const [side, list] = [await index.boundingBox(), await page.locator('.songs').first().boundingBox()];
    expect((side?.x ?? 0) + (side?.width ?? 0), 'an index at its side on a desk').toBeLessThanOrEqual(list?.x ?? 0);
    expect(await summary.isVisible()).toBe(false);

    await page.setViewportSize(PHONE.viewport);
    await summary.click();
    const menu = page.locator('.parts-menu a');
    expect(await menu.allInnerTexts(), 'a menu of them on a phone').toEqual(['Kanda Puranam', 'Periya Puranam']);
    for (const link of await menu.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await menu.last().click();
    await page.waitForURL('/file/Works/TAM/#part-periya-puranam');
  });

  test('shows a title in the script of the texts above the name of the file, in other languages below, and marks what is not available', async () => {
    const page = await open('/file/Works/TAM/', { javaScriptEnabled: false });
    const row = (words: string) => page.locator('.songs li', { hasText: words }).locator('.name');
    const lines = ['முருகன் காப்பு', 'Kanda Puranam 02 Murugan Kappu'];
    expect((await row('Murugan').innerText()).split('\n')).toEqual(lines);
    expect(await row('Murugan').locator('[lang=ta]').innerText()).toBe(lines[0]);
    expect(await row('Periya Puranam 01').innerText()).toBe('Periya Puranam 01');
    await page.goto('/file/Works/ENG/');
    expect((await row('Murugan').innerText()).split('\n')).toEqual(lines.toReversed());
    // What is far below the screen is not drawn, and has no text to read yet.
    await page.locator('.songs em').scrollIntoViewIfNeeded();
    expect(await texts(page, '.songs em')).toEqual(['Not available']);
  });
});

test('in an interface of the language of its name, a collection has that name once', async () => {
  const page = await open('/file/Thirumurai/', {}, { settings: JSON.stringify({ lang: 'ta' }) });
  await page.getByRole('heading', { name: 'பாடல்களின் எண்ணிக்கை' }).waitFor();
  expect((await page.locator('h1').innerText()).trim()).toBe('திருமுறை');
  await page.goto('/?folder=Thirumurai&language=TAM&q=thirumurai');
  const found = page.locator('.places .name').first();
  await found.getByText('திருமுறை').waitFor();
  expect(await found.getAttribute('lang'), 'a name in Tamil is not said to be English').toBe(null);
  expect((await page.locator('#list').innerText()).trim()).toBe('திருமுறை');
});

// The walk through the library has axe look at both pages on a phone, light and dark: sepia has other colours alone.
test('axe finds nothing in a wide window, nor in sepia', async () => {
  const page = await open('/file/Works/', WIDE);
  for (const path of ['/file/Works/', '/file/Works/TAM/']) {
    await page.goto(path);
    expect(await violations(page), path).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'sepia'));
    expect(await violations(page, COLOUR_RULES), `${path} in sepia`).toEqual([]);
  }
});
