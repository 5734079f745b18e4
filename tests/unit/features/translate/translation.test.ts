import { describe, expect, it } from 'vitest';
import { faultMessages, faultOf } from '#features/translate/faults.ts';
import { originLine } from '#features/translate/origin.ts';
import { cutText, MOST_BYTES } from '#features/translate/pieces.ts';
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
    expect(faultMessages(purpose, fault).map((id) => inEnglish(id))).toEqual([message]);
  });

  it('is the specified one and then the reason, where the browser has no connection', () => {
    expect(faultOf(new TypeError('Failed to fetch'), true)).toBe('failed');
    expect(faultOf(new TypeError('Failed to fetch'), false)).toBe('no-line');
    for (const purpose of ['translation', 'meaning'] as const) {
      const [failed] = faultMessages(purpose, 'failed');
      expect(faultMessages(purpose, 'no-line')).toEqual([failed, 'translate.no-line']);
    }
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
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  const long = Array.from({ length: 400 }, (_, line) => `line ${line} of a long song`).join('\n');

  it.each([
    ['Latin', 'x'],
    ['Tamil', 'அ'],
  ])('is one piece up to 20 KB, counted as it is sent: %s', (_, letter) => {
    const most = letter.repeat(Math.floor(20_480 / bytes(letter)));
    expect(cutText(most)).toEqual([most]);
    expect(cutText(`${most}${letter}`)).toHaveLength(2);
  });

  it('is the text when the pieces are put together, each within the limit', () => {
    const pieces = cutText(long.repeat(20));
    expect(pieces.join('')).toBe(long.repeat(20));
    for (const piece of pieces) expect(bytes(piece)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each([
    ['stanza', `${long.slice(0, 300)}\n\n${long}`, /\n\n$/],
    ['line', long, /\n$/],
    ['sentence', 'One two. '.repeat(100), /\. $/],
    ['word', 'word '.repeat(200), / $/],
  ])('ends with a %s where it can', (_, text, end) => {
    const [first = ''] = cutText(text, 500);
    expect(text.startsWith(first)).toBe(true);
    expect(first).toMatch(end);
  });

  it.each([
    ['one long word', 'w'.repeat(1000)],
    ['characters of four bytes', '🪷'.repeat(500)],
  ])('may be made of %s only', (_, text) => {
    const pieces = cutText(text, 101);
    expect(pieces.join('')).toBe(text);
    for (const piece of pieces) {
      expect(bytes(piece)).toBeLessThanOrEqual(101);
      expect(piece.isWellFormed()).toBe(true);
    }
  });

  it('has no piece of white space alone', () => {
    expect(cutText(' \n ')).toEqual([]);
    expect(cutText(`${'a'.repeat(10)}${' '.repeat(30)}b`, 10).every((piece) => piece.trim() !== '')).toBe(true);
  });
});
