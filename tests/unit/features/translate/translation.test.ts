import { describe, expect, it } from 'vitest';
import { faultMessage, faultOf } from '#features/translate/faults.ts';
import { originLine } from '#features/translate/origin.ts';
import { cutText, isLong, MOST_ASKED, MOST_VERSES, portionFrom, spanOf } from '#features/translate/pieces.ts';
import { answerLanguage, cutAnswer, translationKinds, withoutNotice } from '#features/translate/translation.ts';
import { inEnglish } from '#words/in-english.ts';

describe('the kinds of translation', () => {
  it('are three, in the order of the specification', () => {
    expect(translationKinds('TAM').map(({ label }) => label)).toEqual([
      'translate.sanskrit',
      'translate.english',
      'translate.meaning',
    ]);
  });

  it('leave To Sanskrit out for SAN alone', () => {
    expect(translationKinds('SAN').map(({ label }) => label)).toEqual(['translate.english', 'translate.meaning']);
    expect(translationKinds('DEV')).toHaveLength(3);
  });
});

describe('the message of a failure', () => {
  it.each([
    ['translation', 'format', 'Translation failed. Invalid response format.'],
    ['translation', 'failed', 'Failed to translate content. Please try again later.'],
    ['meaning', 'format', 'Meaning fetch failed. Invalid response format.'],
    ['meaning', 'failed', 'Failed to fetch meaning. Please try again later.'],
  ] as const)('of a %s (%s) is the specified one', (purpose, fault, message) => {
    expect(inEnglish(faultMessage(purpose, fault))).toBe(message);
  });

  it('says what is needed where the browser has no connection', () => {
    expect(faultOf(new TypeError('Failed to fetch'), true)).toBe('failed');
    expect(faultOf(new TypeError('Failed to fetch'), false)).toBe('no-line');
    expect(inEnglish(faultMessage('translation', 'no-line'))).toMatch(/^A translation needs a connection/);
  });
});

describe('the language of an answer', () => {
  it.each([
    ['convert_to_sanskrit', 'शिवः', { lang: 'sa', dir: 'ltr' }],
    ['convert_to_sanskrit', 'śivaḥ', { lang: 'sa-Latn', dir: 'ltr' }],
    ['convert_from_sanskrit', 'Peace', { lang: 'en', dir: 'ltr' }],
    ['convert_from_sanskrit', '108', { lang: 'en', dir: 'ltr' }],
    ['provide_sanskrit_meaning', 'அமைதி', { lang: 'ta', dir: 'ltr' }],
    ['provide_sanskrit_meaning', 'سکون', { lang: 'ur', dir: 'rtl' }],
  ] as const)('%s, %s is %o', (type, output, expected) => {
    expect(answerLanguage(type, output)).toEqual(expected);
  });
});

describe('an answer', () => {
  it('is left alone up to the limit, and cut beyond it', () => {
    expect(cutAnswer('abc', 3)).toEqual({ output: 'abc', cut: false });
    expect(cutAnswer('abcd', 3)).toEqual({ output: 'abc', cut: true });
  });

  it('is never cut within a character', () => {
    expect(cutAnswer('ab🪷d', 3)).toEqual({ output: 'ab', cut: true });
  });

  it('names what made it, of what and when', () => {
    const origin = {
      type: 'convert_from_sanskrit',
      from: 'Tamil',
      songNo: '1',
      name: 'X',
      day: '2026-11-21',
      by: null,
    } as const;
    expect(originLine(inEnglish, { ...origin, model: null })).toBe(
      'AI translation is for learning only and may be inaccurate. AI translation to English from Tamil: Song 1, X. 21 November 2026.',
    );
    expect(originLine(inEnglish, { ...origin, model: 'm-5' })).toMatch(/21 November 2026, by m-5\.$/);
  });

  it.each(['glossary', 'rule'] as const)('of a %s is called no translation, and never AI', (by) => {
    const origin = { type: 'convert_from_sanskrit', from: 'Tamil', songNo: '1', name: 'X', day: '2026-11-21' } as const;
    const line = originLine(inEnglish, { ...origin, model: null, by });
    expect(line).toMatch(/not a translation.*From Tamil: Song 1, X\. 21 November 2026\.$/);
    expect(line).not.toMatch(/AI|learning only/);
  });

  it('of a glossary is shown without its own warning, which stands once beside it', () => {
    expect(withoutNotice('Not a translation.\n\nशिव\n\n  शिव = śiva')).toBe('शिव\n\n  शिव = śiva');
    expect(withoutNotice('one paragraph')).toBe('one paragraph');
    expect(withoutNotice('Not a translation.\n\n ')).toBe('Not a translation.\n\n ');
  });
});

describe('a text in pieces', () => {
  const long = Array.from({ length: 400 }, (_, line) => `line ${line} of a long song`).join('\n');

  it('is one piece while it is short', () => {
    expect(cutText('short')).toEqual(['short']);
    expect(isLong('x'.repeat(MOST_ASKED))).toBe(false);
    expect(isLong('x'.repeat(MOST_ASKED + 1))).toBe(true);
  });

  it('is the text when the pieces are put together, each within the limit and cut at a line end', () => {
    const pieces = cutText(long, 500);
    expect(pieces.join('')).toBe(long);
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(500);
    for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/\n$/);
  });

  it.each([
    ['sentences', 'One two. '.repeat(100)],
    ['words', 'word '.repeat(200)],
    ['one long word', 'w'.repeat(1000)],
    ['characters of two units', '🪷'.repeat(500)],
  ])('may be made of %s only', (_, text) => {
    const pieces = cutText(text, 101);
    expect(pieces.join('')).toBe(text);
    for (const piece of pieces) {
      expect(piece.length).toBeLessThanOrEqual(101);
      expect(piece.isWellFormed()).toBe(true);
    }
  });

  it('has no piece of white space alone', () => {
    expect(cutText(' \n ')).toEqual([]);
    expect(cutText(`${'a'.repeat(10)}${' '.repeat(30)}b`, 10).every((piece) => piece.trim() !== '')).toBe(true);
  });

  it('goes verse by verse from any place, and says where to go on', () => {
    const verses = Array.from({ length: 30 }, (_, verse) => `verse ${verse} `.repeat(12));
    const ends = Array.from({ length: MOST_VERSES }, (_, place) => 6 + place);
    const next = 5 + MOST_VERSES;
    expect(portionFrom(verses, 5)).toEqual({ pieces: verses.slice(5, next), ends, next });
    expect(portionFrom(verses, 25)).toEqual({ pieces: verses.slice(25), ends: [26, 27, 28, 29, 30], next: null });
    expect(portionFrom(verses, 99)).toEqual({ pieces: [], ends: [], next: null });
  });

  it('takes short verses together, so that a line is never a question by itself', () => {
    const lines = Array.from({ length: 12 }, (_, line) => `a line of about forty letters, number ${line}`);
    const { pieces, ends, next } = portionFrom(lines, 0, 2);
    expect(pieces).toEqual([lines.slice(0, 3).join('\n\n'), lines.slice(3, 6).join('\n\n')]);
    expect([ends, next]).toEqual([[3, 6], 6]);
  });

  it('cuts a verse that is too long by itself', () => {
    const { pieces, ends, next } = portionFrom([long, 'end'], 0, 1);
    expect(pieces.join('')).toBe(long);
    expect(pieces.length).toBeGreaterThan(1);
    expect(next).toBe(1);
    expect(new Set(ends)).toEqual(new Set([1]));
  });

  it('is told by the numbers of its verses, where it has any, and else by its parts', () => {
    const verses = ['', '2.1', '2.2', '2.2', '2.5'];
    expect(spanOf(verses, 0, [2, 5])).toEqual({ kind: 'verses', first: '2.1', ends: ['2.1', '2.5'], total: '2.5' });
    expect(spanOf(verses, 2, [4])).toEqual({ kind: 'verses', first: '2.2', ends: ['2.2'], total: '2.5' });
    expect(spanOf(['1', ''], 1, [2])).toEqual({ kind: 'verses', first: '1', ends: ['1'], total: '1' });
    const parts = { kind: 'parts', first: '2', ends: ['2', '3'], total: '3' };
    expect(spanOf(['', '', ''], 1, [2, 3])).toEqual(parts);
    expect(spanOf(['1', '2', '1'], 1, [2, 3])).toEqual(parts);
  });
});
