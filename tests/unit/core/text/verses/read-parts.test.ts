import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiDigits } from '#core/text/verse-number.ts';
import { lineKind, speakerLength } from '#core/text/verses/line-kinds.ts';
import { readStanzas } from '#core/text/verses/read-stanzas.ts';
import { readParts } from './read-parts.fixture.ts';

const verses = (text: string): string[] => readStanzas(text).stanzas.map(({ verse }) => verse);
const kinds = (text: string): string[] => readStanzas(text).stanzas.map(({ kind }) => kind);

const piece = fc.constantFrom(
  ...[
    '\n',
    '\n',
    '\n\n',
    '\n \n',
    ' ',
    '\r',
    '\u00A0',
    '1. ',
    '2. ',
    '12\n',
    '3 ',
    '॥१॥',
    '॥२॥',
    '।',
    ' 1.1.3',
    '(4)',
    '9-12',
  ],
  ...['शिव', 'தோடுடைய', 'laud', 'अर्जुन उवाच', 'பண் - கொல்லி', '९ मधुच्छन्दा । गायत्री।', 'Canto 3. A', '***', 'Arjuna. O'],
);

describe('the parts of a text', () => {
  it('joined are the text, whatever it is', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 60 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (words) => {
        expect(
          readParts(words)
            .map((part) => part.text)
            .join(''),
        ).toBe(words);
      }),
    );
  });

  it('tell a speaker from the verse beneath, with the number of the verse', () => {
    expect(readParts('अर्जुनविषादयोग\n\nअर्जुन उवाच\nकथं भीष्मम् ॥१॥\n\nएवम् ॥२॥')).toEqual([
      { kind: 'title', verse: '', text: 'अर्जुनविषादयोग\n\n' },
      { kind: 'speaker', verse: '', text: 'अर्जुन उवाच\n' },
      { kind: 'verse', verse: '1', text: 'कथं भीष्मम् ॥१॥\n\n' },
      { kind: 'verse', verse: '2', text: 'एवम् ॥२॥' },
    ]);
  });
});

describe('a line', () => {
  it.each([
    ['speaker', 'धृतराष्ट्र उवाच'],
    ['speaker', 'श्री भगवानुवाच'],
    ['speaker', 'ब्रह्मोवाच'],
    ['speaker', 'मुनय ऊचुः'],
    ['speaker', 'śrī bhagavānuvāca'],
    ['speaker', 'śhrī-bhagavān uvācha'],
    ['speaker', 'ஶ்ரீ பகவாநுவாச'],
    ['speaker', 'లోమహర్షణ ఉవాచ'],
    ['mode', 'பண் - நட்டபாடை'],
    ['mode', 'pan - nattapaadai'],
    ['mode', 'Metre : Naladittaravu koccuk kalippA'],
    ['mode', 'கலிவிருத்தம்'],
    ['mode', 'எண்சீர்க்கழிநெடிலடியாசிரியவிருத்தம்'],
    ['colophon', 'திருச்சிற்றம்பலம்'],
    ['colophon', 'சுவாமிபெயர் - பிரமபுரீசர்; தேவியார் - திருநிலைநாயகி.'],
    ['colophon', 'ஆகத் திருவிருத்தம் - 5'],
    ['colophon', 'யுத்தகாண்டம் முற்றுப் பெற்றது'],
    ['colophon', 'இப்பதிகத்தில் 7-ம் செய்யுள் சிதைந்து போயிற்று. 07'],
    ['colophon', 'इति द्वितीयः खण्डः॥२॥'],
    ['colophon', '॥इति प्रथमं मण्डलं समाप्तम्॥'],
    ['colophon', 'Sammāparibbājaniyasutta is ended.'],
    ['colophon', '--------'],
    ['title', 'Rigveda, Mandala 5, Hymn 46. Viśvedevas'],
    ['title', "Canto 20. VIS'VÁMITRA'S VISIT"],
    ['title', 'Maitrayana Upanishad 4'],
    ['title', 'Sutta-Nipata 2.13. SAMMĀPARIBBĀJANIYASUTTA'],
    ['title', '23. அகத்தியப் படலம் (1182 - 1209)'],
    ['title', 'பெரிய நம்பிகள் அருளியது'],
    ['title', 'இரண்டாம் திருமொழி - சீதக்கடல்'],
    ['mode', 'taravu koccakakkalippā'],
    ['mode', 'kaliviruttam'],
    ['mode', 'வெண்பா'],
    ['colophon', 'yuttha kaandam muttruppettrathu'],
    ['colophon', 'yuttha kaandam muttrum'],
    ['colophon', 'இத்தலம் சோழநாட்டிலுள்ளது.'],
    ['colophon', 'itthalam sozha naattil ulladhu.'],
    ['colophon', 'ippathigatthil 7-m seyyul sithaindhu poyittru. 07'],
    ['title', 'தொண்டரடிப்பொடியாழ்வார் திருவடிகளே சரணம்'],
    ['title', 'periya nampikaḷ aruḷiyatu'],
    ['title', 'தனியன்'],
    ['title', 'taṉiyaṉ'],
    ['title', 'periya torumoḻi ēḻām pattu'],
    ['title', 'iraṇṭām tirumoḻi'],
    ['title', 'ஏழாம் பத்து'],
  ])('is told as %s: %s', (kind, line) => {
    expect(lineKind(line)).toBe(kind);
  });

  it.each([
    'धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः।',
    'आचार्यमुपसङ्गम्य राजा वचनमब्रवीत्।।1.2।।',
    'न योत्स्य इति गोविन्दमुक्त्वा तूष्णीं बभूव ह||2.9||',
    'evamuktvā hṛṣīkeśaṃ guḍākeśaḥ parantapa|',
    'தோடுடைய செவியன் விடையேறியோர் தூவெண்மதிசூடிக்',
    'பண்ணும் பதமேழும் பலவோசைத் தமிழவையும்',
    'इति गुह्यतमं शास्त्रमिदमुक्तं मयानघ।',
    'Hymn of the morning, come to us',
    '',
  ])('of a verse is told as nothing else: %s', (line) => {
    expect(lineKind(line)).toBeNull();
  });

  it('of verse may begin with who speaks', () => {
    expect(speakerLength('Krishna. How hath this weakness taken thee?')).toBe('Krishna.'.length);
    expect(speakerLength('Silence. Then all the hosts')).toBe(0);
    expect(speakerLength('Krishna made answer in divinest verse:')).toBe(0);
  });
});

describe('the number of a verse', () => {
  it.each([
    ['before it', '1. a b\n\n2. c d', ['1', '2']],
    ['before it, with what follows', '1. a b\n\nmore of a\n\n2. c d', ['1', '2']],
    ['after it', 'a ॥१॥\n\nb ॥२॥', ['1', '2']],
    ['after its second half', 'a ।\n\nb ॥१॥\n\nc ।\n\nd ॥२॥', ['1', '2']],
    ['of a chapter and a verse', 'a।।2.1।।\n\nb।।2.2।।', ['2.1', '2.2']],
    ['with hyphens', 'a ॥१-१-१॥\n\nb ॥१-१-२॥', ['1.1.1', '1.1.2']],
    ['after a sentence', 'அ ஆ. 1.1.1\n\nஇ ஈ. 1.1.2', ['1.1.1', '1.1.2']],
    ['on a line with dandas alone beneath', 'a ।\n ।\n५.३५.१ ।\n ।\n।\n\nb ।\n५.३५.२ ।', ['5.35.1', '5.35.2']],
    ['of a group', '1-3. a\n\n4. b\n\n5, 6. c', ['1-3', '4', '5-6']],
    ['of each in one piece', 'a ॥१॥\nb ॥२॥\nc ॥३॥\n\nd ॥४॥', ['1', '2', '3', '4']],
    ['of each on one line', 'a । b ॥१॥c ॥२॥d ॥३॥', ['1', '2', '3']],
    ['of one, where numbers in one piece do not run on', 'a ॥१॥\nb ॥१॥\n\nc ॥२॥\n\nd ॥३॥', ['1', '2', '3']],
    ['at both ends, up to its end', '12 a\n\nb. 1.2.1\n\n13 c\n\nd. 1.2.2\n\nAbout the place', ['12', '13', '']],
    ['of two counts, that of its own chapter', 'a॥९॥१॥\n\nb॥१०॥२॥\n\nc॥११॥३॥', ['1', '2', '3']],
    ['between double dandas, alone', 'a ।\nb ।।2.20।।', ['2.20']],
    ['between double dandas, of chosen verses', 'a।।2.20।।\n\nb।।2.23।।', ['2.20', '2.23']],
    [
      'between double dandas, of chosen verses of two chapters',
      'a||2.20||\n\nb||2.23||\n\nc||4.7||\n\nd||4.8||',
      ['2.20', '2.23', '4.7', '4.8'],
    ],
    [
      'between double dandas, of two sequences',
      'a॥2.47॥\n\nb॥2.48॥\n\nc॥4.7॥\n\nd॥4.8॥',
      ['2.47', '2.48', '4.7', '4.8'],
    ],
    ['after the only verse', 'a ।\nb ।।1।।', ['1']],
    ['before the only verse', '1. a b\nc d', ['1']],
    ['before the only line', '1. a b', ['1']],
    ['before the only verse, under a title', 'Of Grace\n\n1. a b\nc d', ['', '1']],
    ['with a danda in it', 'a ॥९॥\n\nb ॥१॥०॥\n\nc ॥१॥१॥', ['9', '10', '11']],
  ])('is told %s', (_, text, told) => {
    expect(verses(text)).toEqual(told);
  });

  it.each([
    ['the heading of a hymn', '९ मधुच्छन्दा वैश्वामित्रः । अग्निः। गायत्री।\n\na ॥१॥\n\nb ॥२॥', ['', '1', '2']],
    ['the heading of a hymn in one piece', '२ वसुः । अग्निः। गायत्री।\na । b ॥१॥\nc ॥२॥', ['', '1', '2']],
    ['the heading of a hymn on one line', '२ वसुः । अग्निः। गायत्री।अ॒ग्निम् । b ॥१॥c ॥२॥', ['', '1', '2']],
    ['a title', '1.1 திருப்பிரமபுரம்\n\n1 அ ஆ\n\n2 இ ஈ', ['', '1', '2']],
    ['lines, every fifth', 'a 5\n\nb 10\n\nc 15\n\nd 20', ['', '', '', '']],
    ['lines, every fourth, in brackets', 'A b ! (4)\n\nC d ! (8)\n\nE f ! (12)', ['', '', '']],
    ['years', 'In 1896.\n\nIn 1920.\n\nIn 1904.', ['', '', '']],
    ['how often a line is sung', 'a ॥ 2 ॥\n\nb ॥ 2 ॥', ['', '']],
    ['chapters and verses that a line names', 'a (2.20)\n\nb (2.23)', ['', '']],
    ['the only line of a list', 'a b c\n\n1. d\n\ne f g', ['', '', '']],
    ['the end of a chapter', 'a ॥१॥\n\nb ॥२॥\nइति द्वितीयः खण्डः॥३॥', ['1', '2']],
  ])('is never one that counts %s', (_, text, told) => {
    expect(verses(text)).toEqual(told);
  });

  it('is that of all up to the next one, but at the end no more than a verse of the text has, or its sentence', () => {
    const blocks = (text: string) => readStanzas(text).stanzas.map(({ words }) => words);
    expect(blocks('1. a\n\nb\n\n2. c\n\nd\n\n3. e\n\nf')).toEqual(['1. a\n\nb', '2. c\n\nd', '3. e\n\nf']);
    expect(blocks('1. a.\n\n2. b,\n\nand c.\n\nA note.')).toEqual(['1. a.', '2. b,\n\nand c.', 'A note.']);
    expect(verses('1. a.\n\n2. b,\n\nand c.\n\nA note.')).toEqual(['1', '2', '']);
  });

  it('is never that of what a heading, a speaker or a double danda parts from its verse', () => {
    expect(verses('1. a\n\nதிருச்சிற்றம்பலம்\n\nb\n\n2. c')).toEqual(['1', '', '', '2']);
    expect(verses('a ।\n\nअर्जुन उवाच\n\nb ॥१॥\n\nc ॥२॥')).toEqual(['', '', '1', '2']);
    expect(verses('8 aindro vimadaḥ| agniḥ| āstārapaṃktiḥ|\n\na |\n\nb ||1||\n\nc ||2||')).toEqual(['', '1', '2']);
    expect(verses('12 kāṇvaḥ| 1-3 brahmaṇaspatiḥ,\n\nca, 6-8 agniḥ| gāyatrī|\n\na |\n\nb ||1||\n\nc ||2||')).toEqual([
      '',
      '',
      '1',
      '2',
    ]);
    expect(verses('ॐ शान्तिः॥\n\na ॥१॥\n\nb ॥२॥')).toEqual(['', '1', '2']);
    expect(verses('a. 1\n\n2. அறிவுறுத்தல் (கலிப்பா)\n\nb. 2\n\nc. 3')).toEqual(['1', '', '2', '3']);
  });

  it('is that of as many blocks as others have where its end is misprinted', () => {
    const text = [1, 2, 3, 4].map((at) => `1${at} a\n\nb\n\nc. ${at === 2 ? '128' : `1.2.${at}`}`).join('\n\n');
    expect(verses(text)).toEqual(['11', '12', '13', '14']);
    const ends = [1, 3, 4, 5].map((at) => `1${at} a. 1.2.${at}`);
    expect(verses(ends.toSpliced(1, 0, '12 b', 'A note').join('\n\n'))).toEqual(['11', '12', '', '13', '14', '15']);
  });

  it('is known by its place where it is misprinted between two that are right', () => {
    expect(verses('1 a\n\n2 b\n\n71 c\n\n4 d\n\n5 e')).toEqual(['1', '2', '3', '4', '5']);
    expect(verses('a ॥१॥\n\nb ॥२॥\n\nc ॥४॥\n\nd ॥४॥\n\ne ॥५॥')).toEqual(['1', '2', '3', '4', '5']);
  });

  it('is left open where it is misprinted and nothing tells which it is', () => {
    expect(verses('a ॥१॥\n\nb ॥२॥\n\nc ॥३॥\n\nd ॥१३॥')).toEqual(['1', '2', '3', '']);
  });

  it('is told by counting where it is not printed, all others have as many stanzas, and the count fits', () => {
    const text = Array.from({ length: 8 }, (_, at) => `a ।\n\nb ॥${at === 4 ? '' : at + 1}${at === 4 ? '' : '॥'}`);
    expect(verses(text.join('\n\n'))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it('begins again where the parts of a work number their verses each for itself', () => {
    expect(verses('A\n\n1. a\n\n2. b\n\n3. c\n\nB\n\n1. d\n\n2. e')).toEqual(['', '1', '2', '3', '', '1', '2']);
  });

  it('is read in the digits of any script', () => {
    expect(asciiDigits('१२ ௧௦ ౭ ೩ 4')).toBe('12 10 7 3 4');
  });

  // Nothing is timed: a rule that takes quadratic time needs minutes for these.
  it('is found in a text of 30,000 stanzas as in any other', () => {
    const many = (line: (at: number) => string) => Array.from({ length: 30_000 }, (_, at) => line(at)).join('\n\n');
    expect(verses(many((at) => `${at + 1}. a`)).at(-1)).toBe('30000');
    expect(verses(many((at) => (at % 2 ? `b ॥${(at + 1) / 2}॥` : 'a ।'))).at(-1)).toBe('15000');
    expect(verses(many(() => 'a')).at(-1)).toBe('');
    expect(verses(many((at) => `${at % 7}. a`))).toHaveLength(30_000);
  });
});

describe('what is no verse', () => {
  it('is told: titles, the heading of a hymn in two pieces, modes, colophons, notes', () => {
    expect(kinds('श्रद्धा सूक्त\n\n५ श्रद्धा कामायनी। श्रद्धा। अनुष्टुप्।\n\nश्र॒द्धया॑ ॥१॥\n\nश्र॒द्धां ॥२॥')).toEqual([
      'title',
      'hymn',
      'verse',
      'verse',
    ]);
    expect(
      kinds('2.45 திருக்கைச்சினம்\n\nபண் - சீகாமரம்\nதிருச்சிற்றம்பலம்\n\n481 அ ஆ. 01\n\n482 இ ஈ. 02\n\nஇத்தலம் சோழநாட்டிலுள்ளது.'),
    ).toEqual(['title', 'mode', 'verse', 'verse', 'colophon']);
  });

  it.each([
    "adaikalap pathu THE REFUGE - DECAD or 'THE ASSURANCE OF MATURITY.'",
    "neethal viNNappam (prapanja vairakkiyam) 'FORSAKE ME NOT'",
    'vaazhap pathu NO JOY IN LIFE',
    "tiruvesaravu SACRED SADNESS. ['ABSTRACTION FROM OBJECTIVE THOUGHT.']",
  ])('is a title that gives the name and then, in capitals, what it means: %s', (title) => {
    expect(kinds(`${title}\n\nThe Lord of Tillai's court,\nwhose glory never wanes;`)).toEqual(['title', 'verse']);
  });

  it('is no title where nothing stands under it', () => {
    expect(kinds('Title\n\nThe words under it,\nin two lines;')).toEqual(['title', 'verse']);
    expect(kinds('Title')).toEqual(['verse']);
  });

  it('is not a line of verse that has words in capitals', () => {
    expect(kinds('Of mind impure. MASTER! THY SLAVE,\n\nI THEE MY REFUGE make')).toEqual(['verse', 'verse']);
  });

  it('is prose where its lines are long and have no number', () => {
    expect(kinds(`Of Grace\n\n${'It is said that '.repeat(20)}\n\nO Lord\nof grace`)).toEqual([
      'title',
      'prose',
      'verse',
    ]);
  });

  it('is not a short verse of a text without numbers', () => {
    expect(kinds('ஓம் நமசிவாய\n\nஎன்று சொல்வோம்\nநாளும்')).toEqual(['verse', 'verse']);
  });
});
