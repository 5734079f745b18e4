import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findParallels, type KnownOfText, nothingKnown } from '#core/text-index/parallels.ts';

const LINE = 'अग्ने नय सुपथा राये अस्मान् विश्वानि देव वयुनानि विद्वान्';
const OTHER = 'ईशावास्यमिदं सर्वं यत्किञ्च जगत्यां जगत्';

/** By text: the numbers of its verses that return, with the texts and the numbers of the verses where they do. */
const returning = (texts: readonly string[]) =>
  findParallels(texts).map(({ verses }) => verses.map((one) => one.in.map(({ text, verse }) => [text, verse])));

describe('a verse that returns', () => {
  test('is known in both songs, by the number and the address of each', () => {
    const texts = [`${OTHER} ॥१॥\n\n${LINE} ॥२॥`, `${LINE} ।\nयुयोध्यस्मज्जुहुराणमेनः ॥१॥\n\nन किञ्चित् ॥२॥`];
    expect(returning(texts)).toEqual([[[[1, '1']]], [[[0, '2']]]]);
    const [isha, veda] = findParallels(texts);
    expect(isha?.verses[0]?.id).toMatch(/^v2\./);
    expect(isha?.verses[0]?.in[0]?.id).toBe(veda?.verses[0]?.id);
  });

  test('is the same however its source spells, accents and divides it', () => {
    const accented = 'अग्ने॒ नय॑ सु॒पथा॑ रा॒ये अ॒स्मान्विश्वा॑नि देव व॒युना॑नि वि॒द्वान् ॥१॥';
    expect(returning([`${LINE} ॥१८॥`, accented])).toEqual([[[[1, '1']]], [[[0, '18']]]]);
  });

  test('has six short words in a row, or 24 letters of sound: less is chance', () => {
    const six = 'na no ma te su ko';
    expect(returning([`1. ${six} agnim`, `1. ${six} indram`])[0]).toHaveLength(1);
    expect(returning(['1. na no ma te su agnim', '1. na no ma te su indram'])).toEqual([[], []]);
    expect(returning(['1. sarvadharman parityajya', '1. sarvadharman gurun'])).toEqual([[], []]);
  });

  test('is none within one song, and none where more places have it: a refrain is a formula', () => {
    expect(returning([`${LINE} ॥१॥\n\n${LINE} ॥२॥`, `${OTHER} ॥१॥`])).toEqual([[], []]);
    const many = Array.from({ length: 9 }, (_, at) => `${LINE} ॥${at + 1}॥`);
    expect(returning(many.slice(0, 8))[0]?.[0]).toHaveLength(7);
    expect(returning(many).flat()).toEqual([]);
  });

  test('is no heading, colophon or speaker', () => {
    const heading = 'अथ षट्चत्वारिंशदधिकशततमोऽध्यायः सूतसंवादः';
    expect(returning([`${heading}\n\n${LINE} ॥१॥`, `${heading}\n\n${OTHER} ॥१॥`])).toEqual([[], []]);
  });

  test('leads to one verse of each other song, the first', () => {
    expect(returning([`${LINE} ॥१॥`, `${LINE} ॥१॥\n\n${LINE} ॥२॥`])[0]).toEqual([[[1, '1']]]);
  });
});

test('a text repeats another that has more than half of what it says, though not the other way round', () => {
  const verses = Array.from({ length: 6 }, (_, at) => `${LINE.split(' ').slice(at).join(' ')} ${OTHER} ॥${at + 1}॥`);
  const short = verses.slice(0, 3).join('\n\n');
  const long = [...verses.slice(0, 3), ...'कखगघचछजझटठडढतथदधपफबभ'].join('\n\n');
  const found = findParallels([short, `${long}\n\n${'धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः मामकाः पाण्डवाश्चैव '.repeat(9)}`]);
  expect(found.map(({ repeats }) => repeats)).toEqual([[1], []]);
});

test('parallels are mutual, never of a text with itself, and the order of the texts does not matter', () => {
  const words = fc.constantFrom(...`${LINE} ${OTHER} धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः`.split(' '));
  const verse = fc.array(words, { minLength: 1, maxLength: 14 }).map((all) => all.join(' '));
  const text = fc.array(verse, { minLength: 1, maxLength: 4 }).map((all) => all.join(' ॥\n\n'));
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (texts) => {
      const pairs = (all: readonly string[], number: (text: number) => number) =>
        findParallels(all).flatMap(({ verses }, own) =>
          verses.flatMap((one) => one.in.map(({ text }) => `${number(own)} ${number(text)}`)),
        );
      const found = new Set(pairs(texts, (text) => text));
      for (const pair of found) {
        const [one, other] = pair.split(' ');
        expect(one).not.toBe(other);
        expect(found).toContain(`${other} ${one}`);
      }
      const last = texts.length - 1;
      expect(new Set(pairs(texts.toReversed(), (text) => last - text))).toEqual(found);
    }),
  );
});

test('what is known of a text from another time changes nothing', () => {
  const words = fc.constantFrom(...`${LINE} ${OTHER}`.split(' '));
  const verse = fc.array(words, { minLength: 4, maxLength: 14 }).map((all) => all.join(' '));
  const texts = fc.array(verse, { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const known = new Map<string, KnownOfText>();
      const of = (all: readonly string[]) =>
        all.map((text) => {
          const one = known.get(text) ?? nothingKnown();
          known.set(text, one);
          return one;
        });
      findParallels(before, of(before));
      const all = [...after, ...before];
      expect(findParallels(all, of(all))).toEqual(findParallels(all));
    }),
  );
});
