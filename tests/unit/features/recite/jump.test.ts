import { describe, expect, it } from 'vitest';
import { findBeginning, findShownVerse } from '#features/recite/jump.ts';

const verse = (from: number, words: string) => ({ from, lines: [{ words, of: 0 as const }] });
const VERSES = [verse(1, 'தோடுடைய செவியன் விடையேறியோர்'), verse(2, 'முற்றல் ஆமை இள நாகமோடு'), verse(4, 'நீர் பரந்த நிமிர் புன்')];

describe('a jump', () => {
  it('leads to the verse of a number, in the digits of any script', () => {
    const numbers = ['', '1', '2', '', '3'];
    expect(findShownVerse('3', VERSES, numbers)).toBe(4);
    expect(findShownVerse('௨', VERSES, numbers)).toBe(2);
    expect(findShownVerse('9', VERSES, numbers)).toBeNull();
  });

  it('counts verses that have no numbers', () => {
    expect(findShownVerse('2', VERSES, ['', '', '', '', ''])).toBe(2);
  });

  it('leads to the verse that begins so by its sound, written in any script, or whose words begin with these letters', () => {
    const numbers = ['', '1', '2', '', '3'];
    expect(findShownVerse('muttral', VERSES, numbers)).toBe(2);
    expect(findShownVerse('முற்', VERSES, numbers)).toBe(2);
    expect(findShownVerse('npn', VERSES, numbers)).toBe(4);
    expect(findShownVerse('zzz', VERSES, numbers)).toBeNull();
    expect(findShownVerse(' ', VERSES, numbers)).toBeNull();
  });

  it('prefers the words to the first letters of words', () => {
    expect(findBeginning(['sadu indra va', 'siva'], 'siv')).toBe(1);
  });
});
