import { describe, expect, test } from 'vitest';
import { readWith, textOfPage, writeWith } from '#core/text/page-text.ts';
import { verseHtml } from '#core/text/verse.ts';

const page = (text: string, lang = 'ta', dir = 'ltr') =>
  `<!DOCTYPE html><main data-texts="no"><div class="box" data-box><div class="text verse" lang="${lang}" dir="${dir}" data-text>${verseHtml(text, true)}</div> <svg></svg></div><div>after</div></main>`;

describe('the text of another page', () => {
  test.each([
    '1. சிவ சிவ\nஓம்\n\nநம 2',
    'a < b & c > d "e" \'f\' &amp; &#39; </div> <script>alert(1)</script>',
    'यदा यदा ।।4.7।।\n\n\nॐ ॥ १ ॥\n',
    '',
  ])('comes out to the letter: %j', (text) => {
    expect(textOfPage(page(text))?.text).toBe(text);
  });

  test('comes with its language and direction', () => {
    expect(textOfPage(page('x', 'ur', 'rtl'))).toEqual({ text: 'x', lang: 'ur', dir: 'rtl' });
  });

  test.each(['', '<p>no text</p>', '<div data-text>cut off', '<div class="data-text">x</div>'])(
    'is null for a page without one: %j',
    (html) => {
      expect(textOfPage(html)).toBeNull();
    },
  );
});

describe('the address', () => {
  test('names the second edition, and nothing that the song does not have', () => {
    expect(readWith('?with=TAM', ['TAM', 'ENG'])).toBe('TAM');
    expect(readWith('?with=//evil', ['TAM'])).toBeNull();
    expect(readWith('', ['TAM'])).toBeNull();
  });

  test('keeps what else stands in it', () => {
    expect(writeWith('?a=1&with=TAM', 'ENG')).toBe('?a=1&with=ENG');
    expect(writeWith('?with=TAM', null)).toBe('');
  });
});
