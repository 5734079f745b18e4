/** The title page of a collection, and its lists. */
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { type Site, startSite } from './site.ts';
import { visitPool } from './visit-pool.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
const pooled = visitPool(() => site);

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  return (await pooled(path, { viewport: { width: 390, height: 844 }, ...options })).page;
}

const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts();
const WIDE = { viewport: { width: 1280, height: 900 } };

describe.each([true, false])('the page of a collection, scripts: %s', (javaScriptEnabled) => {
  test('has its name in its own script first, then the Latin one, and how many songs it has', async () => {
    const page = await open('/file/Thirumurai/', { javaScriptEnabled });
    const names = page.locator('h1 span');
    expect(await names.allInnerTexts()).toEqual(['திருமுறை', 'Thirumurai']);
    expect(await names.first().getAttribute('lang')).toBe('ta');
    expect(await page.getByText('9 songs', { exact: true }).count()).toBe(1);
  });

  test('shows its languages under the specified label, the most songs first', async () => {
    const page = await open('/file/Thirumurai/', { javaScriptEnabled });
    expect(await page.getByRole('heading', { name: 'Song Counts by Language' }).isVisible()).toBe(true);
    const counts = (await texts(page, '.counts a span:last-child')).map(Number);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('has its parts as contents, which lead to their place in the list', async () => {
    const page = await open('/file/Works/', { javaScriptEnabled });
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

  test('shows its first songs, the way to all of them, and the playlists that draw on it', async () => {
    const page = await open('/file/Works/', { javaScriptEnabled });
    expect(await page.locator('.songs li').count()).toBe(9);
    expect(await page.locator('.songs .own').first().innerText()).toBe('விநாயகர் காப்பு');
    expect(await page.getByRole('link', { name: 'All 11 songs · Tamil' }).getAttribute('href')).toBe(
      '/file/Works/TAM/',
    );
    expect(await texts(page, '.playlists a')).toEqual(['Trial works']);
    await page.locator('.playlists a').click();
    await page.waitForURL('/playlist/trial-works/');
  });
});

test('a collection has line art of its own, and one that nobody described a lotus; none is announced', async () => {
  const drawings = new Set<string>();
  const page = await open('/privacy/');
  for (const folder of ['Thirumurai', 'Divyaprabandham', 'Bhagavad_Gita', 'Upanishads', 'Puranas', 'Works', 'Trials']) {
    await page.goto(`/file/${folder}/`);
    const art = page.locator('main .motif');
    expect(await art.getAttribute('aria-hidden')).toBe('true');
    drawings.add(await art.innerHTML());
  }
  expect(drawings.size).toBe(6);
});

test('a collection without names or parts looks complete too', async () => {
  const page = await open('/file/Trials/');
  expect(await page.locator('h1').innerText()).toBe('Trials');
  expect(await page.getByText('Contents').count()).toBe(0);
  expect(await page.locator('.songs li').count()).toBeGreaterThan(0);
});

describe.each([true, false])('the list of a language, scripts: %s', (javaScriptEnabled) => {
  test('says "Song No" and the language once above the column, and to a screen reader with each song', async () => {
    const page = await open('/file/Works/TAM/', { javaScriptEnabled });
    const seen = (words: string) =>
      page.evaluate(
        (text) =>
          [...document.querySelectorAll('.list span')].filter(
            (span) => span.textContent === text && parseFloat(getComputedStyle(span).fontSize) > 0,
          ).length,
        words,
      );
    expect([await seen('Song No'), await seen('Tamil')]).toEqual([1, 1]);
    expect(
      await page.getByRole('link', { name: /^Song No\s+1\s+Kanda Puranam 01 Vinayagar Kappu.*Tamil$/ }).count(),
    ).toBe(1);
  });

  test('shows the title in its own script under the name, with its language, in every edition', async () => {
    const page = await open('/privacy/', { javaScriptEnabled });
    for (const language of ['ENG', 'TAM']) {
      await page.goto(`/file/Works/${language}/`);
      const title = page.locator('.songs li', { hasText: 'Murugan' }).locator('.own');
      expect(await title.innerText()).toBe('முருகன் காப்பு');
      expect(await title.getAttribute('lang')).toBe('ta');
    }
    expect(await page.locator('.songs li', { hasText: 'Periya Puranam 01' }).locator('.own').count()).toBe(0);
  });

  test('has its parts as headings, and a menu of them on a phone', async () => {
    const page = await open('/file/Works/TAM/', { javaScriptEnabled });
    expect(await texts(page, '.list section h2')).toEqual(['Kanda Puranam', 'Other songs', 'Periya Puranam']);
    await page.locator('summary', { hasText: 'Contents' }).click();
    const menu = page.locator('.parts-menu a');
    expect(await menu.allInnerTexts()).toEqual(['Kanda Puranam', 'Periya Puranam']);
    for (const link of await menu.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await menu.last().click();
    await page.waitForURL('/file/Works/TAM/#part-periya-puranam');
  });

  test('has them as an index at its side on a desk', async () => {
    const page = await open('/file/Works/TAM/', { javaScriptEnabled, ...WIDE });
    const index = page.getByRole('navigation', { name: 'Contents' });
    const [side, list] = [await index.boundingBox(), await page.locator('.songs').first().boundingBox()];
    expect((side?.x ?? 0) + (side?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0);
    expect(await page.locator('summary', { hasText: 'Contents' }).isVisible()).toBe(false);
  });

  test('marks what is not available', async () => {
    const page = await open('/file/Works/ENG/', { javaScriptEnabled });
    const mark = page.locator('.songs em');
    // What is far below the screen is not drawn, and has no text to read yet.
    await mark.scrollIntoViewIfNeeded();
    expect(await texts(page, '.songs em')).toEqual(['Not available']);
  });
});

test('in an interface of the language of its name, a collection has that name once', async () => {
  const page = await open('/file/Thirumurai/');
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ lang: 'ta' })));
  await page.reload();
  await page.getByRole('heading', { name: 'பாடல்களின் எண்ணிக்கை' }).waitFor();
  expect((await page.locator('h1').innerText()).trim()).toBe('திருமுறை');
});

// The walk through the library has axe look at both pages on a phone, light and dark.
test.each([
  ['sepia', { width: 390, height: 844 }],
  ['light', WIDE.viewport],
])('axe finds nothing in %s at %o', async (theme, viewport) => {
  const page = await open('/file/Works/', { viewport });
  await page.evaluate((name) => localStorage.setItem('settings', JSON.stringify({ theme: name })), theme);
  for (const path of ['/file/Works/', '/file/Works/TAM/']) {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  }
});
