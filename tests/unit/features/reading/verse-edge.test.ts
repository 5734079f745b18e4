import { describe, expect, it } from 'vitest';
import { firstBelow } from '#features/reading/verse-edge.ts';

/** Verses of ten pixels each, in parts of three; `asked` tells which of them had to say where they are. */
function text(verses: number, width = 9) {
  const asked: number[] = [];
  const piece = (bottom: number, parentElement: object | null, at = -1, wide = width) => ({
    parentElement: parentElement as never,
    getBoundingClientRect: () => {
      if (at >= 0) asked.push(at);
      return wide === 0 ? { bottom: 0, width: 0 } : { bottom, width: wide };
    },
  });
  const parts = Array.from({ length: Math.ceil(verses / 3) }, (_, part) => piece((part + 1) * 30, null));
  const all = Array.from({ length: verses }, (_, at) => piece((at + 1) * 10, parts[Math.floor(at / 3)] ?? null, at, 9));
  return { all, asked };
}

describe('the verse at an edge', () => {
  it('is the first that ends below it', () => {
    const { all } = text(9);
    expect([0, 9, 10, 35, 89].map((edge) => firstBelow(all, edge))).toEqual([0, 0, 1, 3, 8]);
    expect(firstBelow(all, 90)).toBe(-1);
    expect(firstBelow([], 0)).toBe(-1);
  });

  it('is found where the parts are laid out as if they were not there', () => {
    expect(firstBelow(text(9, 0).all, 35)).toBe(3);
  });

  it('is found without asking the verses of a part that ends above it', () => {
    const { all, asked } = text(9);
    expect(firstBelow(all, 65)).toBe(6);
    expect(asked).toEqual([6]);
  });
});
