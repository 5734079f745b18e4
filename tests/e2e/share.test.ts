import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsInBoth } from './axe.ts';
import { LONG, readingSite, SONG, selectLine } from './reading.fixture.ts';
import { holdRequests } from './site.ts';

const { reopen: visit } = readingSite();
/** A busy machine may take its time. */
const SOON = { timeout: 15_000 };
const PHONE = { viewport: { width: 390, height: 844 } };
const SMALL = { viewport: { width: 320, height: 600 } };
const WIDE = { viewport: { width: 1280, height: 900 } };

async function open(path: string, options: BrowserContextOptions = PHONE): Promise<Page> {
  const { page, context } = await visit(path, options);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return page;
}

const more = (page: Page) => page.locator('[component-export="TextTools"]');
const verseMenu = (page: Page) => page.locator('.at-verse');
const number = (page: Page, verse = 0) => page.locator('[data-text] p').nth(verse).locator('a');
const entry = (page: Page, name: string | RegExp) => page.locator('.menu').getByRole('button', { name });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Places of the verses that are marked. */
const marked = (page: Page) =>
  page
    .locator('[data-text] p')
    .evaluateAll((verses) =>
      verses.flatMap((verse, place) => (getComputedStyle(verse).boxShadow === 'none' ? [] : [place])),
    );

/** Opens "More" and chooses. */
async function choose(page: Page, name: string): Promise<void> {
  await more(page).locator('summary').click();
  await entry(page, name).click();
}

/** A share sheet that takes what it is given, or refuses by an error of this name. */
const withShareSheet = (page: Page, refusal = ''): Promise<void> =>
  page.evaluate((name) => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: unknown) => {
        Object.assign(window, { shared: data });
        if (name) throw new DOMException('no', name);
      },
    });
  }, refusal);

const withoutShareSheet = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }));

const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared);

describe('More', () => {
  test('shares the link of the song or copies it, and says what was done, but nothing to who thought better of it', async () => {
    const page = await open(SONG);
    await withShareSheet(page, 'AbortError');
    await choose(page, 'Share…');
    await expect.poll(() => shared(page), SOON).toBeTruthy();
    expect(await page.locator('.said').count()).toBe(0);

    await withoutShareSheet(page);
    await more(page).locator('summary').click();
    await entry(page, 'Copy link').waitFor();
    expect(await entry(page, 'Share…').count(), 'without a share sheet').toBe(0);
    expect(await violationsInBoth(page, undefined, '.bar'), 'axe, light and dark').toEqual([]);
    await entry(page, 'Copy link').click();
    await page.getByText('The link is copied.').waitFor();
    expect(await copied(page)).toBe(page.url());
    expect(await focused(page)).toBe('More');

    await page.evaluate(() => navigator.clipboard.writeText(''));
    await withShareSheet(page, 'NotAllowedError');
    await choose(page, 'Share…');
    await page.getByText('it is copied instead').waitFor();
    expect(await copied(page)).toContain(page.url());

    await page.evaluate(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) });
    });
    await choose(page, 'Copy link');
    await page.getByText('Copying failed').waitFor();
  });

  test('shares words selected before its own code has come, with the name of their verse', async () => {
    const page = await open(LONG);
    await withShareSheet(page);
    const asked = page.waitForRequest(/TextTools\.island/);
    const islandsCome = await holdRequests(page, /TextTools\.island/);
    const line = (await selectLine(page)).trim();
    await more(page).locator('summary').click();
    await asked;
    islandsCome();
    await entry(page, 'Share…').click();
    await expect.poll(() => shared(page), SOON).toBeTruthy();
    const data = await shared(page);
    expect(data?.text).toBe(`${line}\n\nLong (Song No 1), verse 1, Tamil`);
    expect(data?.url).toMatch(/#v1\.[0-9a-f]{8}$/);
  });
});

describe('a verse’s number', () => {
  test('marks the verse in place of another, and opens a menu until a scroll or a press elsewhere; what was copied before is left alone', async () => {
    const page = await open(LONG);
    await page.evaluate(() => navigator.clipboard.writeText('copied before'));
    const verse = page.locator('[data-text] p').nth(6);
    await verse.scrollIntoViewIfNeeded();
    const before = await verse.boundingBox();
    await number(page, 6).click();
    await verseMenu(page).waitFor();
    await page.waitForTimeout(400);
    expect(await verse.boundingBox(), 'the text stays where it is').toEqual(before);
    expect(await marked(page)).toEqual([6]);
    expect(await verseMenu(page).getByRole('status').textContent()).toBe('');
    expect(await copied(page)).toBe('copied before');
    expect(page.url()).toMatch(/#v7\./);
    await entry(page, 'Copy link').click();
    await page.getByText('The link is copied.').waitFor();
    expect(await copied(page)).toBe(page.url());
    await expect.poll(() => verseMenu(page).count(), SOON).toBe(0);
    await number(page, 6).click();
    await verseMenu(page).waitFor();
    // A reader scrolls after the frames in which the page comes to rest.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    });
    await page.locator('[data-box]').evaluate((box) => box.scrollBy(0, 60));
    await expect.poll(() => verseMenu(page).count(), SOON).toBe(0);

    const hash = (at: number) => number(page, at).getAttribute('href');
    const [first, third] = [await hash(0), await hash(2)];
    await page.goto(`${LONG}${first}`);
    await expect.poll(() => marked(page), { ...SOON, message: 'the verse that the address led to' }).toEqual([0]);
    await number(page, 1).click();
    await verseMenu(page).waitFor();
    expect(await marked(page)).toEqual([1]);
    await page.locator('h1').click();
    expect(await verseMenu(page).isVisible()).toBe(false);
    await expect.poll(() => verseMenu(page).count(), SOON).toBe(0);
    await page.goto(`${LONG}${third}`);
    await expect.poll(() => marked(page), SOON).toEqual([2]);
  });

  test('opens it beside the verse and never over it, on a small phone and a desk', async () => {
    const page = await open(LONG);
    for (const { viewport } of [SMALL, WIDE]) {
      const { width, height } = viewport;
      await page.setViewportSize(viewport);
      await page.evaluate(() => {
        scrollTo(0, 0);
        document.querySelector('[data-box]')?.scrollTo(0, 0);
      });
      for (const verse of [0, 1]) {
        const where = `verse ${verse + 1} at ${width} × ${height}`;
        await number(page, verse).click();
        // It is as tall as it will be.
        await verseMenu(page).getByRole('textbox').waitFor();
        // The bar may dock just then, and the menu goes with its verse.
        const measure = async () => ({
          menu: await verseMenu(page).boundingBox(),
          words: await page.locator('[data-text] p').nth(verse).locator('span').first().boundingBox(),
          lines: await page.locator('[data-text] p').nth(verse).boundingBox(),
        });
        await expect
          .poll(
            async () => {
              const { menu, words, lines } = await measure();
              if (!menu || !words || !lines) throw new Error('not there');
              const beside = menu.x + menu.width <= words.x;
              return beside || menu.y >= lines.y + lines.height || menu.y + menu.height <= lines.y;
            },
            { ...SOON, message: where },
          )
          .toBe(true);
        const { menu } = await measure();
        if (!menu) throw new Error(`No menu: ${where}.`);
        expect(menu.x, where).toBeGreaterThanOrEqual(0);
        expect(menu.x + menu.width, where).toBeLessThanOrEqual(width);
        expect(menu.y + menu.height, where).toBeLessThanOrEqual(height);
        await page.keyboard.press('Escape');
        await expect.poll(() => verseMenu(page).count(), { ...SOON, message: where }).toBe(0);
      }
    }
  });

  test('leads to the verse in words, copied or shared with title, number, language and link; selected words too', async () => {
    const page = await open(LONG);
    const words = await page.locator('[data-text] p').nth(1).textContent();
    await number(page, 1).click();
    await entry(page, 'Copy this verse').click();
    await page.getByText('The verse is copied.').waitFor();
    expect(await copied(page)).toBe(`${words}\n\nLong (Song No 1), verse 2, Tamil\n${page.url()}`);
    await expect.poll(() => verseMenu(page).count(), SOON).toBe(0);

    await withShareSheet(page);
    await number(page, 1).click();
    await entry(page, 'Share this verse…').click();
    await expect.poll(() => shared(page), SOON).toBeTruthy();
    expect((await shared(page))?.url).toBe(page.url());
    await expect.poll(() => verseMenu(page).count(), SOON).toBe(0);

    const name = await number(page, 2).textContent();
    await number(page, 2).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page), SOON).toBe('Meaning of this verse');
    await page.keyboard.press('Escape');
    expect(await verseMenu(page).isVisible()).toBe(false);
    expect(await focused(page), 'the focus comes back').toBe(name);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page), SOON).toBe('Meaning of this verse');
    await entry(page, 'Copy this verse').press('Enter');
    await expect.poll(() => verseMenu(page).count(), SOON).toBe(0);
    expect(await focused(page)).toBe(name);
    expect(await copied(page)).toContain(`#v3.`);

    const verse = page.locator('[data-text] p').nth(1);
    await verse.evaluate((words) => getSelection()?.selectAllChildren(words));
    await choose(page, 'Copy the text');
    const withLink = new RegExp(`^${words}\n\nLong \\(Song No 1\\), verse 2, Tamil\n\\S+/#v2\\.[0-9a-f]{8}$`);
    await expect.poll(() => copied(page), SOON).toMatch(withLink);
    await page.locator('[data-text]').evaluate((text) => getSelection()?.selectAllChildren(text));
    await choose(page, 'Copy the text');
    await expect.poll(() => copied(page), SOON).toMatch(/Long \(Song No 1\), Tamil\nhttp[^#\n]+$/);
  });
});

test('copied words of two languages stand verse by verse, and a verse is copied in both', async () => {
  const page = await open(`${LONG}?with=ENG`);
  await page.locator('[data-second]').waitFor({ state: 'attached' });
  await choose(page, 'Copy the text');
  await expect.poll(() => copied(page), SOON).toContain('Tamil and English');
  const stanzas = (await copied(page)).split('\n\n').slice(0, 4);
  expect(stanzas.map((words) => words.split(' ')[0])).toEqual(['1.', '1.', '2.', '2.']);
  expect(stanzas[0]).toMatch(/\p{Script=Tamil}/u);
  expect(stanzas[1]).toMatch(/\p{Script=Latin}/u);

  const verse = (text: string) => page.locator(`[${text}] p`).nth(1).textContent();
  const [tamil, english] = [await verse('data-text'), await verse('data-second')];
  await number(page, 1).click();
  await entry(page, 'Copy this verse').click();
  await page.getByText('The verse is copied.').waitFor();
  expect(await copied(page)).toBe(
    `${tamil}\n\n${english}\n\nLong (Song No 1), verse 2, Tamil and English\n${page.url()}`,
  );
  expect(page.url()).toContain('?with=ENG#v2.');
});
