import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong, isUnavailable, normaliseText, opening } from '#core/text/texts.ts';

describe('a text that stands for none', () => {
  it.each(['NOT AVAILABLE IN ENGLISH', 'NOT AVAILABLE IN', '\n  NOT AVAILABLE IN TAMIL\nCome back later.'])(
    'begins with the specified words: %j',
    (text) => {
      expect(isUnavailable(text)).toBe(true);
    },
  );

  it.each([
    '',
    'Not available in English',
    'NOT  AVAILABLE IN ENGLISH',
    'NOT AVAILABLE',
    '1. NOT AVAILABLE IN ENGLISH',
  ])('begins with no others: %j', (text) => {
    expect(isUnavailable(text)).toBe(false);
  });
});

it('calls a text long that a reader should not wait for as a whole', () => {
  expect(isLong('a'.repeat(8000))).toBe(false);
  expect(isLong('a'.repeat(8001))).toBe(true);
});

describe('a text as the library keeps it', () => {
  it('has no byte order mark, not even a second one', () => {
    expect(normaliseText('\uFEFFक')).toBe('क');
    expect(normaliseText('\uFEFF\uFEFFक')).toBe('क');
  });

  it('has line feeds for all line ends', () => {
    expect(normaliseText('a\r\nb\rc\nd\r\r\ne')).toBe('a\nb\nc\nd\n\ne');
  });

  it('is composed', () => {
    expect(normaliseText('Śiva'.normalize('NFD'))).toBe('Śiva'.normalize('NFC'));
    expect(normaliseText('க\u0BC6\u0BBE')).toBe('க\u0BCA');
  });

  it('is otherwise as it was', () => {
    const text = '  1.\t<td valign>\u00A0\u2028\u200Dक्\u200Cष\u0000\n\n\n a \uFEFF \n';
    expect(normaliseText(text)).toBe(text);
  });

  it('stays the same when it is kept again', () => {
    const anyText = fc.string({
      unit: fc.oneof(
        fc.constantFrom('\uFEFF', '\r', '\n', '\u0308', 'a', 'क', '\u093C'),
        fc.string({ unit: 'binary' }),
      ),
    });
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the opening of a text', () => {
  it.each([
    ['', ''],
    [' \n', ''],
    ['\n1. अग्निमीळे\nपुरोहितं\n\nयज्ञस्य', '1. अग्निमीळे पुरोहितं यज्ञस्य'],
    ['a\u0000b\tc', 'a b c'],
    ['x'.repeat(200), ''],
  ])('of %j is %j', (text, expected) => {
    expect(opening(text)).toBe(expected);
  });

  it('is cut between words, and says so', () => {
    expect(opening('one two three four', 9)).toBe('one two …');
    expect(opening('கக கக கக', 14)).toBe('கக கக …');
  });

  it('is the beginning of the words of any text, and not longer than it may be', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const said = opening(text).replace(/ …$/, '');
        expect(Buffer.byteLength(said)).toBeLessThanOrEqual(110);
        expect(
          text
            .replace(/[\s\p{Cc}]+/gu, ' ')
            .trim()
            .startsWith(said),
        ).toBe(true);
      }),
    );
  });
});
