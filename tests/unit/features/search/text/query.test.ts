import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndexedWord } from '#core/text-index/shard.ts';
import { keysOf, passagesIn, wordKey, wordsIn } from '#core/text-index/words.ts';
import { matchWord } from '#features/search/text/matching.ts';
import { readTextQuery } from '#features/search/text/query.ts';
import { verify } from '#features/search/text/verify.ts';

const index = (...words: string[]): IndexedWord[] =>
  words
    .map(wordKey)
    .sort()
    .map((key) => ({ key, count: 1, postings: [0, 1] }));

/** Words of the index that the first word of a question may mean. */
const meant = (typed: string, ...words: string[]): string[] => {
  const [asked] = readTextQuery(typed).words;
  const keys = asked ? matchWord(index(...words), asked).map(({ word }) => word.key) : [];
  return words.filter((word) => keys.includes(wordKey(word)));
};

describe('a question', () => {
  it('is read word by word, with what stands in quotes', () => {
    const { text, words, phrases } = readTextQuery('"agnim ile"  puro');
    expect(text).toBe('agnim ile puro');
    expect(words.map((word) => word.text)).toEqual(['agnim', 'ile', 'puro']);
    expect(phrases).toEqual(['agnim ile']);
  });

  it('has a half-typed last word until a space ends it', () => {
    expect(readTextQuery('agnim puro').words.map(({ isHalf }) => isHalf)).toEqual([false, true]);
    expect(readTextQuery('agnim puro ').words.map(({ isHalf }) => isHalf)).toEqual([false, false]);
  });

  it('has each word once, and no numbers', () => {
    expect(readTextQuery('12 pallandu Pallandu பல்லாண்டு').words.map(({ text }) => text)).toEqual(['pallandu']);
  });

  it('of anything is read without a failure', () => {
    const units = fc.array(fc.nat(0xffff), { maxLength: 400 }).map((codes) => String.fromCharCode(...codes));
    fc.assert(fc.property(units, (typed) => void readTextQuery(typed)));
  });
});

describe('a word', () => {
  it('means the same word in any script', () => {
    expect(meant('purohitam', 'पुरोहितं', 'புரோகிதம்', 'purohitaṃ', 'पुराण')).toEqual(['पुरोहितं', 'புரோகிதம்', 'purohitaṃ']);
  });

  it('means what it begins, since it may be half typed', () => {
    expect(meant('puro', 'पुरोहितं', 'पुराण')).toEqual(['पुरोहितं']);
  });

  it('means a word of the text that holds the next word too', () => {
    expect(meant('sa hasra sirsa', 'सहस्रशीर्षा')).toEqual(['सहस्रशीर्षा']);
  });

  it('means a word of the text that is a part of it', () => {
    expect(meant('manmanabhava ', 'मन्मना', 'मध्य', 'मा')).toEqual(['मन्मना']);
  });

  it('means a word that differs in one letter, where there is no better', () => {
    expect(meant('padmanaba ', 'padamanava')).toEqual([]);
    expect(meant('supraja ', 'sapraja')).toEqual(['sapraja']);
    expect(meant('supraja ', 'sapraja', 'supraja')).toEqual(['supraja']);
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
  });

  it('holds words that stand apart, in any order, but not in quotes', () => {
    const stanza = 'hotāraṃ ratnadhātamam agnimīḷe purohitaṃ';
    expect(marked(stanza, 'purohitam hotaram')).toEqual(['hotāraṃ', 'purohitaṃ']);
    expect(marked(stanza, '"purohitam hotaram"')).toBeNull();
    expect(marked(stanza, '"hotaram ratnadhatamam"')).toEqual(['hotāraṃ ratnadhātamam']);
  });

  it('does not hold words that stand far apart', () => {
    expect(marked(`soma ${'indra varuna '.repeat(20)} agni`, 'soma agni')).toBeNull();
  });

  it('does not hold another word', () => {
    expect(marked('விநாயகர் காப்பு', 'விநாயகர் அகவல்')).toBeNull();
    expect(marked('agnim ile purohitam', 'hanuman chalisa')).toBeNull();
  });

  it('is cut into passages that have all of its words, each once', () => {
    const stanza = fc.array(fc.constantFrom('agni', 'soma', 'शिव', '12', '।'), { maxLength: 200 });
    fc.assert(
      fc.property(stanza, (pieces) => {
        const passages = passagesIn(pieces.join(' '));
        expect(passages.flat()).toEqual(wordsIn(pieces.join(' ')));
        for (const passage of passages) expect(passage.length).toBeLessThanOrEqual(40);
      }),
    );
    expect([...keysOf(['agni', '12', 'Agni', 'a'])]).toEqual([wordKey('agni')]);
  });
});
