import { describe, expect, it } from 'vitest';
import { MOST_PACES, PACES, paceOf, readPaces, setPace, stepPace, travel, USUAL_PACE } from '#features/recite/pace.ts';

describe('the pace of a text that scrolls by itself', () => {
  it('goes up and down by steps, and no further than the ends', () => {
    expect([stepPace(13, 1), stepPace(13, -1), stepPace(61, 1), stepPace(4, -1)]).toEqual([16, 10, 61, 4]);
    expect(stepPace(1000, -1)).toBe(61);
  });

  it('is that of the song, else the one set last, else the usual', () => {
    const paces = setPace(setPace([], '/file/a/', 20), '/file/b/', 8);
    expect([paceOf(paces, '/file/a/'), paceOf(paces, '/file/new/'), paceOf([], '/file/new/')]).toEqual([
      20,
      8,
      USUAL_PACE,
    ]);
    expect(setPace(paces, '/file/a/', 31)).toEqual([
      ['/file/b/', 8],
      ['/file/a/', 31],
    ]);
  });

  it('is kept for so many songs, of which the oldest goes', () => {
    const many = Array.from({ length: MOST_PACES + 1 }, (_, n) => `/file/${n}/`);
    const paces = many.reduce<ReturnType<typeof readPaces>>((kept, path) => setPace(kept, path, 10), []);
    expect(paces.length).toBe(MOST_PACES);
    expect(paces.map(([path]) => path)).not.toContain('/file/0/');
  });

  it.each(['', 'null', '{}', '[1,"x",[1,2],["/a",14],["/a","13"]]', '\u0000'])(
    'is not believed where storage holds %j',
    (json) => {
      expect(readPaces(json)).toEqual([]);
    },
  );

  it('comes back as it was stored', () => {
    const paces = setPace([], '/file/a/', 20);
    expect(readPaces(JSON.stringify(paces))).toEqual(paces);
    expect(readPaces(null)).toEqual([]);
  });

  it('moves a line in the time of a line, however that is cut into frames', () => {
    for (const pace of PACES) {
      const frames = 600;
      let moved = 0;
      let rest = 0;
      for (let frame = 0; frame < frames; frame += 1) {
        const step = travel(pace, 60, 60_000 / pace / frames, rest, false);
        moved += step.move;
        rest = step.rest;
      }
      expect(moved).toBeCloseTo(60, 6);
    }
  });

  it('moves by whole lines alone for readers who want no motion, and loses nothing', () => {
    let moved = 0;
    let rest = 0;
    const steps: number[] = [];
    for (let frame = 0; frame < 1000; frame += 1) {
      const step = travel(60, 50, 16, rest, true);
      rest = step.rest;
      moved += step.move;
      if (step.move > 0) steps.push(step.move);
    }
    expect(new Set(steps)).toEqual(new Set([50]));
    expect(moved + rest).toBeCloseTo(50 * 16, 6);
  });

  it('does not jump after a tab was hidden, nor where the clock goes back', () => {
    expect(travel(60, 60, 3_600_000, 0, false).move).toBeLessThanOrEqual(15);
    expect(travel(60, 60, -5, 0, false)).toEqual({ move: 0, rest: 0 });
    expect(travel(60, 0, 100, 0, true).move).toBe(0);
  });
});
