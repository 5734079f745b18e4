import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstAkshara } from '#features/by-heart/aksharas.ts';
import { hiddenWords, piecesOf, STEPS, type Step, seenOf } from '#features/by-heart/hiding.ts';
import clusters from '../../../fixtures/script-clusters.json' with { type: 'json' };

const LANGS = ['sa', 'ta', 'sa-Latn', 'ta-Latn', 'sa-Telu', 'en'] as const;
const anyLine = fc
  .array(
    fc.constantFrom(
      ...[
        'क्ष्मा',
        'धर्मक्षेत्रे',
        'வாழ்க',
        'க³ங்கா³',
        'ஸ்ரீ',
        'śrī',
        'agnim',
        'ధర్మ',
        'ಕೃಷ್ಣ',
        '’pi',
        'two-fold',
        '॥१॥',
        '12',
        ',',
        '।',
        '  ',
        '',
      ],
    ),
  )
  .map((words) => words.join(' '));
const shownOf = (line: string, step: Step, lang: string): string =>
  piecesOf([line], lang)
    .flat()
    .map((piece) => seenOf(piece, step).padEnd(1, piece.word === null ? '' : '_'))
    .join('');

describe('the first akshara of a word', () => {
  test.each([
    ['क्ष्मायाम्', 'sa', 'क्ष्मा'],
    ['धर्मक्षेत्रे', 'sa', 'ध'],
    ['अ॒ग्निम्', 'sa', 'अ॒'],
    ['ॐ', 'sa', 'ॐ'],
    ['वाक्', 'sa', 'वा'],
    ['क्\u200Cष', 'sa', 'क्\u200C'],
    ['संस्कृतम्', 'sa', 'सं'],
    ['ప్రణమ్య', 'sa-Telu', 'ప్ర'],
    ['ಕ್ಷೇತ್ರ', 'sa-Knda', 'ಕ್ಷೇ'],
    ['ശ്രീമതാം', 'sa-Mlym', 'ശ്രീ'],
    ['শ্রীমতাং', 'sa-Beng', 'শ্রী'],
    ['શ્રીમતાં', 'sa-Gujr', 'શ્રી'],
    ['வாழ்க', 'ta', 'வா'],
    ['ப்ரமம்', 'ta', 'ப்'],
    ['க்ஷேத்ர', 'ta', 'க்ஷே'],
    ['ஸ்ரீமதாம்', 'sa-Taml', 'ஸ்ரீ'],
    ['க³ங்கா³', 'sa-Taml', 'க³'],
    ['kṣetre', 'sa-Latn', 'kṣe'],
    ['agnim', 'sa-Latn', 'a'],
    ['stauti', 'sa-Latn', 'stau'],
    ['saṃjaya', 'sa-Latn', 'saṃ'],
    ['kṛṣṇa', 'sa-Latn', 'kṛ'],
    ['ṛtam', 'sa-Latn', 'ṛ'],
    ['Thodudaiya', 'ta-Latn', 'Tho'],
    ['hm', 'sa-Latn', 'h'],
    ['street', 'en', 's'],
    ['हरि', 'en', 'ह'],
  ])('of %s (%s) is %s', (word, lang, first) => {
    expect(firstAkshara(word, lang)).toBe(first);
  });

  test('never ends within a cluster, in any script that joins its letters', () => {
    for (const row of clusters.sanskrit) {
      for (const script of ['word', 'telugu', 'kannada', 'malayalam', 'bengali', 'gujarati'] as const) {
        const first = firstAkshara(row[script], 'sa');
        expect(first, row[script]).toMatch(/[^\u094D\u09CD\u0ACD\u0C4D\u0CCD\u0D4D]$/u);
      }
    }
  });
});

describe('a verse, step by step,', () => {
  test('shows all of it, every second word, the first letters alone, and nothing', () => {
    const line = 'dharmakṣetre kurukṣetre, samavetā yuyutsavaḥ ॥';
    expect(STEPS.map((step) => shownOf(line, step, 'sa-Latn'))).toEqual([
      line,
      'dharmakṣetre _, samavetā _ ॥',
      'dha ku, sa yu ॥',
      '_ _, _ _ ॥',
    ]);
  });

  test('counts its words on from line to line', () => {
    const pieces = piecesOf(['வாழ்க சிவாயநம என்று', 'தன்னை மறந்து'], 'ta');
    expect(hiddenWords(pieces, 'words')).toEqual([1, 3]);
    expect(hiddenWords(pieces, 'number')).toEqual([0, 1, 2, 3, 4]);
  });

  test('hides nothing of a word that is one akshara long, where that is what is shown', () => {
    expect(hiddenWords(piecesOf(['ॐ नमः'], 'sa'), 'letters')).toEqual([1]);
  });

  test('loses nothing, and never hides what stands between words', () => {
    fc.assert(
      fc.property(fc.array(anyLine), fc.constantFrom(...LANGS), (lines, lang) => {
        const pieces = piecesOf(lines, lang);
        expect(pieces.map((line) => line.map(({ words }) => words).join(''))).toEqual(lines);
        for (const piece of pieces.flat()) {
          if (piece.word === null) expect(piece.words).not.toMatch(/\p{L}/u);
          else expect(piece.first === '' || piece.words.startsWith(piece.first)).toBe(true);
        }
        const words = pieces.flat().filter(({ word }) => word !== null);
        expect(words.map(({ word }) => word)).toEqual(words.map((_, at) => at));
        expect(hiddenWords(pieces, 'whole')).toEqual([]);
        expect(hiddenWords(pieces, 'number')).toEqual(words.map((_, at) => at));
      }),
    );
  });

  test('never fails, whatever the text holds', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        const pieces = piecesOf(lines, 'sa');
        expect(pieces.map((line) => line.map(({ words }) => words).join(''))).toEqual(lines);
      }),
    );
  });
});
