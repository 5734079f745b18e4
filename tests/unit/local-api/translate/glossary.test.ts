import Sanscript from '@indic-transliteration/sanscript';
import { describe, expect, it } from 'vitest';
import { glossaryEntry, readGlossary } from '../../../../scripts/local-api/translate/glossary.ts';

const words = readGlossary();

describe('the built-in glossary', () => {
  it('has each word once, in either script', () => {
    const seen = new Set<string>();
    const forms = words.flatMap(({ dev, iast }) => [dev, iast]);
    expect(forms.filter((form) => seen.size === seen.add(form).size)).toEqual([]);
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
