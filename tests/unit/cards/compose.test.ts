/** The drawing of a card: what it says, and that words stay words. */
import { describe, expect, test } from 'vitest';
import { motif } from '#ui/motifs.ts';
import { cardColours } from '../../../scripts/cards/colours.ts';
import { compose } from '../../../scripts/cards/compose.ts';
import { fitInto } from '../../../scripts/cards/fit.ts';
import { openFonts } from '../../../scripts/cards/fonts.ts';
import { drawable, shape } from '../../../scripts/cards/shape.ts';

const fonts = openFonts();
const look = { colours: cardColours(), motif: motif('wheel') };
const paths = (svg: string): number => svg.match(/<path transform=/g)?.length ?? 0;

describe('a name', () => {
  test.each([
    ['க்ஷேத்ரம் ஸ்ரீ', 'Tamil'],
    ['श्रीमद्भगवद्गीता', 'Devanagari'],
    ['లక్ష్మీ', 'Telugu'],
    ['ಸ್ತೋತ್ರ', 'Kannada'],
    ['സ്തോത്രം', 'Malayalam'],
    ['শ্রী', 'Bengali'],
    ['શ્રી', 'Gujarati'],
    ['ਸ੍ਰੀ', 'Gurmukhi'],
    ['ଶ୍ରୀ', 'Odia'],
    ['Śrīmadbhāgavatapurāṇam ṛgvedaḥ', 'Latin with marks'],
  ])('%s is drawn as it is (%s)', (name) => {
    expect(drawable(name, fonts)).toBe(name.normalize('NFC'));
  });

  test.each([
    ['क्ष', 1],
    ['र्क', 2],
    ['श्री', 2],
    ['ஸ்ரீ', 1],
  ])('%s is shaped as its script asks: %i outlines', (name, outlines) => {
    expect(shape(name, fonts)?.glyphs).toHaveLength(outlines);
  });

  test.each([
    ['🙏 Om 🙏', 'Om'],
    ['m̐', 'm'],
    ['a\u202Ecba\u2066', 'acba'],
    [' two\n lines\u0007', 'two lines'],
  ])('%j is drawn as %j: what no font has is left out', (name, drawn) => {
    expect(drawable(name, fonts)).toBe(drawn);
  });

  test.each(['สวัสดี', 'Om שלום', '🙏', '…', ''])(
    '%j is not drawn: a letter of it is in no font, or there is none',
    (name) => {
      expect(drawable(name, fonts)).toBeNull();
    },
  );
});

describe('a card', () => {
  test('holds outlines and no word, so that a name cannot be read as markup', () => {
    const svg = compose({ name: '<script>&"\'', also: '</svg>', title: 'Nama' }, look, fonts);
    expect(svg).not.toMatch(/<script|<\/svg>.+|<text/);
    expect(paths(svg)).toBe('<script>&"\''.length + '</svg>'.length + 'Nama'.length);
  });

  test('has the line art of its collection, whole', () => {
    expect(compose({ name: 'Gita', also: '', title: '' }, look, fonts).match(/<circle /g)).toHaveLength(9);
  });

  test('is the same each time', () => {
    const words = { name: 'ऋग्वेदः', also: 'Rigveda', title: 'Nama' };
    expect(compose(words, look, fonts)).toBe(compose(words, look, openFonts()));
  });
});

describe('words in a place', () => {
  const place = { width: 100, height: 60, sizes: [20, 10], leading: 1.5 };
  const measure = (text: string): number => [...text].length;

  test.each([
    ['short', 20, ['short']],
    ['two words', 20, ['two', 'words']],
    ['sixteen letters!', 10, ['sixteen', 'letters!']],
    ['abcdefghijklmnopqrstuvwxyz', 10, ['abcdefghij', 'klmnopqrst', 'uvwxyz']],
  ])('%j are %i large, in these lines: %j', (text, size, lines) => {
    expect(fitInto(text, place, measure)).toEqual({ size, lines });
  });

  test('end in dots where they do not fit in the smallest size', () => {
    const { size, lines } = fitInto('many words that go on and on and on and on and on', place, measure);
    expect([size, lines.length, lines.at(-1)?.endsWith('…')]).toEqual([10, 4, true]);
    for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(10);
  });
});
