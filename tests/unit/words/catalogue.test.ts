import { describe, expect, test } from 'vitest';
import { ENGLISH, ENGLISH_CATALOGUE } from '#words/english.ts';
import { CATALOGUE as HINDI } from '#words/hindi.ts';
import { fillHoles, HOLES, holesOf, patternOf, weightOf } from '#words/holes.ts';
import { translator } from '#words/phrase.ts';
import { CATALOGUE as SANSKRIT } from '#words/sanskrit.ts';
import { CATALOGUE as TAMIL } from '#words/tamil.ts';

const { words, names } = ENGLISH_CATALOGUE;
const ENTRIES = [...Object.keys(words), ...Object.keys(names)];
const PATTERNS = ENTRIES.filter((entry) => holesOf(entry).length > 0);
const LANGUAGES = { hi: HINDI, ta: TAMIL, sa: SANSKRIT };

/** Something that fits each hole. */
const SAMPLES: Readonly<Record<string, string>> = {
  n: '12',
  m: '345',
  date: '21 November 2026',
  language: 'Tamil',
  other: 'Sanskrit',
  script: 'Telugu',
  from: 'Devanagari',
  folder: 'Puranas',
  name: 'Qqq',
  origin: 'Qqq',
  reason: 'Qqq',
  things: 'Qqq; Rrr',
  verse: 'Qqq',
  query: 'Qqq',
  song: 'Qqq',
  list: 'Qqq',
  link: 'Qqq',
  counts: 'Qqq, Rrr',
  model: 'qqq-5',
};
const sample = (pattern: string): string => fillHoles(pattern, SAMPLES);

describe('the list of the interface’s words', () => {
  test('has each sentence in one part only', () => {
    const all = [...Object.values(ENGLISH).flat(), ...Object.keys(names)];
    expect(all.filter((entry, at) => all.indexOf(entry) !== at)).toEqual([]);
  });

  test('is written as pages show it: one space between words, none at the ends', () => {
    expect(ENTRIES.filter((entry) => entry !== entry.replace(/\s+/g, ' ').trim())).toEqual([]);
  });

  test('knows what every hole may hold', () => {
    expect(PATTERNS.flatMap(holesOf).filter((hole) => !(hole in HOLES) || !(hole in SAMPLES))).toEqual([]);
  });

  test.each(PATTERNS)('reads back what “%s” was made with', (pattern) => {
    const read = patternOf(pattern)?.fits.exec(sample(pattern))?.slice(1);
    expect(read).toEqual(holesOf(pattern).map((hole) => SAMPLES[hole]));
  });

  // A sentence that a pattern of another would swallow gets the wrong words, or a half of them. Entries without holes are
  // looked for first, and then those that say most by themselves.
  test.each(PATTERNS.filter((pattern) => pattern in words))('“%s” is no trap for another sentence', (pattern) => {
    const fits = patternOf(pattern)?.fits ?? /$^/;
    const isLater = (entry: string) => entry !== pattern && weightOf(entry) <= weightOf(pattern);
    const others = PATTERNS.filter((entry) => isLater(entry) && entry in words);
    expect(others.filter((entry) => fits.test(sample(entry)))).toEqual([]);
  });
});

describe.each(Object.entries(LANGUAGES))('%s', (_, catalogue) => {
  const entries = Object.entries({ ...catalogue.words, ...catalogue.names });

  test('has every word, and no empty one', () => {
    expect(entries.map(([key]) => key).toSorted()).toEqual(ENTRIES.toSorted());
    expect(entries.filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  test('uses every hole of each sentence, and no other', () => {
    expect(entries.filter(([key, text]) => holesOf(key).toSorted().join() !== holesOf(text).toSorted().join())).toEqual(
      [],
    );
  });

  test('leaves no English behind but names of things', () => {
    const left = entries.flatMap(([, text]) => text.replace(/\{\w+\}/g, '').match(/[A-Za-z@.]{2,}/g) ?? []);
    const allowed = ['IAST', 'Do', 'Not', 'Track', 'Global', 'Privacy', 'Control', 'name@example.org'];
    const quoted = ['my', 'place', 'file', 'header', 'load', 'click', 'webpage'];
    expect(left.filter((word) => ![...allowed, ...quoted].includes(word) && /[A-Za-z]/.test(word))).toEqual([]);
  });

  test('has twelve months, and is in composed form', () => {
    expect(catalogue.months.length).toBe(12);
    expect(entries.filter(([, text]) => text !== text.normalize('NFC'))).toEqual([]);
  });

  test('fills the holes of its own sentence with what it reads in the English one', () => {
    const translate = translator(catalogue);
    for (const pattern of PATTERNS.filter((each) => each in words)) {
      const made = translate(sample(pattern), 'words') ?? '';
      expect(made, pattern).not.toMatch(/[{}]/);
      for (const hole of holesOf(pattern)) {
        if (HOLES[hole]?.passage === 'same') expect(made, pattern).toContain(SAMPLES[hole]);
      }
    }
  });
});
