import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  CORS,
  choose,
  fulfil,
  LONG,
  onTranslate,
  type Reading,
  readingSite,
  SONG,
  scrollToVerse,
  selectLine,
  verseOnTop,
} from './reading.fixture.ts';
import { API, FAILED_REQUEST } from './site.ts';

const { open, reopen } = readingSite();
const ask = ({ page }: Reading) => page.getByRole('button', { name: 'Sanskrit Meaning' });

describe('selecting words of the text', () => {
  test('by mouse shows a button near them, and its press the meaning, requested once; other words win, however late the first answer', async () => {
    const visit = await open(SONG);
    const code = () => visit.requests.filter((url) => url.includes('/_astro/Translate.')).length;
    expect(code(), 'nothing was loaded before').toBe(0);
    const words = await selectLine(visit.page);
    await ask(visit).waitFor();
    await expect.poll(code).toBe(1);
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

    await visit.page.locator('h1').click({ clickCount: 3 });
    await visit.page.waitForTimeout(500);
    expect(await ask(visit).isVisible(), 'words elsewhere').toBe(false);
    const late: (() => Promise<void>)[] = [];
    const asked = await onTranslate(visit, (route, _, place) => {
      if (place > 0) return fulfil(route, 'the second');
      late.push(() => fulfil(route, 'the first').catch(() => undefined));
      return undefined;
    });
    const first = { text: (await selectLine(visit.page, 1)).trim(), translationType: 'provide_sanskrit_meaning' };
    await ask(visit).waitFor();
    await ask(visit).evaluate((button: HTMLButtonElement) => {
      for (let time = 0; time < 5; time += 1) button.click();
    });
    await visit.meaning.getByText('Asking for the meaning…').waitFor();
    await expect.poll(() => asked.length).toBe(1);
    await visit.page.waitForTimeout(300);
    expect(asked, 'five presses').toEqual([first]);
    const second = { ...first, text: (await selectLine(visit.page, 2)).trim() };
    await ask(visit).click();
    await visit.meaning.getByText('the second').waitFor();
    expect(asked).toEqual([first, second]);
    await late[0]?.();
    await visit.page.waitForTimeout(200);
    expect(await visit.meaning.locator('.answer').textContent(), 'the last one wins').toBe('the second');
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

  test('by keyboard alone, word by word in the verse that has the focus or all of the text, is said and leads to the meaning', async () => {
    const visit = await reopen(LONG);
    const { page } = visit;
    const asked = await onTranslate(visit, (route) => fulfil(route, 'by keyboard'));
    const line = (await page.locator('[data-text] span').first().textContent()) ?? '';
    const [first, second, third] = line.split(' ');
    const selected = () => page.evaluate(() => `${getSelection()}`.trim());
    // The code that listens comes with the first key.
    await expect
      .poll(async () => {
        await visit.box.focus();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Shift+ArrowRight');
        return selected();
      })
      .toBe(first);
    const keys: [string, string][] = [
      ['Shift+ArrowRight', `${first} ${second}`],
      ['Shift+ArrowRight', `${first} ${second} ${third}`],
      ['Shift+ArrowLeft', `${first} ${second}`],
    ];
    for (const [key, words] of keys) {
      await page.keyboard.press(key);
      expect(await selected(), key).toBe(words);
    }
    await page
      .getByRole('status')
      .filter({ hasText: `Selected: ${first} ${second}. Next is the button “Sanskrit Meaning”.` })
      .waitFor();
    const ofVerse = await page.evaluate(() => document.activeElement?.closest('p')?.id);
    await page.keyboard.press('Tab');
    expect(await ask(visit).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await visit.meaning.getByText('by keyboard').waitFor();
    expect(asked[0]?.text).toBe(`${first} ${second}`);
    await visit.meaning.getByRole('button', { name: /^Close/ }).press('Enter');

    await visit.box.focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.closest('p')?.id)).toBe(ofVerse);
    for (let words = 0; words < 20; words += 1) await page.keyboard.press('Shift+ArrowRight');
    const whole = await page.locator(`[id="${ofVerse}"]`).textContent();
    expect(whole?.replace(/\s/g, ''), 'never beyond its verse').toContain((await selected()).replace(/\s/g, ''));

    await page.goto(SONG);
    await visit.box.focus();
    await page.keyboard.press('Control+a');
    await ask(visit).waitFor();
    while (!(await ask(visit).evaluate((button) => button === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await visit.meaning.getByText('by keyboard').waitFor();
    expect(asked[1]?.text).toBe((await page.locator('[data-text]').innerText()).trim());
  });

  test('is not needed for a verse: its menu has the meaning and the translations, the result quotes its words, and its end leads back to the verse', async () => {
    const visit = await reopen(LONG);
    const { page, result, meaning } = visit;
    const asked = await onTranslate(visit, (route, { translationType }) => fulfil(route, `came of ${translationType}`));
    const verse = page.locator('[data-text] p').nth(2);
    const words = await verse.textContent();
    const kinds = [
      ['Meaning of this verse', 'provide_sanskrit_meaning', meaning],
      ['Translate this verse to English', 'convert_from_sanskrit', result],
      ['Translate this verse to Sanskrit', 'convert_to_sanskrit', result],
    ] as const;
    for (const [name, type, panel] of kinds) {
      await verse.locator('a').press('Enter');
      await page.getByRole('button', { name }).press('Enter');
      await panel.getByText(`came of ${type}`).waitFor();
      expect(asked.at(-1)).toEqual({ text: words, translationType: type });
      expect(await panel.locator('q').textContent(), name).toBe(words);
      const heading = () =>
        page.evaluate(() => {
          const focused = document.activeElement ?? document.body;
          return [focused.localName, getComputedStyle(focused).outlineStyle];
        });
      expect(await heading(), 'the focus is seen on the heading').toEqual(['h2', 'solid']);
      await panel.getByRole('button', { name: /^Close/ }).press('Enter');
      expect(await verse.locator('a').evaluate((number) => number === document.activeElement), name).toBe(true);
    }
  });
});

test('a selection of the whole text leaves the button clear of the reading bar; it is gone after a scroll, a press elsewhere and Escape, and a meaning of several verses is told as such', async () => {
  const visit = await reopen(LONG);
  const { page, box, meaning } = visit;
  for (const [name, viewport, scrolled] of [
    ['docked on a small phone', { width: 390, height: 600 }, 45],
    ['over the text on a low screen', { width: 800, height: 400 }, 0],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    await box.evaluate((element, to) => element.scrollTo(0, to), scrolled);
    await box.focus();
    await page.waitForTimeout(300);
    await page.keyboard.press('Control+a');
    await ask(visit).waitFor();
    const [button, bar] = await Promise.all([ask(visit).boundingBox(), page.locator('.bar').boundingBox()]);
    if (!button || !bar) throw new Error('The button or the bar has no box.');
    expect(button.y + button.height <= bar.y || button.y >= bar.y + bar.height, name).toBe(true);
    expect(button.y + button.height, name).toBeLessThanOrEqual(viewport.height);
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await ask(visit).waitFor({ state: 'hidden' });
  }

  const dismissals: [string, () => Promise<unknown>][] = [
    ['a scroll of the box', () => box.evaluate((element) => element.scrollBy(0, 50))],
    ['a scroll of the page', () => page.evaluate(() => scrollBy(0, 30))],
    ['a press elsewhere', () => page.locator('h1').click()],
    ['Escape', () => page.keyboard.press('Escape')],
  ];
  for (const [name, dismiss] of dismissals) {
    await page.evaluate(() => scrollTo(0, 0));
    await selectLine(page);
    await ask(visit).waitFor();
    await dismiss();
    await ask(visit).waitFor({ state: 'hidden' });
    await page.waitForTimeout(400);
    expect(await ask(visit).isVisible(), name).toBe(false);
  }

  await page.evaluate(() => scrollTo(0, 0));
  await onTranslate(visit, (route) => fulfil(route, 'all of it'));
  await page.evaluate(() => {
    const verses = document.querySelectorAll('[data-text] p');
    getSelection()?.setBaseAndExtent(verses[0]?.querySelector('span') as Node, 0, verses[2]?.lastChild as Node, 1);
  });
  await ask(visit).click();
  await meaning.getByText('Your selection covers 3 verses.').waitFor();
  await meaning.getByText('all of it').waitFor();
  await selectLine(page);
  await ask(visit).click();
  await meaning.getByText('Your selection').waitFor({ state: 'hidden' });
});

describe('B30: what was asked for is in sight at once, while another result is open', () => {
  /** Whether its heading, what is happening and its beginning can be seen: within the window, and with nothing over them. */
  const inSight = (panel: Locator) =>
    panel.evaluate((element) =>
      ['h2', '.progress', '.actions, .answer p'].map((part) => {
        const box = element.querySelector(part)?.getBoundingClientRect();
        const hit = box && document.elementFromPoint(box.left + 5, box.top + 12);
        return hit !== null && element.contains(hit ?? null);
      }),
    );

  test.each([
    ['on a phone', { width: 390, height: 844 }],
    ['on a desk', { width: 1280, height: 720 }],
  ])('%s', async (_, viewport) => {
    const visit = await reopen(LONG.replace('TAM', 'ENG'), { viewport });
    const { page, result, meaning } = visit;
    let answer: (() => unknown) | undefined;
    await onTranslate(visit, (route) => {
      answer = () => fulfil(route, 'word\n'.repeat(200));
    });
    const meaningOfLine = async () => {
      await selectLine(page, 62);
      await ask(visit).waitFor();
    };
    const asking = [
      [result, null, () => choose(visit, 'To English'), 'Translating…'],
      [meaning, meaningOfLine, () => ask(visit).click(), 'Asking for the meaning…'],
      [result, null, () => choose(visit, 'Meaning'), 'Translating…'],
    ] as const;
    await scrollToVerse(visit, 20);
    for (const [panel, select, press, words] of asking) {
      await select?.();
      const verse = await verseOnTop(visit);
      await press();
      await panel.getByText(words).waitFor();
      await expect.poll(() => inSight(panel), { message: words }).toEqual([true, true, true]);
      // The panel is there before its request.
      await expect.poll(() => answer).toBeDefined();
      answer?.();
      answer = undefined;
      await panel.getByRole('button', { name: 'Copy' }).waitFor();
      await expect.poll(() => inSight(panel), { message: `${words} done` }).toEqual([true, true, true]);
      expect(await verseOnTop(visit), 'the text stays where it was').toBe(verse);
    }
  });
});

test('a meaning that cannot be loaded says so, and can be asked for again', async () => {
  const visit = await reopen(SONG);
  visit.allow(FAILED_REQUEST);
  const failures = [
    ['Failed to fetch meaning. Please try again later.', 500, '{}'],
    ['Meaning fetch failed. Invalid response format.', 200, '{"meaning":"?"}'],
    ['Failed to fetch meaning. Please try again later. There is no internet connection.', 0, ''],
  ] as const;
  for (const [line, [message, status, body]] of failures.entries()) {
    await visit.context.unroute(`${API}/translate`);
    await onTranslate(visit, (route) => (status ? route.fulfill({ status, body, headers: CORS }) : route.abort()));
    await visit.context.setOffline(status === 0);
    await selectLine(visit.page, line);
    await ask(visit).click();
    await expect.poll(() => visit.meaning.getByRole('alert').allTextContents()).toEqual([message]);
    expect(await visit.meaning.getByRole('button', { name: 'Try again' }).isVisible(), message).toBe(true);
  }
  await visit.context.setOffline(false);
});
