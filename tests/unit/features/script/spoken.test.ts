import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ScriptId } from '#core/text/scripts.ts';
import { normaliseText } from '#core/text/texts.ts';
import { sayTamil } from '#features/script/spoken.ts';
import { transliterate } from '#features/script/transliterate.ts';
import { openSource } from '../../../../scripts/bench/library.ts';
import { devanagariToTamilSong } from '../../../fixtures/tamil-song.ts';

const said = (song: string, to: ScriptId = 'deva') => transliterate(song, { language: 'ta', script: 'tamil' }, to);

describe('a Tamil song as spoken', () => {
  test.each([
    ['at the beginning of a word a stop is unvoiced, and ச is s', 'கடல் பகல் தலை சடை', 'कडल् पगल् तलै सडै'],
    ['between vowels a stop is voiced, and ச is s', 'அகம் வீடு காதல் கபம் பசி', 'अगम् वीडु कादल् कबम् पसि'],
    ['after a nasal a stop is voiced', 'சிங்கம் நெஞ்சம் கண்டு வந்து நம்பி', 'सिंगम् नॆंजम् कंडु वंदु नंबि'],
    ['after a nasal of another place it is voiced too', 'அன்பு கண்கள்', 'अन्बु कण्गळ्'],
    ['two stops alike are unvoiced, and ச்ச is cc', 'பக்கம் அச்சம் பாட்டு சித்தம் அப்பன்', 'पक्कम् अच्चम् पाट्टु सित्तम् अप्पन्'],
    ['after y, r, l, ḻ and ḷ a stop is voiced', 'செய்து மார்கழி நல்கி வாழ்க உள்கி', 'सॆय्दु मार्गऴि नल्गि वाऴ्ग उळ्गि'],
    ['beside another stop it is unvoiced, and ச is c', 'நட்பு கற்பு காட்சி முயற்சி', 'नट्पु कर्पु काट्चि मुयर्चि'],
    ['ற்ற is said ṭr and ன்ற nḍr', 'வெற்றி என்று', 'वॆट्रि ऎन्ड्रु'],
    ['ற alone is r, and ன is n', 'அறம் மனம்', 'अरम् मनम्'],
    ['ச after another nasal than its own is s', 'இன்சொல் வெண்சங்கு', 'इन्सॊल् वॆण्संगु'],
    ['a sibilant keeps the stop after it unvoiced', 'அஷ்டமி ஸ்தலம்', 'अष्टमि स्तलम्'],
    ['ஸ்ரீ and ஶ்ரீ are śrī', 'ஸ்ரீமதே ஶ்ரீதரன்', 'श्रीमदे श्रीदरन्'],
    ['a nasal after another consonant keeps a letter of its own', 'சேர்ந்து', 'सेर्न्दु'],
  ])('%s', (_, song, devanagari) => {
    expect(said(song)).toBe(devanagari);
  });

  test('a stop that two words share is said as one doubled', () => {
    expect(said('பெருகிச் சென்று')).toBe('पॆरुगिच् चॆन्ड्रु');
    expect(said('பெருகி சென்று')).toBe('पॆरुगि सॆन्ड्रु');
    expect(said('பெருகிச் சென்று', 'roman')).toBe('perugich chendru');
  });

  test.each<[ScriptId, string]>([
    ['telugu', 'సింగం తమిళ్ ఎండ్రు'],
    ['kannada', 'ಸಿಂಗಂ ತಮಿಳ್ ಎಂಡ್ರು'],
    ['malayalam', 'സിംഗം തമിഴ് എൻഡ്രു'],
    ['bengali', 'সিঙ্গম্ তমিল্ এন্ড্রু'],
  ])('is written in %s as its readers write', (to, words) => {
    expect(said('சிங்கம் தமிழ் என்று', to)).toBe(words);
  });

  test.each<[ScriptId, string]>([
    ['deva-letters', 'चिङ्कम् तमिऴ् ऎऩ्ऱु'],
    ['telugu-letters', 'చిఙ్కమ్ తమిఴ్ ఎన఼్ఱు'],
    ['malayalam-letters', 'ചിങ്കമ് തമിഴ് എഩ്റു'],
  ])('is written letter by letter in %s, where each letter has one of its own', (to, words) => {
    expect(said('சிங்கம் தமிழ் என்று', to)).toBe(words);
  });

  test('writes a last m after another consonant with a letter of its own: no anusvara stands on a virama', () => {
    expect(said('மொய்ம் சிங்கம்', 'telugu')).toBe('మొయ్మ్ సింగం');
  });

  test('keeps line ends, digits, marks and words of other scripts', () => {
    const foreign = 'Siva शिव 12.\n\n(1) – “…”';
    expect(said(foreign)).toBe(foreign);
    expect(said('சிவ\n\nசிவ')).toBe('सिव\n\nसिव');
  });

  test('leaves no letter of Tamil in any of its scripts', () => {
    const alphabet = [...'அஆஇஈஉஊஎஏஐஒஓஔஃ']
      .join(' ')
      .concat(
        ' ',
        [...'கஙசஞடணதநபமயரலவழளறனஜஶஷஸஹ'].flatMap((letter) => [...'ாிீுூெேைொோௌ்'].map((sign) => letter + sign)).join(' '),
      );
    const left = (to: ScriptId) => said(alphabet, to).match(/[\u0B80-\u0BFF]/gu);
    const targets = ['deva', 'telugu', 'kannada', 'malayalam', 'bengali'] as const;
    for (const to of targets) expect([left(to), left(`${to}-letters`)], to).toEqual([null, null]);
    for (const to of targets.slice(1))
      expect([said(alphabet, to), said(alphabet, `${to}-letters`)].join(' '), to).not.toMatch(/[\u0900-\u0963]/u);
  });

  test('hands each word to what writes it', () => {
    expect(sayTamil('சிவ சிவ', (word) => `[${word}]`)).toBe('[सिव] [सिव]');
  });
});

const library = join(process.env['NAMA_SHARED'] ?? join(import.meta.dirname, '../../../../../shared'), 'library');
/** Of Tamil songs; those of other collections in Tamil letters are Sanskrit. */
const FOLDERS = ['Thirumurai', 'Divyaprabandham'];
/** Signs that no word has in such an order; Unicode's blocks have places without a letter, and texts have them by mistake. */
const BROKEN =
  /[\u0B83-\u0B94\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE-\u0BCD]|\u094D[\u0901-\u0903]/u;

describe.skipIf(!existsSync(join(library, 'files.json')))(
  `every tenth Tamil song of a real library (skipped without ${library})`,
  () => {
    test('is said in whole letters of Devanagari, and comes back letter by letter', { timeout: 120_000 }, async () => {
      const source = await openSource(library);
      const faults: string[] = [];
      let songs = 0;
      const all = source.entries.filter(({ folder, language }) => FOLDERS.includes(folder) && language === 'TAM');
      for (const entry of all.filter((_, at) => at % 10 === 0)) {
        const song = normaliseText((await source.textOf(entry)) ?? '');
        songs += 1;
        if (BROKEN.test(said(song))) faults.push(`${entry.fileName}: ${BROKEN.exec(said(song))?.[0]}`);
        if (devanagariToTamilSong(said(song, 'deva-letters')).normalize('NFC') !== song) faults.push(entry.fileName);
      }
      expect(faults).toEqual([]);
      expect(songs).toBeGreaterThan(100);
    });
  },
);
