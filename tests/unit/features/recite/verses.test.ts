import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairVerses } from '#core/text/verse-pairs.ts';
import { linesOf, underEachOther, verseAt, versesOf, versesOfTwo } from '#features/recite/verses.ts';

describe('the words of a verse alone', () => {
  it.each([
    ['1. agnim īḷe purohitaṁ\nyajñasya devam', ['agnim īḷe purohitaṁ', 'yajñasya devam']],
    ['3134\nதோடுடைய செவியன்', ['தோடுடைய செவியன்']],
    ['1  தோடுடைய செவியன்', ['தோடுடைய செவியன்']],
    ['धर्मक्षेत्रे कुरुक्षेत्रे\nकिमकुर्वत सञ्जय॥१॥', ['धर्मक्षेत्रे कुरुक्षेत्रे', 'किमकुर्वत सञ्जय॥']],
    ['मामकाः ।।1.1।।', ['मामकाः ।।']],
    ['பெம்மா னிவனன்றே. 1.1.1', ['பெம்மா னிவனன்றே.']],
    ['the deed does not cling to a man. (2)', ['the deed does not cling to a man.']],
    ['॥१॥', []],
    ['1\nअग्निमीळे ।\n \nहोतारं ॥१॥', ['अग्निमीळे ।', '', 'होतारं ॥']],
    ['दू॒तं वो॑ वि॒श्ववे॑दसम् । यजि॑ष्ठमृञ्जसे गि॒रा ॥१॥', ['दू॒तं वो॑ वि॒श्ववे॑दसम् ।', 'यजि॑ष्ठमृञ्जसे गि॒रा ॥']],
    ['1.1 Title', ['1.1 Title']],
    ['In 1947 it was 12', ['In 1947 it was 12']],
  ])('%j is sung as %j', (stanza, lines) => {
    expect(linesOf(stanza)).toEqual(lines);
  });

  it('keep every letter of the stanza', () => {
    const letters = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (stanza) => {
        expect(letters(linesOf(stanza).join(''))).toBe(
          letters(
            stanza
              .split('\n')
              .filter((line) => /[\p{L}\p{M}]/u.test(line))
              .join(''),
          ),
        );
      }),
    );
  });
});

describe('two languages', () => {
  it('stand line under line where they have as many lines, else one under the other', () => {
    expect(underEachOther(['a', 'b'], ['x', 'y']).map(({ words }) => words)).toEqual(['a', 'x', 'b', 'y']);
    expect(underEachOther(['a', '', 'b'], ['x', 'y']).map(({ words }) => words)).toEqual(['a', 'x', '', 'b', 'y']);
    expect(underEachOther(['a', 'b'], ['x']).map(({ words, of }) => `${words}${of}`)).toEqual(['a0', 'b0', 'x1']);
  });

  it('stand verse by verse as the page pairs them', () => {
    const first = ['Heading', '1. a', '2. b\nb'];
    const second = ['1. x', '2. y\ny'];
    const rows = pairVerses(first, second);
    const verses = rows && versesOfTwo(first, second, rows);
    const said = verses?.map(({ lines }) => lines.map(({ words }) => words).join(' '));
    expect(said?.at(-1)).toBe('b y b y');
    expect(said?.join(' ')).toContain('a');
    expect(verses?.map(({ from }) => from)).toEqual([...(verses ?? [])].map(({ from }) => from).sort((a, b) => a - b));
  });
});

describe('the verses of a text', () => {
  it('are its stanzas, but those without a word', () => {
    expect(versesOf(['Om', '॥१॥', 'namah'])).toEqual([
      { from: 0, lines: [{ words: 'Om', of: 0 }] },
      { from: 2, lines: [{ words: 'namah', of: 0 }] },
    ]);
  });

  it('begin after the name that stands above them', () => {
    expect(versesOf(['1.1 காப்பு', 'Om', 'namah'], true).map(({ from }) => from)).toEqual([1, 2]);
  });

  it('are found by the stanza that a reader is at', () => {
    const verses = versesOf(['॥', 'a', '॥', 'b']);
    expect([0, 1, 2, 3, 9].map((stanza) => verseAt(verses, stanza))).toEqual([0, 0, 0, 1, 1]);
    expect(verseAt([], 3)).toBe(0);
  });
});
