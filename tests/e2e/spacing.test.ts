/** A reader who sets letters, words and lines further apart (WCAG 2.2, 1.4.12) still reads all of them. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { readingSite, SONG } from './reading.fixture.ts';

const { reopen } = readingSite();

const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Words that reach out of the window, or out of what holds them: something with an edge, or that hides what has no room. */
const wordsOutside = (page: Page): Promise<string[]> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = walker.currentNode as Text;
      const range = document.createRange();
      range.selectNodeContents(words);
      const { right, bottom, width } = range.getBoundingClientRect();
      // The column heads of a list are as many as could have room, and the first row of them is shown.
      if (width < 2 || words.parentElement?.closest('.visually-hidden, .song-columns')) continue;
      for (let box = words.parentElement; box; box = box.parentElement) {
        const { overflowX, borderRightWidth } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const hides = /hidden|clip/.test(overflowX);
        const holds = hides || box === document.documentElement || Number.parseFloat(borderRightWidth) > 0;
        if ((holds && right > edge.right + 1) || (hides && bottom > edge.bottom + 1)) faults.push(words.data);
        if (/auto|scroll/.test(overflowX)) break;
      }
    }
    return faults;
  }, SPACED);

test('nothing is cut off, and no page is wider than the window', async () => {
  const { page } = await reopen('/', { viewport: { width: 390, height: 844 } });
  for (const path of ['/', '/file/Works/', '/file/Works/TAM/', SONG, '/playlist/', '/support/', '/my/']) {
    await page.goto(path);
    expect(await wordsOutside(page), path).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(SONG);
  expect(await wordsOutside(page), 'the bar of a text, in the narrowest window').toEqual([]);
});
