import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTextQuery } from '#features/search/text/query.ts';
import { verify, verifyFirstLetters } from '#features/search/text/verify.ts';

describe('a question', () => {
  it('is read word by word, with what stands in quotes', () => {
    const { text, words, phrases, sounds } = readTextQuery('"agnim ile"  puro');
    expect(text).toBe('agnim ile puro');
    expect(words).toEqual(['agnim', 'ile', 'puro']);
    expect(phrases).toEqual(['agnim ile']);
    expect(sounds).toBe(readTextQuery('agnimilepuro').sounds);
  });

  it('is certain but for a last word that may be half typed, until a space ends it', () => {
    expect(readTextQuery('agnim puro').certain).toEqual(['agnim']);
    expect(readTextQuery('agnim puro ').certain).toEqual(['agnim', 'puro']);
  });

  it('has no numbers', () => {
    expect(readTextQuery('12 pallandu பல்லாண்டு').words).toEqual(['pallandu', 'பல்லாண்டு']);
  });

  it.each([
    ['k k k m', 'kkkn'],
    ['kkkm', 'kkkn'],
    ['க க க ம', 'kkkn'],
    ['क क क म', 'kkkn'],
    ['kama', ''],
    ['kadhalagi kasindhu', ''],
    ['k k', ''],
  ])('%j has the first letters %j', (typed, letters) => {
    expect(readTextQuery(typed).firstLetters).toBe(letters);
  });

  it('of anything is read without a failure', () => {
    const units = fc.array(fc.nat(0xffff), { maxLength: 400 }).map((codes) => String.fromCharCode(...codes));
    fc.assert(fc.property(units, (typed) => void readTextQuery(typed)));
  });
});

describe('a stanza', () => {
  const marked = (stanza: string, typed: string): string[] | null => {
    const found = verify(stanza, readTextQuery(typed));
    return found === null ? null : found.ranges.map(([from, to]) => stanza.slice(from, to));
  };

  it('holds a phrase in another script, and the words of the text are marked', () => {
    expect(marked('धृतराष्ट्र उवाच\nधर्मक्षेत्रे कुरुक्षेत्रे समवेताः', 'dharmakshetre kurukshetre')).toEqual(['धर्मक्षेत्रे कुरुक्षेत्रे']);
    expect(marked('நமச்சிவாய வாழ்க நாதன்தாள் வாழ்க', 'namachivaya vazhga')).toEqual(['நமச்சிவாய வாழ்க']);
  });

  it('holds a phrase that it divides otherwise', () => {
    expect(marked('वारण मायिरं', 'vaaranam aayiram')).toEqual(['वारण मायिरं']);
    expect(marked('karmaṇyevādhikāraste mā phaleṣu', 'karmanye vadhikaraste')).toEqual(['karmaṇyevādhikāraste']);
    expect(marked('காத லாகிக் கசிந்துகண் ணீர்மல்கி', 'kadhalagi kasindhu kanneer malgi')).toEqual(['காத லாகிக் கசிந்துகண் ணீர்மல்கி']);
    expect(marked('ईशा वास्यमिदं सर्वं', 'ishavasyam idam sarvam')).toEqual(['ईशा वास्यमिदं सर्वं']);
  });

  it('holds three words that stand apart, in any order, but not in quotes', () => {
    const stanza = 'hotāraṃ ratnadhātamam agnimīḷe purohitaṃ';
    expect(marked(stanza, 'purohitam hotaram agnimile')).toEqual(['hotāraṃ', 'agnimīḷe', 'purohitaṃ']);
    expect(marked(stanza, '"purohitam hotaram" agnimile')).toBeNull();
    expect(marked(stanza, '"hotaram ratnadhatamam"')).toEqual(['hotāraṃ ratnadhātamam']);
  });

  it('holds two words only where they stand together', () => {
    expect(marked('hotāraṃ ratnadhātamam agnimīḷe purohitaṃ', 'purohitam hotaram')).toBeNull();
  });

  it('does not hold words that stand far apart', () => {
    expect(marked(`soma ${'indra varuna '.repeat(20)} agni vayu`, 'soma agni vayu')).toBeNull();
  });

  it('does not hold another word', () => {
    expect(marked('விநாயகர் காப்பு', 'விநாயகர் அகவல்')).toBeNull();
    expect(marked('agnim ile purohitam', 'hanuman chalisa')).toBeNull();
  });

  it('holds a line by the first letters of its words, from its beginning', () => {
    const stanza = '12. தோடுடைய செவியன்\nகாதலாகிக் கசிந்து கண்ணீர் மல்கி ஓதுவார்';
    const found = verifyFirstLetters(stanza, 'kkkn');
    expect(found?.ranges.map(([from, to]) => stanza.slice(from, to))).toEqual(['காதலாகிக் கசிந்து கண்ணீர் மல்கி']);
    expect(verifyFirstLetters(stanza, 'kkn')).toBeNull();
  });
});
