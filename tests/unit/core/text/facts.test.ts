import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACT_KINDS, readFactKinds, valueFinder } from '#core/library/fact-kinds.ts';
import { applyRule, factsIn, headingOf, RULES, readRules } from '#core/text/facts/find-facts.ts';

const kindOf = (name: string) => {
  const kind = FACT_KINDS.find(({ kind }) => kind === name);
  if (!kind) throw new Error(`There is no kind "${name}".`);
  return kind;
};

/** What is said in the end: `pann Nattapadai`. */
const said = (folder: string, fileName: string, text = '') =>
  factsIn(text, { folder, fileName }).flatMap(([kind, told]) => {
    const value = valueFinder(kindOf(kind))(told);
    return value ? `${kind} ${value.name}` : [];
  });

const song = (name: string, text: string) => said('Thirumurai', name, text);
const hymn = (heading: string) =>
  said('Rigveda', '0001 Agni (RV 1.1).txt', `${heading}\n\nअ॒ग्निमी॑ळे पु॒रोहि॑तं य॒ज्ञस्य॑ दे॒वमृ॒त्विज॑म्।`).filter(
    (one) => !one.startsWith('mandala'),
  );

describe('the rules', () => {
  it.each(RULES.map((rule) => [rule.collection, rule.kind, rule] as const))(
    'of %s for %s do what their example shows',
    (_, __, rule) => {
      const [read, found] = rule.example;
      expect(applyRule(rule, read)).toEqual(found);
    },
  );

  it('are of kinds that there are, and what they say by themselves is a value', () => {
    for (const { kind, value } of RULES) {
      const find = valueFinder(kindOf(kind));
      if (value !== undefined && !value.includes('$<')) expect(find(value), value).toBeDefined();
    }
  });

  it('are refused with the row and what is wrong with it', () => {
    const row = { collection: 'Hymns', kind: 'poet', from: 'name', pattern: 'x', example: ['x', ['x']] };
    expect(() => readRules([row, { ...row, pattern: '(' }])).toThrow(
      /rules\.json.*\n.*1\.pattern: is no regular expression/s,
    );
    expect(() => readRules([{ ...row, kind: 'Poet of' }])).toThrow(/0\.kind: is not a word of small letters/);
  });

  it('say nothing of a collection that has none', () => {
    expect(factsIn('பண் - கொல்லி', { folder: 'Local Songs', fileName: '1 A (1.001).txt' })).toEqual([]);
  });
});

describe('a song of the Thirumurai', () => {
  it.each([
    [
      '0001 Thiruppiramapuram (1.001).txt',
      '1.1 திருப்பிரமபுரம்\n\nபண் - நட்டபாடை\n\n1  தோடுடைய',
      ['pann Nattapadai', 'poet Sambandar', 'place Thiruppiramapuram'],
    ],
    [
      '0001 Thiruppiramapuram (1.001).txt',
      '1.1 thiruppiramapuram\n\npan - nattapaadai\n\n1  thodudaiya',
      ['pann Nattapadai', 'poet Sambandar'],
    ],
    [
      '0384 Thiruvathigaivirattanam (4.001).txt',
      '4.1 திருவதிகைவீரட்டானம்\n\nபன் - கொல்லி\n\n1 கூற்றாயின',
      ['pann Kolli', 'poet Appar', 'place Thiruvathigaivirattanam'],
    ],
    [
      '0780 Thirucchottrutthurai Pan - Kausigam (7.094).txt',
      '7.94 திருச்சோற்றுத்துறை பண் - கௌசிகம்',
      ['pann Kausigam', 'poet Sundarar', 'place Thirucchottrutthurai'],
    ],
    [
      '0265 Thiruppugali (3.007).txt',
      '3.7 திருப்புகலி\n\nபண் - காந்தாரபஞ்சமம்<',
      ['pann Kandharapanjamam', 'poet Sambandar', 'place Thiruppugali'],
    ],
    [
      '0261 Thiruppugali Naladimel Vaippu (3.003).txt',
      '3.3 திருப்புகலி நாலடிமேல் வைப்பு',
      ['poet Sambandar', 'place Thiruppugali'],
    ],
    [
      '0040 Thiruvazhkoliputthur (1.040).txt',
      '1.40 திருவாழ்கொளிபுத்தூர் (*)',
      ['poet Sambandar', 'place Thiruvazhkoliputthur'],
    ],
    [
      '0007 Thirunallarum - Thirualavayum (1.007).txt',
      '1.7 திருநள்ளாறும் - திருஆலவாயும்',
      ['poet Sambandar', 'place Thirunallaru', 'place Thiruvalavay'],
    ],
    [
      '0800 Thiruvasagam 14 Thiruundhiyar.txt',
      '14. திருஉந்தியார் - ஞான வெற்றி\n\n(தில்லையில் அருளியது- கலித்தாழிசை)',
      ['poet Manikkavasagar', 'place Koyil (Chidambaram)'],
    ],
    ['0847 Sendhanar Aruliya Thiruppallandu.txt', 'சேந்தனார் அருளிய திருப்பல்லாண்டு', ['poet Sendhanar']],
  ])('%s tells by %j', (name, text, facts) => {
    expect(song(name, text)).toEqual(facts);
  });

  it('of no place says none, and places that sound alike stay apart', () => {
    expect(song('0585 Thani - Thirukkurundhogai (5.089).txt', '5.89 தனி - திருக்குறுந்தொகை')).toEqual(['poet Appar']);
    expect(song('0140 Thiruvanmiyur (2.004).txt', '2.4 திருவான்மியூர்')).toContain('place Thiruvanmiyur');
    expect(song('0505 Thiruanniyur - Thirukkurundhogai (5.008).txt', '5.8 திருஅன்னியூர் - திருக்குறுந்தொகை')).toContain(
      'place Thiruvanniyur',
    );
  });
});

describe('a hymn of the Rigveda', () => {
  it.each([
    ['९ मधुच्छन्दा वैश्वामित्रः । अग्निः। गायत्री।', ['seer Madhuchchhandas Vaishvamitra', 'deity Agni', 'metre Gayatri']],
    ['१२ प्रगाथ: काण्व:। इन्द्र: । गायत्री ।', ['seer Pragatha Kanva', 'deity Indra', 'metre Gayatri']],
    [
      '१२ मधुच्छन्दा वैश्वामित्रः। १-३ अश्विनौ, ४-६ इन्द्र, ७-९ विश्वेदेवाः,\n१०-१२ सरस्वती। गायत्री।',
      [
        'seer Madhuchchhandas Vaishvamitra',
        'deity Ashvins',
        'deity Indra',
        'deity Vishvedevas',
        'deity Sarasvati',
        'metre Gayatri',
      ],
    ],
    [
      '११ गाथिनो विश्वामित्रः, १० घोर आङ्गिरसः। इन्द्रः। त्रिष्टुप्।',
      ['seer Vishvamitra Gathina', 'deity Indra', 'metre Trishtubh'],
    ],
    [
      '१२ प्रस्कण्वः काण्वः। अश्विनौ। प्रगाथः = ( ५ बृहती ,६ सतोबृहती )।',
      ['seer Praskanva Kanva', 'deity Ashvins', 'metre Pragatha', 'metre Brihati', 'metre Satobrihati'],
    ],
  ])('%s', (heading, facts) => {
    expect(hymn(heading)).toEqual(facts);
  });

  it('says nothing of what its heading leaves open', () => {
    expect(hymn('५ कूर्मो गार्त्समदो, गृत्समदो वा। इन्द्रस्त्वष्टा वा। जगती त्रिष्टुब्वा।')).toEqual([]);
    expect(hymn('४ वामदेवो गौतमः। सूर्यः, अग्निर्वा। त्रिष्टुप्।')).toEqual(['seer Vamadeva Gautama', 'metre Trishtubh']);
  });

  it('takes the last of two headings, and no word of a verse', () => {
    expect(hymn('९ मधुच्छन्दा वैश्वामित्रः । अग्निः। गायत्री।\n१६ अग्स्त्यो मैत्रावरुणिः । (विषघ्नोपनिषद्)। अनुष्टुप्।')).toEqual([
      'seer Agastya Maitravaruni',
      'metre Anushtubh',
    ]);
    expect(headingOf('५ इष आत्रेयः। अग्निः। त्रिष्टुप्।अबो॑ध्य॒ग्निः')).toBe('५ इष आत्रेयः। अग्निः। त्रिष्टुप्।');
    expect(headingOf('५ इष आत्रेयः। अग्निः। त्रिष्टुप्।\nइन्द्रं॑ वो')).toBe('५ इष आत्रेयः। अग्निः। त्रिष्टुप्।');
  });
});

it.each([
  [
    'Divyaprabandham',
    '092 Periya Thirumozhi 1.9 Thayethandhaiyendrum.txt',
    '',
    ['poet Thirumangaiyazhvar', 'work Periya Thirumozhi'],
  ],
  ['Divyaprabandham', '256 Periya Thirumadal.txt', '', ['poet Thirumangaiyazhvar', 'work Periya Thirumadal']],
  ['Divyaprabandham', '000 Thaniyan Thiruvaymozhi.txt', '', []],
  [
    'Bhagavad_Gita',
    '01 Arjuna.txt',
    'धृतराष्ट्र उवाच\nधर्मक्षेत्रे।।1.1।।\nश्री भगवानुवाच\nसंजय उवाच',
    ['chapter Chapter 1', 'speaker Dhritarashtra', 'speaker Sanjaya', 'speaker Krishna'],
  ],
  ['Bhagavad_Gita', '01 Arjuna.txt', 'ధృతరాష్ట్ర ఉవాచ', ['speaker Dhritarashtra']],
  ['Bhagavad_Gita', '03 Yada.txt', 'Whenever the law grows faint, (4.7)', ['chapter Chapter 4']],
  ['Valmiki_Ramayana', '084 Sundara Kanda Sarga 07.txt', '', ['kanda Sundara Kanda']],
  ['Upanishads', '010 Katha Upanishad 2.2.txt', '', ['work Katha Upanishad']],
  ['Puranas', '006 Brahma Purana - Naimisha Forest.txt', '', ['work Brahma Purana']],
  ['Puranas', '002 Vaan Mugil Vazhadhu Peyga.txt', '', []],
])('%s, %s, %j tells %j', (folder, name, text, facts) => {
  expect(said(folder, name, text)).toEqual(facts);
});

describe('whatever the text', () => {
  const folders = fc.constantFrom(...new Set(RULES.map(({ collection }) => collection)));
  const words = fc.constantFrom(
    '९ ',
    'पण्',
    'பண் - ',
    'அருளியது',
    'उवाच',
    '।',
    ',',
    '(',
    ')',
    '\n',
    'वा',
    '॑',
    'अग्निः',
    'x',
    ' ',
    '1.1 ',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words, { maxLength: 40 }).map((some) => some.join('')),
  );

  it('each fact is there once, of a known kind, with words', () => {
    fc.assert(
      fc.property(folders, texts, texts, (folder, name, text) => {
        const facts = factsIn(text, { folder, fileName: `${name}.txt` });
        expect(new Set(facts.map(String)).size).toBe(facts.length);
        for (const [kind, told] of facts) expect([kindOf(kind).kind, told.trim()]).toEqual([kind, told]);
      }),
    );
  });
});

describe('values', () => {
  it('are found by each of their spellings, also with other spaces and signs', () => {
    for (const kind of FACT_KINDS) {
      const find = valueFinder(kind);
      for (const value of kind.values)
        for (const spelling of [value.name, value.own ?? value.name, ...value.also])
          expect(find(` ${spelling} -`)).toBe(value);
    }
    expect(valueFinder(kindOf('metre'))('पङ्क्ति:')).toBe(valueFinder(kindOf('metre'))('पंक्तिः'));
  });

  it('of another script are found by their sound, of their own script they are not', () => {
    const find = valueFinder(kindOf('deity'));
    expect(find('agniḥ')?.name).toBe('Agni');
    expect(find('சோம')?.name).toBe('Soma');
    expect(find('शुनः')).toBeUndefined();
  });

  it('are refused where two have one spelling or one address', () => {
    const kind = { kind: 'poet', name: 'Poets' };
    expect(() =>
      readFactKinds([
        {
          ...kind,
          values: [
            { name: 'A', own: 'க' },
            { name: 'B', own: 'க' },
          ],
        },
      ]),
    ).toThrow('The spelling "க" of the kind "poet" is in src/core/library/fact-kinds.json twice.\n');
    expect(() => readFactKinds([{ ...kind, values: [{ name: 'A B' }, { name: 'a  (b)' }] }])).toThrow(
      /\/by\/poet\/a-b\//,
    );
    expect(() => readFactKinds([{ kind: 'poet', values: [] }])).toThrow(/fact-kinds\.json.*\n.*0\.name/s);
  });
});
