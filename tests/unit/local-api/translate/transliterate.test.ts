import { describe, expect, it } from 'vitest';
import { scriptOf } from '../../../../scripts/local-api/translate/scripts.ts';
import { toDevanagari } from '../../../../scripts/local-api/translate/transliterate.ts';

describe('transliteration to Devanagari', () => {
  it.each([
    ['திருத்தணி', 'तिरुत्तणि'],
    ['ஸிவம்', 'सिवम्'],
    ["க்ரு'ஷ்ண", 'कृष्ण'],
    ['நமஃ', 'नमः'],
    ['க³ணேஶ', 'गणेश'],
    ['கோ³விந்த³ த⁴ர்ம', 'गोविन्द धर्म'],
    ['శివ', 'शिव'],
    ['ಶಿವ', 'शिव'],
    ['kṛṣṇāya namaḥ', 'कृष्णाय नमः'],
    ['agnim īḷe', 'अग्निम् ईळे'],
    ['dhṛitarāśhtra', 'धृतराश्त्र'],
    ['Om Namah Shivaaya', 'ओम् नमः शिवाय'],
    ['kshetra', 'क्षेत्र'],
    ['ichchhaa', 'इच्छा'],
    ['icchaa', 'इच्छा'],
    ['kachchit', 'कच्चित्'],
    ['gacchāmi chandas ca gacchati', 'गच्छामि छन्दस् च गच्छति'],
    ['ஸ்ரீதர ஶ்ரீ', 'श्रीतर श्री'],
    ['அர்ச்சனை', 'अर्च्चऩै'],
  ])('writes %s as %s', (from, to) => {
    expect(toDevanagari(from)).toBe(to);
  });

  it('leaves Devanagari, accents and all, as it is', () => {
    const verse = 'अ॒ग्निमी॑ळे पु॒रोहि॑तं ॥१॥';
    expect(toDevanagari(verse)).toBe(verse);
  });

  it('keeps lines, numbers and marks, and writes dandas', () => {
    expect(toDevanagari('śiva |\n\nviṣṇu || 12.3 ||')).toBe('शिव ।\n\nविष्णु ॥ 12.3 ॥');
    expect(toDevanagari('1. அக்னி, 2')).toMatch(/^1\. \S+, 2$/);
  });

  it('tells scripts by their block', () => {
    expect(['क', 'ক', 'ਕ', 'ક', 'କ', 'க', 'క', 'ಕ', 'ക', 'ක', 'k', 'ś'].map(scriptOf)).toEqual([
      'devanagari',
      'bengali',
      'gurmukhi',
      'gujarati',
      'oriya',
      'tamil',
      'telugu',
      'kannada',
      'malayalam',
      'sinhala',
      'latin',
      'latin',
    ]);
  });
});
