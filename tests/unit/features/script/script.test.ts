import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { offerScripts, type Source, sourceOf } from '#core/text/script-offer.ts';
import { findScript, SCRIPTS, type ScriptId, scriptTag } from '#core/text/scripts.ts';
import { readChoice, writeChoice } from '#features/script/script-store.browser.ts';
import { transliterate } from '#features/script/transliterate.ts';
import english from '#words/catalogues/en.json' with { type: 'json' };
import { devanagariTexts, explain, ROUND, rememberWords, tripThrough } from '../../../fixtures/round-trips.ts';

const SANSKRIT: Source = { language: 'sa', script: 'deva' };
const SONG: Source = { language: 'ta', script: 'tamil' };
const from = (script: ScriptId): Source => ({ language: 'sa', script });

test('every script has a name in each language of the interface', () => {
  expect(SCRIPTS.filter(({ label }) => !(`name.${label}` in english))).toEqual([]);
});

describe('a Sanskrit text in other letters', () => {
  test.each<[ScriptId, string]>([
    ['iast', 'oṃ saha nāvavatu|'],
    ['roman', 'om saha navavatu|'],
    ['tamil-numbers', 'ௐ ஸஹ நாவவது।'],
    ['telugu', 'ఓం సహ నావవతు।'],
    ['kannada', 'ಓಂ ಸಹ ನಾವವತು।'],
    ['malayalam', 'ഓം സഹ നാവവതു।'],
    ['bengali', 'ওঁ সহ নাববতু।'],
    ['gujarati', 'ૐ સહ નાવવતુ।'],
  ])('reads in %s', (script, words) => {
    expect(transliterate('ॐ सह नाववतु।', SANSKRIT, script)).toBe(words);
  });

  test('reads in Tamil with the stops told apart by numbers, or without', () => {
    expect(transliterate('गङ्गा धर्मः', SANSKRIT, 'tamil-numbers')).toBe('க³ங்கா³ த⁴ர்ம꞉');
    expect(transliterate('गङ्गा धर्मः', SANSKRIT, 'tamil')).toBe('கங்கா தர்ம:');
  });

  test('writes श्री as the one sign that Tamil has for it, and keeps स्री apart from it', () => {
    expect(transliterate('श्रीः साहस्री', SANSKRIT, 'tamil')).toBe('ஸ்ரீ: ஸாஹஸ்\u200Cரீ');
    expect(transliterate('ஸ்ரீ ஶ்ரீ ஸாஹஸ்\u200Cரீ', from('tamil-numbers'), 'deva')).toBe('श्री श्री साहस्री');
    expect(transliterate('ஸ்ரீ', SONG, 'deva-letters')).toBe('श्री');
  });

  test('keeps a number with its own letter where another follows: गर is ga-ra', () => {
    expect(transliterate('गर घृत', SANSKRIT, 'tamil-numbers')).toBe('க³ர க்⁴ருʼத');
  });

  test('spells inner n as Tamil does, and the first n of a word and the one before த as it does', () => {
    expect(transliterate('नारायण जनार्दन वन्ते', SANSKRIT, 'tamil')).toBe('நாராயண ஜனார்தன வந்தே');
  });

  test('is Roman by the Hunterian system without its marks', () => {
    expect(transliterate('कृष्णं वन्दे जगद्गुरुम्', SANSKRIT, 'roman')).toBe('krishnam vande jagadgurum');
    expect(transliterate('शंकर संसार ज्ञानम् चन्द्र छन्दः', SANSKRIT, 'roman')).toBe(
      'shankara samsara jnanam chandra chhandah',
    );
    expect(transliterate('उच्चैः गच्छति मूर्च्छा', SANSKRIT, 'roman')).toBe('uchchaih gachchhati murchchha');
  });

  test('keeps Vedic tones: over and under the vowel in Latin, in their places elsewhere, left out of Roman', () => {
    const verse = 'अ॒ग्निमी॑ळे पु॒रोहि॑तं॒';
    expect(transliterate(verse, SANSKRIT, 'iast')).toBe('a̱gnimī̍ḷe pu̱rohi̍ta̱ṃ');
    expect(transliterate(verse, SANSKRIT, 'telugu')).toBe('అ॒గ్నిమీ॑ళే పు॒రోహి॑తం॒');
    expect(transliterate(verse, SANSKRIT, 'roman')).toBe('agnimile purohitam');
    expect(transliterate('दे॒वमृ॒त्विज॑म्', SANSKRIT, 'tamil-numbers')).toBe('தே॒³வம்ரு॒ʼத்விஜ॑ம்');
  });

  test('takes a colon for a visarga in a text with tones, and leaves it in others', () => {
    expect(transliterate('गिर॑:॥', SANSKRIT, 'iast')).toBe('gira̍ḥ||');
    expect(transliterate('अर्जुन उवाच:', SANSKRIT, 'iast')).toBe('arjuna uvāca:');
  });

  test('tells two vowels from a diphthong', () => {
    expect(transliterate('प्रउग', SANSKRIT, 'iast')).toBe('praüga');
    expect(transliterate('praüga', from('iast'), 'deva')).toBe('प्रउग');
  });

  test('has digits that readers of the script use', () => {
    expect(transliterate('॥१२॥', SANSKRIT, 'telugu')).toBe('॥౧౨॥');
    expect(transliterate('॥१२॥', SANSKRIT, 'tamil')).toBe('॥12॥');
    expect(transliterate('॥१२॥', SANSKRIT, 'iast')).toBe('||12||');
  });

  test.each(SCRIPTS.map(({ id }) => id))('leaves Latin words, marks and line ends as they are in %s', (script) => {
    const foreign = 'Rig <b>Veda</b> ## 1.3 (RV)\n\n& "cha" ṛṣi\t…';
    expect(transliterate(foreign, SANSKRIT, script)).toBe(foreign);
  });

  test.each<[ScriptId, string, string]>([
    ['telugu', 'శివాయ ఓం', 'शिवाय ॐ'],
    ['malayalam', 'ധർമ്മം ഗൗരി', 'धर्म्मं गौरि'],
    ['bengali', 'নারায়ণ', 'नारायण'],
    ['iast', 'Śivāya kḷpta īḷe ’pi RV', 'शिवाय कॢप्त ईळे ऽपि RV'],
    ['tamil-numbers', 'க³ங்கா³ க்⁴ருʼத ம்ʼ', 'गङ्गा घृत ं'],
  ])('is read from %s too', (script, words, devanagari) => {
    expect(transliterate(words, from(script), 'deva')).toBe(devanagari);
  });

  test('stays as it is where its letters do not say every sound', () => {
    expect(transliterate('கர்மண்யேவ', from('tamil'), 'deva')).toBe('கர்மண்யேவ');
    expect(transliterate('karmanyeva', from('roman'), 'deva')).toBe('karmanyeva');
  });
});

describe('a Tamil song in other letters', () => {
  test('reads in Devanagari letter by letter, Tamil’s own letters in their own places', () => {
    expect(transliterate('தமிழ் எனும் ஒளி', SONG, 'deva-letters')).toBe('तमिऴ् ऎऩुम् ऒळि');
  });

  test.each([
    ['தோடுடைய செவியன்', 'thodudaiya seviyan'],
    ['மார்கழித் திங்கள்', 'margazhith thingal'],
    ['பொற்றாமரை கன்றும் பஞ்சு அச்சம்', 'pottramarai kandrum panju accham'],
  ])('reads in Roman by how its stops are said: %s', (song, roman) => {
    expect(transliterate(song, SONG, 'roman')).toBe(roman);
  });

  test('goes to no script that Tamil is not offered in', () => {
    expect(transliterate('தமிழ்', SONG, 'gujarati')).toBe('தமிழ்');
    expect(transliterate('தமிழ்', SONG, 'iast')).toBe('தமிழ்');
  });
});

describe('what a text is read from', () => {
  test.each<[string, string, string[], Source | null]>([
    ['शिव', 'sa', ['SAN', 'ENG'], SANSKRIT],
    ['śivāya', 'sa-Latn', ['IAST', 'SAN'], from('iast')],
    ['śhivāya kṛiṣhṇa', 'sa-Latn', ['ROM', 'SAN'], null],
    ['shivaaya', 'sa-Latn', ['ROM', 'SAN'], null],
    ['శివ', 'te', ['TEL', 'SAN'], from('telugu')],
    ['శివ', 'te', ['TEL'], null],
    ['சிவ', 'ta', ['TAM', 'ENG'], SONG],
    ['ஶிவ', 'ta', ['TAM', 'SAN'], null],
    ['ஶிவ ப⁴க³', 'ta', ['TAM', 'SAN'], from('tamil-numbers')],
    ['Siva', 'en', ['ENG', 'SAN'], null],
    ['शिव Siva', 'mul', ['MIX', 'DEV'], null],
  ])('%s (%s, %j)', (text, lang, codes, source) => {
    expect(sourceOf(text, lang, codes)).toEqual(source);
  });
});

describe('what is offered', () => {
  const ids = (scripts: { id: string }[]) => scripts.map(({ id }) => id);

  test('the library’s own editions stand first, and every script but the text’s own can be made', () => {
    const offer = offerScripts('शिव', 'sa', ['ENG', 'IAST', 'SAN', 'TAM']);
    expect(offer?.originals.map(({ code }) => code)).toEqual(['SAN', 'IAST', 'TAM']);
    expect(ids(offer?.transliterations ?? [])).not.toContain('deva');
    expect(ids(offer?.transliterations ?? [])).toHaveLength(9);
  });

  test('a text that cannot be mapped leads to the edition that can', () => {
    expect(offerScripts('ஶிவ', 'ta', ['SAN', 'TAM'])?.from).toEqual({ code: 'SAN' });
    expect(offerScripts('thodudaiya', 'ta-Latn', ['ROM', 'TAM'])?.from).toEqual({ code: 'TAM' });
  });

  test('a Tamil song is offered as spoken, and after that letter by letter', () => {
    expect(ids(offerScripts('சிவ', 'ta', ['TAM'])?.transliterations ?? [])).toEqual([
      'deva',
      'roman',
      'telugu',
      'kannada',
      'malayalam',
      'bengali',
      'deva-letters',
      'telugu-letters',
      'kannada-letters',
      'malayalam-letters',
      'bengali-letters',
    ]);
  });

  test('no Sanskrit text is offered letter by letter: all its scripts are', () => {
    expect(ids(offerScripts('शिव', 'sa', ['SAN'])?.transliterations ?? []).join()).not.toContain('letters');
    expect(transliterate('शिव', SANSKRIT, 'telugu-letters')).toBe('शिव');
  });

  test('an English text is offered nothing', () => {
    expect(offerScripts('Siva', 'en', ['ENG', 'SAN'])).toBeNull();
  });

  test('the tag of what is shown names its script', () => {
    const tag = (id: ScriptId) => scriptTag('sa', findScript(id) as NonNullable<ReturnType<typeof findScript>>);
    expect(['telugu', 'tamil', 'iast', 'deva'].map((id) => tag(id as ScriptId))).toEqual([
      'sa-Telu',
      'sa-Taml',
      'sa-Latn',
      'sa',
    ]);
  });
});

describe('the choice that is kept', () => {
  test('is one for each language', () => {
    const both = writeChoice(writeChoice(null, 'sa', 'telugu'), 'ta', 'roman');
    expect([readChoice(both, 'sa'), readChoice(both, 'ta')]).toEqual(['telugu', 'roman']);
    expect(writeChoice(writeChoice(both, 'sa', null), 'ta', null)).toBeNull();
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"sa":7}',
    '{"sa":"klingon"}',
    '{"sa":{"toString":1}}',
    '{"__proto__":{"sa":"telugu"}}',
  ])('is none where %j stands', (stored) => {
    expect(readChoice(stored, 'sa')).toBeNull();
  });

  test('is none for a script that the language is not offered in', () => {
    expect(readChoice('{"ta":"gujarati"}', 'ta')).toBeNull();
    expect(readChoice('{"sa":"telugu-letters"}', 'sa')).toBeNull();
  });

  test('of a Tamil song holds its way of writing too', () => {
    expect(readChoice(writeChoice(null, 'ta', 'telugu-letters'), 'ta')).toBe('telugu-letters');
    expect(readChoice(writeChoice(null, 'ta', 'telugu'), 'ta')).toBe('telugu');
  });
});

describe('there and back', () => {
  const verses = new Map([
    ['gita', 'कर्मण्येवाधिकारस्ते मा फलेषु कदाचन।\nमा कर्मफलहेतुर्भूर्मा ते सङ्गोऽस्त्वकर्मणि॥२-४७॥'],
    ['veda', 'अ॒ग्निमी॑ळे पु॒रोहि॑तं य॒ज्ञस्य॑ दे॒वमृ॒त्विज॑म् । नि॒र्ऋति॑ः मी॒ळ्हुषे॑ वाँ॒॥'],
    ['words', 'ॐ कॢप्त तितउ महाँ असि छन्दः झषः ऋषि ॠकार घोष थल फलम् भव ढक्का ठ'],
  ]);

  test.each(ROUND.filter(({ exact }) => exact))('every letter comes back from $label', (script) => {
    const { unexplained, spelling } = tripThrough(script, verses);
    expect(unexplained).toEqual([]);
    expect(spelling).toBe(verses.size);
  });

  test('a difference without a name is not explained away', () => {
    expect(explain('शिव', 'शिवा')).toBeNull();
    expect(explain('॥१॥', '॥1॥')?.map(({ name }) => name)).toEqual(['digits']);
  });
});

const shared = process.env['NAMA_SHARED'] ?? join(import.meta.dirname, '../../../../../shared');
const library = join(shared, 'library');

describe.skipIf(!existsSync(join(library, 'files.json')))(
  `there and back, for every tenth text of a real library (skipped without ${library})`,
  () => {
    let texts: Map<string, string>;
    beforeAll(async () => {
      const all = [...(await devanagariTexts(library))];
      texts = new Map(all.filter((_, at) => at % 10 === 0));
      return rememberWords();
    }, 120_000);

    test.each(ROUND)('what does not come back from $label has a name', { timeout: 120_000 }, (script) => {
      const trip = tripThrough(script, texts);
      expect(trip.texts).toBeGreaterThan(100);
      expect(trip.unexplained).toEqual([]);
      if (script.exact) expect(trip.spelling / trip.texts).toBeGreaterThan(0.95);
    });
  },
);
