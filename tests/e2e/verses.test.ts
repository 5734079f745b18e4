import type { BrowserContext, Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '#core/text/blocks.ts';
import { addressOf, verseId } from '#core/text/verse-address.ts';
import { MARKS_KEY } from '#schemas/storage-keys.ts';
import { violationsInBoth, WCAG } from './axe.ts';
import { LONG_VERSES } from './library.ts';
import { LONG, readingSite, SANSKRIT, TIRUPPAVAI, USUAL } from './reading.fixture.ts';

const { reopen: open } = readingSite();
/** A busy machine may take its time. */
const SOON = { timeout: 15_000 };

const verse = (page: Page, at: number) => page.locator('[data-text] p').nth(at);
const menu = (page: Page) => page.locator('.at-verse');
const inText = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-text] p')?.id ?? '');

/** What a screen reader is told of the element that has the focus. */
async function heard(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { objectId = '' } = result;
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  await devtools.detach();
  return nodes
    .map(({ role, name, description }) => [role, name, description].map((said) => said?.value).join(' | '))
    .join();
}

/** Milliseconds after which browsers take a touch for a long press, and some. */
const HELD = 900;

/** A finger that is put down and held, as Chromium itself gets it from a screen. @param during what happens meanwhile */
async function holdFinger(
  context: BrowserContext,
  page: Page,
  on: Locator,
  held = HELD,
  moved = 0,
  during: () => Promise<unknown> = async () => {},
): Promise<void> {
  const box = await on.boundingBox();
  const point = { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const devtools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof point)[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [point]);
  if (moved > 0) await touch('touchMove', [{ ...point, x: point.x + moved }]);
  await page.waitForTimeout(held / 2);
  await during();
  await page.waitForTimeout(held / 2);
  await touch('touchEnd', []);
}

/** Presses the margin beside a verse. */
async function pressMargin(page: Page, at: number): Promise<void> {
  const box = await verse(page, at).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 12);
}

/** The code that listens comes with the pointer, and makes verses fit for the focus. */
async function reach(page: Page): Promise<void> {
  for (const place of [200, 300]) await page.mouse.move(place, place);
  await page.locator('[data-text] p[tabindex]').first().waitFor(SOON);
}

describe('a verse', () => {
  test('without a number has a menu, named by its place among the parts, also by the second button of a mouse on any of its words', async () => {
    const { page } = await open(TIRUPPAVAI);
    await verse(page, 0).locator('span').first().click({ button: 'right' });
    await menu(page).waitFor(SOON);
    await page.keyboard.press('Escape');
    await expect.poll(() => menu(page).count(), SOON).toBe(0);
    await pressMargin(page, 0);
    await menu(page).waitFor(SOON);
    expect(new URL(page.url()).hash).toBe(`#${await verse(page, 0).getAttribute('id')}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => menu(page).count(), SOON).toBe(0);
    await page.locator('[data-box]').focus();
    await page.keyboard.press('ArrowDown');
    const words = (await verse(page, 0).textContent())?.replaceAll('\n', ' ');
    await expect
      .poll(() => heard(page), SOON)
      .toBe(`group | part 1 of 1, Also in: Thiruppavai - Margazhi Thingal | ${words}`);
  });

  test('that returns in another song has a sign in the margin, and in its menu the way there and back; it is heard, too', async () => {
    const [here, there] = [
      '/file/Divyaprabandham/ENG/002%20Thiruppavai%20-%20Margazhi%20Thingal.txt/',
      '/file/Thirumurai/ENG/008%20Thiruvempavai%20-%20Potri%20Aruluga.txt/',
    ];
    const { page } = await open(here);
    await reach(page);
    const sign = () => verse(page, 0).evaluate((one) => getComputedStyle(one, '::after').content);
    await expect.poll(sign, SOON).toMatch(/^"≈"/);
    await page.locator('[data-box]').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => heard(page), SOON).toContain('Also in: Thiruvempavai - Potri Aruluga');
    await page.keyboard.press('Enter');
    const link = menu(page).getByRole('link', { name: 'Thirumurai: Thiruvempavai - Potri Aruluga' });
    await link.waitFor(SOON);
    expect(await violationsInBoth(page, WCAG, '.at-verse')).toEqual([]);
    await expect.poll(() => link.evaluate((one) => one === document.activeElement), SOON).toBe(true);
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL(`${there}#v1.*`);
    await expect.poll(() => page.locator('p:target').count(), SOON).toBe(1);
    await verse(page, 0).locator('span').first().click({ button: 'right' });
    await menu(page).getByRole('link', { name: 'Divyaprabandham: Thiruppavai' }).click(SOON);
    await page.waitForURL(`${here}#v1.*`);
  });

  test('is reached by arrows from the text, which is one stop, and its menu by Enter; marked there it says where that is seen, and leads there', async () => {
    const { page, box } = await open(LONG);
    await box.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('[data-text] a:not([tabindex="-1"])').count(), SOON).toBe(0);
    // The code that listens comes with the first key.
    await expect
      .poll(async () => {
        await box.evaluate((element) => element.scrollTo(0, 0));
        await box.focus();
        await page.keyboard.press('ArrowDown');
        return inText(page);
      }, SOON)
      .toBe(await verse(page, 0).getAttribute('id'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await inText(page)).toBe(await verse(page, 1).getAttribute('id'));
    await expect.poll(() => heard(page), SOON).toMatch(/^link \| verse 2 \| .*தோடுடைய செவியன்/);
    await page.keyboard.press('Enter');
    await menu(page).waitFor(SOON);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    const second = menu(page).getByRole('button').nth(1);
    expect(await second.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => inText(page), SOON).toBe(await verse(page, 1).getAttribute('id'));
    await page.keyboard.press('Escape');
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    await verse(page, 2).locator('a').click();
    await menu(page).getByRole('button', { name: 'Mark this verse' }).click();
    await menu(page).getByRole('status').getByRole('link', { name: 'My place' }).click();
    await page.waitForURL((url) => url.pathname === '/my/');
    await page
      .getByRole('link', { name: /verse 3/i })
      .first()
      .click();
    await expect.poll(() => heard(page), SOON).toMatch(/^link \| verse 3 \| .*தோடுடைய செவியன்/);
    await page.locator('.locale summary').click();
    await page.locator('.locale ul').getByText('தமிழ்').click();
    await expect.poll(() => verse(page, 2).locator('a').getAttribute('aria-label'), SOON).toBe('செய்யுள் 3');
  });

  test('opens its menu by a finger that is held on it, leaves the words under it to be selected, and opens nothing where it moves on or leaves soon', async () => {
    const { page, context } = await open(SANSKRIT, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const listens = async () => {
      // The code that listens comes with the first touch.
      await page.locator('h1').tap();
      await expect
        .poll(() => page.locator('[data-text] p[tabindex], [data-text] a[tabindex]').count(), SOON)
        .toBeGreaterThan(0);
    };
    const opensIt = async () => {
      await holdFinger(context, page, verse(page, 0).locator('span').first());
      await menu(page).waitFor(SOON);
      expect(await menu(page).getAttribute('aria-label')).toMatch(/^(?:verse|part) 1/);
    };
    await listens();
    await opensIt();
    await page.goto(TIRUPPAVAI);
    await listens();
    const words = verse(page, 0).locator('span').first();
    const stopped = page.evaluate(
      () =>
        new Promise<boolean[]>((resolve) => {
          const seen: boolean[] = [];
          for (const type of ['touchstart', 'pointerdown', 'selectstart'])
            addEventListener(type, (event) => seen.push(event.defaultPrevented));
          addEventListener('touchend', () => setTimeout(resolve, 100, seen));
        }),
    );
    await holdFinger(context, page, words, 100);
    expect(await stopped).not.toContain(true);
    expect(await words.evaluate((line) => getComputedStyle(line).userSelect)).not.toBe('none');
    await holdFinger(context, page, words, HELD, 40);
    expect(await menu(page).count()).toBe(0);
    // As a phone does it: the word is selected while the finger is still down, and the menu stays.
    await holdFinger(context, page, words, HELD, 0, () =>
      words.evaluate((line) =>
        getSelection()?.setBaseAndExtent(line.firstChild as Node, 0, line.firstChild as Node, 2),
      ),
    );
    await menu(page).waitFor(SOON);
    expect(await page.evaluate(() => `${getSelection()}`)).toBe('In');
    // Who goes on to select more wants the words.
    await page.waitForTimeout(700);
    await words.evaluate((line) => getSelection()?.extend(line.firstChild as Node, 6));
    await expect.poll(() => menu(page).count(), SOON).toBe(0);
    expect(await page.evaluate(() => `${getSelection()}`)).toBe('In the');
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await opensIt();
  });

  test('with an empty line in it is one: a small gap, a line for each half, one menu, the words of the source to copy, and the old addresses of its halves lead to it, with their marks', async () => {
    const { page, context } = await open(USUAL, { viewport: { width: 1280, height: 900 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    expect(await page.locator('[data-text] p').count()).toBe(LONG_VERSES / 2);
    const third = verse(page, 2);
    const line = 'thodudaiya seviyan vidaiyeri yor | thoovenmathi soodi';
    const words = `3. ${line}\n\n${line} 3\n${line}`;
    expect(await third.evaluate((element) => element.textContent)).toBe(words);
    const laid = await third.evaluate((element) => {
      const spans = [...element.querySelectorAll('span')];
      const [first, gap] = spans.map((span) => span.getBoundingClientRect());
      const second = document.createRange();
      second.selectNodeContents(spans[0]?.lastChild as Node);
      getSelection()?.selectAllChildren(element);
      return {
        gap: (gap?.height ?? 0) / Number.parseFloat(getComputedStyle(element).lineHeight),
        lines: (first?.height ?? 0) / Number.parseFloat(getComputedStyle(element).lineHeight),
        edge: second.getBoundingClientRect().left - (first?.left ?? 0),
        copied: `${getSelection()}`,
      };
    });
    expect(laid.gap).toBeCloseTo(1 / 3, 1);
    expect(laid.lines, 'broken after the danda').toBeCloseTo(2, 1);
    expect(Math.abs(laid.edge), 'the second half begins where the first does').toBeLessThan(1);
    // The number stands apart from the words, and the browser copies it on a line of its own.
    expect(laid.copied.replace(/^3\.\s+/, '3. ')).toBe(words);
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await third.locator('a').click();
    await menu(page).waitFor(SOON);
    expect(await menu(page).getAttribute('aria-label')).toMatch(/^verse 3/);
    await menu(page).getByRole('button', { name: 'Copy this verse' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), SOON).toContain(words);
    const half = verseId(addressOf(blocksOf(words)[1] ?? '', 6));
    const song = { path: USUAL, name: 'Long', no: 1, at: 0, verses: [{ id: half, says: '3', words: line, at: 1 }] };
    await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [
      MARKS_KEY,
      JSON.stringify([song]),
    ] as const);
    await page.goto('/');
    await page.goto(`${USUAL}#${half}`);
    const id = (await third.getAttribute('id')) ?? '';
    await expect.poll(() => new URL(page.url()).hash, SOON).toBe(`#${id}`);
    await page.locator('[data-text] p[data-marked]').waitFor(SOON);
    expect(await page.locator('[data-text] p[data-marked]').getAttribute('id')).toBe(id);
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), MARKS_KEY), SOON)
      .toContain(`"id":"${id}"`);
  });

  test('has a number that a finger can press, and a menu in which axe finds nothing, light or dark, and by which others are found', async () => {
    const { page } = await open(LONG, { viewport: { width: 390, height: 844 } });
    const isWide = async (path: string) => {
      const widths = await page
        .locator('[data-text] a')
        .evaluateAll((links) => links.slice(0, 20).map((link) => link.getBoundingClientRect().width));
      expect(Math.min(...widths), path).toBeGreaterThanOrEqual(24);
    };
    await isWide(LONG);
    await verse(page, 2).locator('a').click();
    await menu(page).waitFor(SOON);
    const field = page.getByRole('textbox', { name: 'Go to verse…' });
    await field.fill('9999');
    await field.press('Enter');
    await page.getByText('There is no verse 9999 here.').waitFor();
    expect(await violationsInBoth(page, WCAG, '.at-verse')).toEqual([]);
    await field.fill('40');
    await field.press('Enter');
    await expect.poll(() => new URL(page.url()).hash, SOON).toMatch(/^#v40\./);
    await expect.poll(() => inText(page), SOON).toMatch(/^v40\./);
    await page.goto(SANSKRIT);
    await isWide(SANSKRIT);
  });
});
