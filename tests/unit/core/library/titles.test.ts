import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromColumns, rowNames, titleIn as titleInRow, toColumns } from '#core/library/catalogue.ts';
import { titleIn, titlesOf } from '#core/library/find-titles.ts';
import { toTitle } from '#core/library/languages.ts';
import { arrangeLibrary, type Folder } from '#core/library/library.ts';
import { normaliseText } from '#core/text/texts.ts';
import { folderColumns } from '#schemas/catalogue.ts';
import { wireEntry, wireList } from '#schemas/wire.ts';
import { songEntry } from '../../../fixtures/entries.ts';

describe('the title that a text begins with', () => {
  it.each([
    ['0001 Thiruppiramapuram (1.001).txt', '1.1 திருப்பிரமபுரம்\n\nபண் - நட்டபாடை\n\n1  தோடுடைய', 'திருப்பிரமபுரம்'],
    [
      '0583 Thirumananjeri - Thirukkurundhogai (5.087).txt',
      '5.87 திருமணஞ்சேரி - திருக்குறுந்தொகை\n\nதிருச்சிற்றம்பலம்\n',
      'திருமணஞ்சேரி - திருக்குறுந்தொகை',
    ],
    ['0155 Thirunellikka 197-207 (2.019).txt', '2.19 திருநெல்லிக்கா (197-207)\n\nபண் - இந்தளம்', 'திருநெல்லிக்கா'],
    ['0787 Thiruvasagam 01 Sivapuranam.txt', '1. சிவபுராணம்\n\nநமச்சிவாய வாஅழ்க', 'சிவபுராணம்'],
    ['0833 Thiruvasagam 47 Thiruvenpa.txt', '47. திருவெண்பா - அணைந்தோர் தன்மை\n\n(திருப்பெருந்துறையில்', 'திருவெண்பா'],
    [
      '035 Kanda Puranam Kasipan Pulamburu Padalam.txt',
      '2. காசிபன் புலம்புறு படலம் (87 - 138)\n\n87  தேனீர்',
      'காசிபன் புலம்புறு படலம்',
    ],
    [
      '146 Periya Puranam Thillai Vazh Andhanar Puranam.txt',
      '2. 1 தில்லை வாழ் அந்தணர் புராணம்\n\nதிருச்',
      'தில்லை வாழ் அந்தணர் புராணம்',
    ],
    ['216 Periya Puranam Isai Naniyar Puranam.txt', '12.7 இசை ஞானியார் புராணம் (4228)\n\nதிருச்', 'இசை ஞானியார் புராணம்'],
    ['03 Karma Yoga.txt', 'कर्मयोग\n\nअर्जुन उवाच\n', 'कर्मयोग'],
    ['16 Daivasura Sampad Vibhaga Yoga.txt', 'दैवासुरसम्पद्विभागयोग\n\nश्री भगवानुवाच\n', 'दैवासुरसम्पद्विभागयोग'],
    ['03 Karma Yoga.txt', 'కర్మయోగ\n\nఅర్జున ఉవాచ\n', 'కర్మయోగ'],
    ['255 Siriya Thirumadal.txt', '\n\nசிறிய திருமடல்', 'சிறிய திருமடல்'],
  ])('is that of %s', (fileName, text, title) => {
    expect(titleIn(text, fileName)).toBe(title);
  });

  it.each([
    ['a speaker', '218 Brahma Purana Chapter 2.txt', 'लोमहर्षण उवाच\n\nस सृष्ट्वा तु प्रजास्त्वेवमापवो वै'],
    ['a verse', '002 Kena Upanishad 1.txt', 'ॐ आप्यायन्तु ममाङ्गानि\n\nवाक् प्राणश्चक्षुः'],
    ['a verse that ends', '001 Isa Upanishad.txt', 'ॐ ईशा वास्यमिदꣳ सर्वं।\n\nतेन'],
    ['seer, deity and metre', '0001 Agni (RV 1.1).txt', '९ मधुच्छन्दा वैश्वामित्रः । अग्निः। गायत्री।\n\nअग्निमीळे'],
    ['a metre', '052 Nachiyar Thirumozhi 7 Sindhuras Sembodippol.txt', 'கலிநிலைத்துறை\n\n587'],
    ['a mode', '0001 Thiruppiramapuram (1.001).txt', 'பண் - நட்டபாடை\n\n1  தோடுடைய'],
    ['the title of the book', '045 Thiruppavai Markazhith Thingal.txt', 'நாலாயிரத் திவ்வியப் பிரபந்தம் (பாடல்கள் 474- 947)\n\n'],
    ['a number', '275 Thiruvaymozhi 2.9 Emmavittuth Thiramumseppam.txt', '2991\n\nஎம்மாவீட்டுத்'],
    ['another title', '0001 Thiruppiramapuram (1.001).txt', '1.2 திருப்புகலூர்\n\nபண்'],
    ['the first line of a stanza', '001 Thodudaiya Seviyan.txt', 'தோடுடைய செவியன்\nவிடையேறியோர்'],
    ['in two scripts', '03 Karma Yoga.txt', 'कर्मयोग (Karma Yoga)\n\nअर्जुन उवाच'],
    ['in the script of the name', '007 சிவபுராணம்.txt', 'சிவபுராணம்\n\nநமச்சிவாய'],
    ['the placeholder', '03 Karma Yoga.txt', 'NOT AVAILABLE IN SANSKRIT\n'],
    ['nothing', '03 Karma Yoga.txt', ''],
    ['too short to be sure', '5 Om.txt', 'ஓம்\n\nநமசிவாய'],
  ])('is not there where the first line is %s', (_, fileName, text) => {
    expect(titleIn(text, fileName)).toBeNull();
  });
});

const folderOf = (...songs: [language: string, fileName: string, title?: string][]): Folder => {
  const entries = songs.map(([language, fileName, title]) =>
    songEntry({ folder: 'Bhagavad_Gita', language, fileName }, title ? { title } : {}),
  );
  return arrangeLibrary(entries, []).folders[0] as Folder;
};

const GITA = folderOf(
  ['DEV', '03 Karma Yoga.txt', 'कर्मयोग'],
  ['ENG', '03 Karma Yoga.txt'],
  ['TAM', '03 Karma Yoga.txt', 'கர்மயோக'],
  ['DEV', '04 Yoga.txt', 'योग'],
  ['ENG', '04 Yoga.txt'],
  ['ENG', '05 Dawn.txt'],
  ['TAM', '06 கர்மயோக.txt'],
  ['ENG', '06 Karmayoga.txt'],
);

describe('the title of a song in a list', () => {
  const shown = (folder: Folder) =>
    Object.fromEntries(
      [...titlesOf(folder)].map(([{ language, fileName }, title]) => [`${language} ${fileName}`, title]),
    );

  it('is its own, or else that of its edition in the script of the collection', () => {
    expect(shown(GITA)).toEqual({
      'DEV 03 Karma Yoga.txt': 'कर्मयोग',
      'ENG 03 Karma Yoga.txt': 'कर्मयोग',
      'TAM 03 Karma Yoga.txt': 'கர்மயோக',
      'DEV 04 Yoga.txt': 'योग',
      'ENG 04 Yoga.txt': 'योग',
    });
  });

  it('says which language it is in, and whether the texts of a code are in its script', () => {
    expect(toTitle('कर्मयोग', 'DEV')).toEqual({ text: 'कर्मयोग', lang: 'sa', leads: true });
    expect(toTitle('திருவெம்பாவை', 'TAM')).toEqual({ text: 'திருவெம்பாவை', lang: 'ta', leads: true });
    expect(toTitle('కర్మయోగ', 'TEL').lang).toBe('te');
    for (const code of ['ENG', 'IAST', 'ROM', 'MIX', 'TAM']) expect(toTitle('कर्मयोग', code).leads, code).toBe(false);
  });

  it('leads where the text is in its script, and is the second line of the name elsewhere', () => {
    const names = (code: string, title?: string) =>
      rowNames({ name: 'Karma Yoga', titles: title ? [[0, title]] : [] }, 0, code);
    expect(names('DEV', 'कर्मयोग')).toEqual(['कर्मयोग', 'Karma Yoga']);
    expect(names('ENG', 'कर्मयोग')).toEqual(['Karma Yoga', 'कर्मयोग']);
    expect(names('SAN')).toEqual(['Karma Yoga']);
  });

  it('is in the columns of the catalogue once, for every language', () => {
    const columns = toColumns(GITA, titlesOf(GITA));
    expect(columns.titles.slice(0, 2)).toEqual([
      [
        [1, 'कर्मयोग'],
        [2, 'கர்மயோக'],
      ],
      [[1, 'योग']],
    ]);
    const [karma, yoga, dawn] = fromColumns(folderColumns.parse(columns), 0);
    expect([0, 1, 2].map((language) => titleInRow(karma?.titles, language))).toEqual(['कर्मयोग', 'कर्मयोग', 'கர்மயோக']);
    expect(titleInRow(yoga?.titles, 1)).toBe('योग');
    expect(titleInRow(dawn?.titles, 1)).toBeUndefined();
  });
});

const shared = join(process.env['NAMA_SHARED'] ?? resolve(import.meta.dirname, '../../../../shared'), 'library');
const list = join(shared, 'files.json');
describe.skipIf(!existsSync(list))('the scripture (needs the shared library: ../shared, or NAMA_SHARED)', () => {
  it('has titles in the texts that begin with one, and in no other', () => {
    const files = wireList.parse(JSON.parse(readFileSync(list, 'utf8'))).files.map((file) => wireEntry.parse(file));
    const titled = files.filter(({ folder, language, file_name, file_path }) => {
      if (/ENG|IAST|ROM/.test(language) || folder === 'Valmiki_Ramayana') return false;
      const text = readFileSync(join(shared, 'texts', file_path ?? ''), 'utf8');
      return titleIn(normaliseText(text), file_name ?? '') !== null;
    });
    const counts = Object.fromEntries(
      [...Map.groupBy(titled, ({ folder, language }) => `${folder}/${language}`)].map(([place, all]) => [
        place,
        all.length,
      ]),
    );
    expect(counts).toEqual({
      'Bhagavad_Gita/DEV': 18,
      'Bhagavad_Gita/TAM': 18,
      'Bhagavad_Gita/TEL': 18,
      'Divyaprabandham/TAM': 1,
      'Puranas/TAM': 215,
      'Thirumurai/TAM': 845,
    });
  });
});
