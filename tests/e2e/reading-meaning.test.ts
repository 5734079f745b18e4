import { describe, expect, test } from 'vitest';
import { fulfil, LONG, onTranslate, type Reading, readingSite, SONG, selectLine } from './reading.fixture.ts';
import { FAILED_REQUEST } from './site.ts';

const { open, reopen } = readingSite();
const ask = ({ page }: Reading) => page.getByRole('button', { name: 'Sanskrit Meaning' });

describe('selecting words of the text', () => {
  test('by mouse shows the button near them, and its press the meaning with the words quoted', {
    tags: ['smoke'],
  }, async () => {
    const visit = await open(SONG);
    const words = await selectLine(visit.page);
    await ask(visit).waitFor();
    const [button, line] = await Promise.all([
      ask(visit).boundingBox(),
      visit.page.locator('[data-text] span').first().boundingBox(),
    ]);
    expect(Math.abs((button?.y ?? 0) - (line?.y ?? 0))).toBeLessThan(120);
    await ask(visit).click();
    await visit.meaning.getByRole('button', { name: 'Copy' }).waitFor();
    expect(await visit.meaning.locator('q').textContent()).toBe(words.trim());
    expect(await visit.meaning.textContent()).toContain('Word by word from a glossary, not a translation');
    expect(await ask(visit).isVisible()).toBe(false);
  });

  test('asks for provide_sanskrit_meaning of just these words', async () => {
    const visit = await reopen(SONG);
    const asked = await onTranslate(visit, (route) => fulfil(route, 'He of the earring'));
    const words = await selectLine(visit.page);
    await ask(visit).click();
    await visit.meaning.getByText('He of the earring').waitFor();
    expect(asked).toEqual([{ text: words.trim(), translationType: 'provide_sanskrit_meaning' }]);
  });

  test('by touch shows it too, inside the window', async () => {
    const visit = await reopen(SONG, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await visit.page.evaluate(() => {
      const spans = document.querySelectorAll('[data-text] span');
      getSelection()?.selectAllChildren(spans[spans.length - 1] as Node); // what a long press does in the end
    });
    await ask(visit).waitFor();
    const button = await ask(visit).boundingBox();
    expect(button?.x).toBeGreaterThanOrEqual(0);
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(844);
    await onTranslate(visit, (route) => fulfil(route, 'by touch'));
    await ask(visit).tap();
    await visit.meaning.getByText('by touch').waitFor();
  });

  test('by keyboard alone leads to the meaning', async () => {
    const visit = await reopen(SONG);
    const { page } = visit;
    const asked = await onTranslate(visit, (route) => fulfil(route, 'by keyboard'));
    await visit.box.focus();
    await page.keyboard.press('Control+a');
    await ask(visit).waitFor();
    while (!(await ask(visit).evaluate((button) => button === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await visit.meaning.getByText('by keyboard').waitFor();
    expect(asked[0]?.text).toBe((await page.locator('[data-text]').innerText()).trim());
  });

  test('loads the code for the meaning, and nothing was loaded before', async () => {
    const visit = await open(SONG);
    const code = () => visit.requests.filter((url) => url.includes('/_astro/Translate.')).length;
    expect(code()).toBe(0);
    await selectLine(visit.page);
    await expect.poll(code).toBe(1);
  });

  test('elsewhere on the page shows nothing', async () => {
    const visit = await reopen(SONG);
    await visit.page.locator('h1').click({ clickCount: 3 });
    await visit.page.waitForTimeout(500);
    expect(await ask(visit).isVisible()).toBe(false);
  });
});

describe('a selection over several verses', () => {
  test('is told as such, and one within a verse is not', async () => {
    const visit = await reopen(LONG);
    await onTranslate(visit, (route) => fulfil(route, 'all of it'));
    await visit.page.evaluate(() => {
      const verses = document.querySelectorAll('[data-text] p');
      getSelection()?.setBaseAndExtent(verses[0]?.querySelector('span') as Node, 0, verses[2]?.lastChild as Node, 1);
    });
    await ask(visit).click();
    await visit.meaning.getByText('Your selection covers 3 verses.').waitFor();
    await visit.meaning.getByText('all of it').waitFor();
    await selectLine(visit.page);
    await ask(visit).click();
    await visit.meaning.getByText('Your selection').waitFor({ state: 'hidden' });
  });

  test.each([
    ['docked on a phone', { width: 390, height: 844 }, 45],
    ['docked on a small phone', { width: 390, height: 600 }, 45],
    ['over the text on a low screen', { width: 800, height: 400 }, 0],
    ['over the text on a desk', { width: 1280, height: 720 }, 0],
  ])('that is the whole text leaves the button clear of the reading bar, %s', async (_, viewport, scrolled) => {
    const visit = await reopen(LONG, { viewport });
    await visit.box.evaluate((element, by) => element.scrollBy(0, by), scrolled);
    await visit.box.focus();
    await visit.page.waitForTimeout(300);
    await visit.page.keyboard.press('Control+a');
    await ask(visit).waitFor();
    const [button, bar] = await Promise.all([ask(visit).boundingBox(), visit.page.locator('.bar').boundingBox()]);
    if (!button || !bar) throw new Error('The button or the bar has no box.');
    expect(button.y + button.height <= bar.y || button.y >= bar.y + bar.height).toBe(true);
    expect(button.y + button.height).toBeLessThanOrEqual(viewport.height);
  });
});

describe('the Sanskrit Meaning button', () => {
  const dismissals: [string, (visit: Reading) => Promise<unknown>][] = [
    ['a scroll of the box', ({ box }) => box.evaluate((element) => element.scrollBy(0, 50))],
    ['a scroll of the page', ({ page }) => page.evaluate(() => scrollBy(0, 30))],
    ['a press elsewhere', ({ page }) => page.locator('h1').click()],
    ['Escape', ({ page }) => page.keyboard.press('Escape')],
  ];
  test.each(dismissals)('is gone after %s', async (_, dismiss) => {
    const visit = await reopen(LONG, { viewport: { width: 800, height: 400 } });
    await selectLine(visit.page);
    await ask(visit).waitFor();
    await dismiss(visit);
    await ask(visit).waitFor({ state: 'hidden' });
    await visit.page.waitForTimeout(400);
    expect(await ask(visit).isVisible()).toBe(false);
  });

  test('pressed five times is one request', async () => {
    const visit = await reopen(SONG);
    const asked = await onTranslate(visit, () => new Promise(() => undefined));
    await selectLine(visit.page);
    await ask(visit).waitFor();
    await ask(visit).evaluate((button: HTMLButtonElement) => {
      for (let time = 0; time < 5; time += 1) button.click();
    });
    await visit.meaning.getByText('Asking for the meaning…').waitFor();
    await expect.poll(() => asked.length).toBe(1);
    await visit.page.waitForTimeout(300);
    expect(asked).toHaveLength(1);
  });

  test('pressed for other words drops the first request: the last one wins, however late the first answers', async () => {
    const visit = await reopen(SONG);
    const late: (() => Promise<void>)[] = [];
    await onTranslate(visit, (route, _, place) => {
      if (place > 0) return fulfil(route, 'the second');
      late.push(() => fulfil(route, 'the first').catch(() => undefined));
      return undefined;
    });
    await selectLine(visit.page, 0);
    await ask(visit).click();
    await visit.meaning.getByText('Asking').waitFor();
    await expect.poll(() => late.length).toBe(1);
    await selectLine(visit.page, 1);
    await ask(visit).click();
    await visit.meaning.getByText('the second').waitFor();
    await late[0]?.();
    await visit.page.waitForTimeout(200);
    expect(await visit.meaning.locator('.answer').textContent()).toBe('the second');
  });
});

describe('a meaning that cannot be loaded', () => {
  test.each([
    ['Failed to fetch meaning. Please try again later.', 500, '{}'],
    ['Meaning fetch failed. Invalid response format.', 200, '{"meaning":"?"}'],
  ])('says: %s', async (message, status, body) => {
    const visit = await reopen(SONG);
    visit.allow(FAILED_REQUEST);
    await onTranslate(visit, (route) =>
      route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } }),
    );
    await selectLine(visit.page);
    await ask(visit).click();
    await visit.meaning.getByRole('alert').getByText(message, { exact: true }).waitFor();
    expect(await visit.meaning.getByRole('button', { name: 'Retry' }).isVisible()).toBe(true);
  });
});
