import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cutLine, partsOf } from '#features/recite/fit.ts';
import type { SungLine } from '#features/recite/verses.ts';

const line = (words: string, of: 0 | 1 = 0): SungLine => ({ words, of });
const wordsOf = (lines: readonly SungLine[]) => lines.map(({ words }) => words);

describe('a line that is longer than the screen', () => {
  it('is cut between sentences where they end near, else between words', () => {
    expect(cutLine('One two three four. Five six seven eight nine.', 2)).toEqual([
      'One two three four.',
      'Five six seven eight nine.',
    ]);
    expect(cutLine('one two three four five six', 2)).toEqual(['one two three', 'four five six']);
    expect(cutLine('oneword', 3)).toEqual(['oneword']);
  });

  test('loses no word', () => {
    const words = fc.array(fc.stringMatching(/^[a-zக-ஹ।.]{1,9}$/u), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 12 }), (said, pieces) => {
        expect(cutLine(said.join(' '), pieces).join(' ')).toBe(said.join(' '));
      }),
    );
  });
});

describe('a verse that is larger than the screen', () => {
  it('comes in even parts', () => {
    const lines = ['a', 'b', 'c', 'd', 'e', 'f'].map((words) => line(words));
    expect(
      partsOf(
        lines,
        lines.map(() => 30),
        100,
      ).map(wordsOf),
    ).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ]);
  });

  it('keeps a line in the second language beneath its own in the first', () => {
    const lines = [line('a'), line('1', 1), line('b'), line('2', 1), line('c'), line('3', 1)];
    expect(
      partsOf(
        lines,
        lines.map(() => 30),
        100,
      ).map(wordsOf),
    ).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]);
  });

  test('is shown whole, part by part, and no part is higher than the screen', () => {
    const lines = fc.array(
      fc.tuple(fc.lorem({ maxCount: 40 }), fc.integer({ min: 10, max: 900 }), fc.constantFrom(0, 1)),
      {
        minLength: 1,
        maxLength: 20,
      },
    );
    fc.assert(
      fc.property(lines, (all) => {
        const verse = all.map(([words, , of]) => line(words, of as 0 | 1));
        const parts = partsOf(
          verse,
          all.map(([, high]) => high),
          1000,
        );
        const said = (some: readonly SungLine[]) => wordsOf(some).join(' ').split(/\s+/);
        expect(said(parts.flat())).toEqual(said(verse));
        expect(parts.every(({ length }) => length > 0)).toBe(true);
      }),
    );
  });
});
