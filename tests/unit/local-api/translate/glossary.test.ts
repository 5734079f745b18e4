import Sanscript from '@indic-transliteration/sanscript';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import words from '../../../../scripts/local-api/translate/glossary.json' with { type: 'json' };

/** One word, in one form. */
const glossaryEntry = z.strictObject({
  /** The word in Devanagari, NFC, without tones: `अग्नि`. */
  dev: z.string().regex(/^[\u0900-\u097f]+$/),
  /** The same in IAST: `agni`. Vedic ळ is `l̤`, as sanscript has it. */
  iast: z.string().min(1),
  /** English, senses parted by semicolons. */
  meaning: z.string().min(1).max(90),
  /**
   * Where the word can be read: a verse (`BhG 2.47`, `RV 1.1.1`, `Isa Up. 1`, `Katha Up. 1.1.1`, `Ram. 1.1.1` the
   * Rāmāyaṇa, `Brahma P. 1.1`, numbered as in the library's texts), or `MW`, Monier-Williams' dictionary.
   */
  source: z
    .string()
    .regex(
      /^(?:MW|BhG \d+\.\d+|RV \d+\.\d+\.\d+|(?:Isa|Kena|Katha) Up\. [\d.]+|Ram\. \d+\.\d+\.\d+|Brahma P\. \d+\.\d+)$/,
    ),
});

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

  it('has no invented kind of source, second word or further field', () => {
    expect(z.array(glossaryEntry).safeParse(words).error).toBeUndefined();
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
