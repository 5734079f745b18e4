import { expect, test } from 'vitest';
import { findVerse, versesIn } from '#features/reading/find-verse.ts';

const names = (...verses: string[]) => verses.map((verse, at) => ({ verse, part: at + 1, of: verses.length }));

test('a verse is found by its number, at its first stanza', () => {
  expect(findVerse(names('', '1', '1', '2'), '2')).toBe(3);
  expect(findVerse(names('', '1', '1', '2'), '1')).toBe(1);
});

test('a verse is found in the digits of any script, with its chapter or without', () => {
  const gita = names('', '2.1', '2.2', '2.47');
  for (const typed of ['2.47', '47', ' ४७ ', '௨.௪௭']) expect(findVerse(gita, typed), typed).toBe(3);
});

test('a verse is found in the group that holds it', () => {
  expect(findVerse(names('1', '9-12', '13'), '10')).toBe(1);
});

test('what is no number of a verse is not found', () => {
  for (const typed of ['4', '0', '', '2.9', 'abc', '-1', '9'.repeat(40)])
    expect(findVerse(names('', '1', '2.1'), typed)).toBe(-1);
});

test('the numbers of a text are each told once', () => {
  expect(versesIn(names('', '1', '1', '', '2-4'))).toEqual(['1', '2-4']);
});
