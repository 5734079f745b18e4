import { describe, expect, test } from 'vitest';
import { pairVerses } from '#core/text/verse-pairs.ts';

const beside = (rows: ReturnType<typeof pairVerses>) =>
  [rows?.first, rows?.second].map((side) => side?.map((row) => row.beside));
const beneath = (rows: ReturnType<typeof pairVerses>) =>
  [rows?.first, rows?.second].map((side) => side?.map((row) => row.beneath));

describe('stanzas beside each other', () => {
  test('one by one where there are as many, and none tells its number', () => {
    const rows = pairVerses(['a', 'b'], ['c', 'd']);
    expect(beside(rows)).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(beneath(rows)).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  test('by the numbers of their verses, whatever headings stand above and in whatever digits', () => {
    const rows = pairVerses(
      ['३ ऋषिः। गायत्री, ५', 'अश्विना ॥१॥', 'पुरुदंससा ॥२॥', 'दस्रा॥३॥'],
      ['Hymn 3. Ashvins', '1. Ye rich in treasure', '2. Ye rich in deeds', '3. Wonder-workers'],
    );
    expect(beside(rows)).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
  });

  test('a verse with an empty line in it stands beside the one that has none', () => {
    const rows = pairVerses(
      ['प्र नु वोचा ।\n\nहतासो ॥१॥', 'बळित्था ॥२॥'],
      ['1. I will declare', '2. Thus your greatness'],
    );
    expect(beside(rows)).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(beneath(rows)).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  test('what follows a verse that is told at its beginning belongs to it', () => {
    const rows = pairVerses(['1. a\n \nmore of a', '2. b'], ['a ॥1॥', 'b ॥2॥']);
    expect(beside(rows)).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('a verse that one of them lacks leaves its place free', () => {
    const number = (numbers: number[]) => numbers.map((each) => `${each}. line`);
    const rows = pairVerses(number([1, 2, 3, 4, 5]), number([1, 2, 4, 5]));
    expect(beside(rows)).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 4, 5],
    ]);
  });

  test('a text that numbers groups stands beside all of their verses', () => {
    const rows = pairVerses(['1. a', '2. b', '3. c', '4. d', '5. e'], ['1. A', '2-4. B to D', '5. E']);
    expect(beside(rows)).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 5],
    ]);
    expect(beneath(rows)).toEqual([
      [1, 3, 4, 5, 7],
      [2, 6, 8],
    ]);
  });

  test('headings stand beside headings, so that verse 1 stands beside verse 1', () => {
    const rows = pairVerses(
      ['1.1 திருப்பிரமபுரம்', 'பண் - நட்டபாடை', '1 அ ஆ', '2 இ ஈ', 'திருச்சிற்றம்பலம்'],
      ['Hymn 1. Thiruppiramapuram', '1. a', '2. b'],
    );
    expect(beside(rows)).toEqual([
      [1, 2, 3, 4, 5],
      [1, 3, 4],
    ]);
  });

  test('verses that are numbered anew in each part of a work stand beside those of their own part', () => {
    const text = ['A', '1. a', '2. b', '3. c', 'B', '1. d', '2. e'];
    expect(beside(pairVerses(text, text.slice(1)))[1]).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test('as many stanzas of other verses are no pairs by number, but by place', () => {
    expect(beside(pairVerses(['1. a', '2. b'], ['7. c', '8. d']))).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('numbers that go back and forth tell nothing', () => {
    expect(pairVerses(['a ॥3॥', 'b ॥1॥', 'c ॥1॥'], ['1. a', '2. b'])).toBeNull();
  });

  test('texts that are divided otherwise cannot be paired', () => {
    expect(pairVerses(['a', 'b'], ['c'])).toBeNull();
    expect(pairVerses([], [])).toBeNull();
  });

  test('every stanza of a long text gets a place of its own', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => `${at + 1}. line`);
    const rows = pairVerses(many, many);
    expect(new Set([...(rows?.first ?? []), ...(rows?.second ?? [])].map((row) => row.beneath)).size).toBe(40_000);
  });
});
