import { describe, expect, it } from 'vitest';
import { parsePosition, positionHash, verseOf } from '#features/reading/scroll-position.page.ts';
import { positionNear } from '#features/translate/selection.browser.ts';

describe('a place in a text', () => {
  it('stands in the address as verse and count', () => {
    expect(positionHash({ verse: 12, of: 40 })).toBe('#v12-40');
    expect(parsePosition('#v12-40')).toEqual({ verse: 12, of: 40 });
  });

  it.each([
    '',
    '#',
    '#v',
    '#v1',
    '#v40-40',
    '#v5-0',
    '#v9-0',
    '#v-1-5',
    '#v5-10%00',
    '#v999999-1',
    '#v1e9-2',
    '#v1.5-9',
    '#v1e3-9999',
    '#v1234567-9999999',
    '#v1-2x',
    ' #v1-2',
  ])('is none in %j', (hash) => expect(parsePosition(hash)).toBeNull());

  it('is the same verse where there are as many, else the same share', () => {
    expect(verseOf({ verse: 5, of: 10 }, 10)).toBe(5);
    expect(verseOf({ verse: 5, of: 10 }, 20)).toBe(10);
    expect(verseOf({ verse: 9, of: 10 }, 3)).toBe(2);
    expect(verseOf({ verse: 9, of: 10 }, 0)).toBe(0);
  });
});

describe('the button for selected words', () => {
  const view = { right: 390, top: 0, bottom: 800 };
  const size = { width: 150, height: 44 };

  it('stands under them, at their left', () => {
    expect(positionNear({ left: 50, top: 100, bottom: 120 }, size, view)).toEqual({ left: 50, top: 128 });
  });

  it('stands above them at the lower edge', () => {
    expect(positionNear({ left: 50, top: 760, bottom: 790 }, size, view)).toEqual({ left: 50, top: 708 });
  });

  it.each([
    [{ left: 380, top: 100, bottom: 120 }],
    [{ left: -50, top: -500, bottom: -400 }],
    [{ left: 0, top: -100, bottom: 5000 }],
  ])('never leaves the window: %o', (words) => {
    const { left, top } = positionNear(words, size, view);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(top).toBeGreaterThanOrEqual(8);
    expect(left + size.width).toBeLessThanOrEqual(view.right - 8);
    expect(top + size.height).toBeLessThanOrEqual(view.bottom - 8);
  });

  it('stays clear of a bar at either edge, though the words lie under it', () => {
    const docked = { ...view, bottom: 740 };
    expect(positionNear({ left: 0, top: -100, bottom: 5000 }, size, docked).top).toBe(740 - 44 - 8);
    expect(positionNear({ left: 0, top: 600, bottom: 700 }, size, docked).top).toBe(600 - 8 - 44);
    const sticky = { ...view, top: 60 };
    expect(positionNear({ left: 0, top: -100, bottom: -50 }, size, sticky).top).toBe(68);
  });
});
