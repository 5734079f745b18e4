import { describe, expect, it } from 'vitest';
import { cleanText, quote, type Source, sourceName } from '#features/reading/quote.ts';

const source: Source = {
  title: 'Kappu',
  number: 'Song No 1',
  verse: '',
  language: 'Tamil',
  facts: '',
  link: 'https://nama.test/file/Puranas/TAM/001%20Kappu.txt/',
};

describe('copied words', () => {
  it('have no spaces at line ends and no heaps of empty lines', () => {
    expect(cleanText('\n\n  a  \nb\t\n\n\n\nc \u00A0\n')).toBe('  a\nb\n\nc');
  });

  it('have one form of each letter', () => {
    expect(cleanText('r\u0323\u0304')).toBe('\u1E5D');
  });

  it('stand stanza by stanza above where they are from', () => {
    expect(quote(['1. a\nb \n', ' \n', 'c'], source)).toBe(
      '1. a\nb\n\nc\n\nKappu (Song No 1), Tamil\nhttps://nama.test/file/Puranas/TAM/001%20Kappu.txt/',
    );
  });

  it('name what the song tells of itself', () => {
    expect(quote(['a'], { ...source, facts: 'பண் கொல்லி · Sambandar' })).toBe(
      `a\n\nKappu (Song No 1), Tamil\nபண் கொல்லி · Sambandar\n${source.link}`,
    );
  });

  it('of one verse name it, by its number or its place', () => {
    expect(sourceName({ ...source, verse: 'verse 2.1' })).toBe('Kappu (Song No 1), verse 2.1, Tamil');
    expect(sourceName({ ...source, verse: 'part 4 of 9' })).toBe('Kappu (Song No 1), part 4 of 9, Tamil');
  });

  it('name only what is known of the song', () => {
    expect(sourceName({ title: 'Kappu', number: '', verse: '', language: '' })).toBe('Kappu');
    expect(sourceName({ title: 'Kappu', number: '', verse: '', language: 'Tamil' })).toBe('Kappu, Tamil');
  });
});
