import Sanscript from '@indic-transliteration/sanscript';
import { describe, expect, it } from 'vitest';
import {
  glossaryEntry,
  readGlossary,
  readTamilLoans,
  tamilLoan,
} from '../../../../scripts/local-api/translate/glossary.ts';

const words = readGlossary();

describe('the built-in glossary', () => {
  it('has at least 600 words', () => {
    expect(words.length).toBeGreaterThanOrEqual(600);
  });

  it('has each word once', () => {
    const seen = new Set<string>();
    const twice = words.filter(({ iast }) => seen.size === seen.add(iast).size).map(({ iast }) => iast);
    expect(twice).toEqual([]);
  });

  it('is NFC throughout, without stray spaces', () => {
    const bad = words.filter((word) =>
      [word.dev, word.iast, word.meaning, word.source].some((value) => value !== value.normalize('NFC').trim()),
    );
    expect(bad).toEqual([]);
  });

  it('spells each word in IAST as sanscript reads its Devanagari', () => {
    const wrong = words.filter(({ dev, iast }) => Sanscript.t(dev, 'devanagari', 'iast').normalize('NFC') !== iast);
    expect(wrong).toEqual([]);
  });

  it('gives meanings in Latin letters, senses parted by semicolons', () => {
    const wrong = words.filter(
      ({ meaning }) => !/^[\p{Script=Latin}\d ,;:!?()×'’-]+$/u.test(meaning) || /;\S|[;,]$/.test(meaning),
    );
    expect(wrong.map(({ meaning }) => meaning)).toEqual([]);
  });

  it('knows the first words of the Rigveda and of the Gita', () => {
    const known = new Map(words.map(({ iast, source }) => [iast, source]));
    expect(known.get('agni')).toBe('RV 1.1.1');
    expect(known.get('kurukṣetra')).toBe('BhG 1.1');
  });

  it('refuses an entry with an invented kind of source, a second word or a further field', () => {
    const good = { dev: 'अग्नि', iast: 'agni', meaning: 'fire', source: 'RV 1.1.1' };
    expect(glossaryEntry.safeParse(good).success).toBe(true);
    for (const change of [
      { source: 'somewhere' },
      { source: 'RV 1.1' },
      { dev: 'अग्नि देव' },
      { meaning: '' },
      { more: 1 },
    ]) {
      expect(glossaryEntry.safeParse({ ...good, ...change }).success, JSON.stringify(change)).toBe(false);
    }
  });
});

describe('the Tamil loans', () => {
  const loans = readTamilLoans();

  it('have each word once, in NFC', () => {
    expect(new Set(loans.map(({ tamil }) => tamil)).size).toBe(loans.length);
    expect(loans.filter(({ tamil }) => tamil !== tamil.normalize('NFC'))).toEqual([]);
  });

  it('are of words that the glossary has', () => {
    const known = new Set(words.map(({ iast }) => iast));
    expect(loans.flatMap(({ of }) => of.flatMap((name) => name.split('+'))).filter((name) => !known.has(name))).toEqual(
      [],
    );
  });

  it('refuse a word in other letters, and one that is of nothing', () => {
    expect(tamilLoan.safeParse({ tamil: 'தேவன்', of: ['deva'] }).success).toBe(true);
    expect(tamilLoan.safeParse({ tamil: 'devan', of: ['deva'] }).success).toBe(false);
    expect(tamilLoan.safeParse({ tamil: 'தேவன்', of: [] }).success).toBe(false);
  });
});
