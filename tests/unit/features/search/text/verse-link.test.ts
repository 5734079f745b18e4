import { describe, expect, it } from 'vitest';
import { hasWords, isPhrase } from '#features/search/text/phrase.ts';
import { shownLine } from '#features/search/text/shown-verse.ts';
import { verseLink } from '#features/search/text/verse-link.ts';

describe('the address of a verse with words marked', () => {
  it('names whole words, with what stands around them in their line', () => {
    const stanza = '1. அகர முதல\nஎழுத்தெல்லாம் ஆதி';
    expect(decodeURIComponent(verseLink('/file/a/', 'v1.0a0b0c0d', stanza, [[15, 20]]))).toBe(
      '/file/a/#v1.0a0b0c0d:~:text=எழுத்தெல்லாம்,-ஆதி',
    );
  });

  it('names what runs over lines by its ends, since lines are blocks', () => {
    expect(verseLink('/f/', 'v2.00000000', 'a b c\nd e f', [[2, 9]])).toBe('/f/#v2.00000000:~:text=a-,b,e,-f');
  });

  it('keeps the signs of the syntax out of the words', () => {
    expect(verseLink('/f/', 'v2.00000000', 'om-kara, x', [[0, 8]])).toContain('text=om%2Dkara%2C,-x');
  });
});

describe('the line of a verse', () => {
  const found = (ranges: [number, number][]) => ({ isWhole: true, distance: 0, ranges });

  it('is the one with the words, which are marked in it', () => {
    const { line, marks } = shownLine({ stanza: 'first line\nagni here', found: found([[11, 15]]) });
    expect(line).toBe('agni here');
    expect(marks.map(([from, to]) => line.slice(from, to))).toEqual(['agni']);
  });

  it('is cut around the words where it is long', () => {
    const stanza = `${'a '.repeat(300)}agni${' b'.repeat(300)}`;
    const { line, marks } = shownLine({ stanza, found: found([[600, 604]]) });
    expect(line.length).toBeLessThan(180);
    expect(marks.map(([from, to]) => line.slice(from, to))).toEqual(['agni']);
  });
});

describe('a phrase', () => {
  it('is two words or something in quotes; a number is no word', () => {
    expect(['agnim ile', 'தோடுடைய செவியன்', '"agnim"'].map(isPhrase)).toEqual([true, true, true]);
    expect(['agni', '12 agni', 'rv 1.1', ''].map(isPhrase)).toEqual([false, false, false, false]);
    expect(hasWords('12')).toBe(false);
  });
});
