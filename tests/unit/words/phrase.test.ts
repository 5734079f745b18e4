import { describe, expect, test } from 'vitest';
import { CATALOGUE as HINDI } from '#words/hindi.ts';
import { translator } from '#words/phrase.ts';
import { CATALOGUE as SANSKRIT } from '#words/sanskrit.ts';
import { CATALOGUE as TAMIL } from '#words/tamil.ts';

const hindi = translator(HINDI);
const tamil = translator(TAMIL);
const sanskrit = translator(SANSKRIT);

describe('a text of the page in another language', () => {
  test.each([
    ['Home', 'मुखपृष्ठ'],
    ['Song No 12', 'गीत सं॰ 12'],
    ['Song No N/A', 'गीत सं॰ नहीं'],
    ['1,028 songs', '1,028 गीत'],
    ['With Tamil', 'तमिळ के साथ'],
    ['With TEL', 'TEL के साथ'],
    ['No songs matching "agni "x" $&" found.', '“agni "x" $&” से मेल खाता कोई गीत नहीं मिला।'],
    ['No files matching "a" found in Puranas/English (IAST).', 'पुराण/रोमन (IAST) में “a” से मेल खाती कोई फ़ाइल नहीं मिली।'],
    ['Cleared: your settings; translations you asked for.', 'मिटाया गया: आपकी सेटिंग; आपके माँगे हुए अनुवाद।'],
    ['Failed to load playlist content: Unknown error', 'गीत-सूची की सामग्री लोड नहीं हो सकी: अज्ञात त्रुटि'],
    ['Failed to load playlist content: HTTP status 500', 'गीत-सूची की सामग्री लोड नहीं हो सकी: HTTP status 500'],
  ])('“%s” → “%s”', (english, expected) => {
    expect(hindi(english, 'words')).toBe(expected);
  });

  test('says where an answer comes from, with its date and its maker', () => {
    const english =
      'AI translation is for learning only and may be inaccurate. AI translation to English from Tamil: Song 12, A. B, by C. 21 November 2026, by gpt-5.';
    expect(hindi(english, 'words')).toContain(
      'तमिळ से अंग्रेज़ी में एआई अनुवाद: गीत 12, A. B, by C। 21 नवंबर 2026, gpt-5 द्वारा।',
    );
    expect(tamil(english, 'words')).toContain('21 நவம்பர் 2026');
    expect(sanskrit(english, 'words')).toContain('21 नवम्बर 2026');
  });

  test('reads words that the page breaks over lines', () => {
    expect(hindi('Skip to\n      the text', 'words')).toBe('सीधे पाठ पर जाएँ');
  });

  test.each(['constructor', '__proto__', 'toString', 'home', 'Home ', 'Homes', ''])('leaves “%s” alone', (text) => {
    expect(hindi(text, 'words')).toBeNull();
  });
});

describe('what only the library says', () => {
  test.each(['Home', 'Back', 'Puranas', '12 songs'])('a text called “%s” keeps its words', (text) => {
    expect(hindi(text, 'library')).toBeNull();
  });

  test('a folder called as a word of the interface keeps its name, and known ones have theirs', () => {
    expect(hindi('Home', 'names')).toBeNull();
    expect(hindi('Puranas', 'names')).toBe('पुराण');
    expect(hindi('Home, Tamil', 'names')).toBe('Home, तमिळ');
    expect(hindi('Bhagavad Gita, Sanskrit', 'names')).toBe('भगवद्गीता, संस्कृत');
  });

  test('a folder called “Shiva and Shakti” is not taken apart', () => {
    expect(hindi('Shiva and Shakti', 'names')).toBeNull();
  });

  test('a song’s name stays beside its language, even one that is called as a folder is', () => {
    expect(hindi('Puranas, Tamil', 'song')).toBe('Puranas, तमिळ');
    expect(hindi('Peace, and joy, Tamil and English', 'song')).toBe('Peace, and joy, तमिळ और अंग्रेज़ी');
    expect(hindi('Puranas', 'song')).toBeNull();
  });
});
