import { describe, expect, it } from 'vitest';
import { toDevanagari } from '../../../../scripts/local-api/translate/transliterate.ts';

describe('transliteration to Devanagari', () => {
  it.each([
    ['திருத்தணி', 'तिरुत्तणि'],
    ['ஸிவம்', 'सिवम्'],
    ["க்ரு'ஷ்ண", 'कृष्ण'],
    ['நமஃ', 'नमः'],
    ['ஸ்ரீதர ஶ்ரீ', 'श्रीतर श्री'],
    ['அர்ச்சனை', 'अर्च्चऩै'],
    ['শিব શિવ శివ ಶಿವ ശിവ ශිව', 'शिव शिव शिव शिव शिव शिव'],
    ['kṛṣṇāya namaḥ', 'कृष्णाय नमः'],
    ['agnim īḷe', 'अग्निम् ईळे'],
    ['gacchāmi chandas ca gacchati', 'गच्छामि छन्दस् च गच्छति'],
    ['Om Shivaaya', 'ओम् शिवाय'],
    ['ichchhaa', 'इच्छा'],
  ])('writes %s as %s', (from, to) => {
    expect(toDevanagari(from)).toBe(to);
  });

  it('leaves Devanagari, accents and all, as it is', () => {
    const verse = 'अ॒ग्निमी॑ळे पु॒रोहि॑तं ॥१॥';
    expect(toDevanagari(verse)).toBe(verse);
  });

  it('keeps lines, numbers and marks, and writes dandas', () => {
    expect(toDevanagari('śiva |\n\nviṣṇu || 12.3 ||')).toBe('शिव ।\n\nविष्णु ॥ 12.3 ॥');
    expect(toDevanagari('1. அக்னி, 2')).toBe('1. अक्ऩि, 2');
  });
});
