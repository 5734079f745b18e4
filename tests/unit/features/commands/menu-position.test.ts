import { describe, expect, it } from 'vitest';
import { positionBeside } from '#features/commands/menu-position.ts';

const size = { width: 200, height: 150 };
const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

describe('the menu of a verse', () => {
  it('stands left of a number that hangs in a wide margin', () => {
    const verse = { left: 370, top: 300, bottom: 400 };
    expect(positionBeside(verse, { left: 330, top: 302, bottom: 330 }, size, desktop)).toEqual({
      left: 122,
      top: 302,
      height: 150,
    });
  });

  it('stands under a verse whose number is above it or at its end', () => {
    const verse = { left: 20, top: 300, bottom: 400 };
    expect(positionBeside(verse, { left: 20, top: 300, bottom: 324 }, size, phone)).toMatchObject({
      left: 20,
      top: 408,
    });
    expect(positionBeside(verse, { left: 350, top: 376, bottom: 400 }, size, phone)).toMatchObject({
      left: 182,
      top: 408,
    });
  });

  it('stands above a verse that has no room beneath', () => {
    const verse = { left: 20, top: 600, bottom: 760 };
    expect(positionBeside(verse, { left: 20, top: 600, bottom: 624 }, size, phone)).toMatchObject({
      left: 20,
      top: 442,
    });
  });

  it('is as tall as the room beside a verse that leaves too little for all of it', () => {
    const small = { width: 320, height: 528 };
    const tall = { width: 200, height: 224 };
    const verse = { left: 16, top: 179, bottom: 621 };
    const above = { left: 16, top: 8, height: 163 };
    expect(positionBeside(verse, { left: 16, top: 179, bottom: 200 }, tall, small)).toEqual(above);
    const under = { left: 16, top: 358, height: 162 };
    const ending = { left: 16, top: -10, bottom: 350 };
    expect(positionBeside(ending, { left: 16, top: 330, bottom: 350 }, tall, small)).toEqual(under);
  });

  it('is never taller than the window', () => {
    const verse = { left: 370, top: 300, bottom: 400 };
    const tall = { width: 200, height: 2000 };
    const number = { left: 330, top: 302, bottom: 330 };
    expect(positionBeside(verse, number, tall, desktop)).toEqual({ left: 122, top: 8, height: 884 });
  });

  it('leaves the number free where a verse fills the window', () => {
    const verse = { left: 20, top: 10, bottom: 2000 };
    expect(positionBeside(verse, { left: 20, top: 10, bottom: 34 }, size, phone).top).toBe(686);
    const ending = { left: 20, top: -900, bottom: 800 };
    expect(positionBeside(ending, { left: 20, top: 780, bottom: 800 }, size, phone).top).toBe(8);
  });
});
