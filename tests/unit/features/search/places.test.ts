import { describe, expect, it } from 'vitest';
import { collectionOf } from '#core/library/collections.ts';
import { displayName, folderLabel } from '#core/library/names.ts';
import { createEngine } from '#features/search/engine.ts';
import { createPlaces } from '#features/search/places.ts';
import { CATALOGUE_VERSION, type FolderSummary } from '#schemas/catalogue.ts';

const folder = (name: string): FolderSummary => {
  const known = collectionOf(name);
  return {
    name,
    label: folderLabel(name),
    path: `/file/${name}/`,
    ...(known && { own: { name: known.name, lang: known.lang }, also: known.also }),
    songs: 12,
    columns: '/catalogue/x.json',
    languages: [{ code: 'SAN', label: 'Sanskrit', path: `/file/${name}/SAN/`, count: 12 }],
  };
};
const folders = ['Bhagavad_Gita', 'Rigveda', 'Thirumurai', 'Upanishads', 'Local_Songs'].map(folder);
const playlists = ['Gita in Eighteen Days', 'Hymns to Agni', 'கந்த சஷ்டி வாசிப்பு'].map((name, at) => ({
  name,
  id: String(at),
  path: `/playlist/${at}/`,
}));
const places = createPlaces({ version: CATALOGUE_VERSION, folders, playlists });
const found = (typed: string) => places.find(typed).places.map(({ label }) => label);

describe('folders and playlists', () => {
  it.each([
    ['gita', ['Bhagavad Gita', 'Gita in Eighteen Days']],
    ['bhagavat geetha', ['Bhagavad Gita']],
    ['கீதை', ['Bhagavad Gita', 'Gita in Eighteen Days']],
    ['भगवद्गीता', ['Bhagavad Gita']],
    ['rig veda', ['Rigveda']],
    ['ருக் வேதம்', ['Rigveda']],
    ['திருமுறை', ['Thirumurai']],
    ['local', ['Local Songs']],
    ['agni hymns', ['Hymns to Agni']],
    ['gita 18 days', ['Gita in Eighteen Days']],
    ['கந்தசஷ்டி', ['கந்த சஷ்டி வாசிப்பு']],
  ])('are found by every name that people use: %s', (typed, labels) => {
    expect(found(typed)).toEqual(labels);
  });

  it.each(['ayat', 'hanuman chalisa', '12', '', ' ', '(', 'a'.repeat(10_000)])(
    'are not found by chance: %.20j',
    (typed) => {
      expect(found(typed)).toEqual([]);
    },
  );

  it('of one or two letters are those that begin so', () => {
    expect(found('ri')).toEqual(['Rigveda']);
    expect(found('ay')).toEqual([]);
  });

  it('that only sound similar are said to', () => {
    const { places: real, similar } = places.find('uppanisets');
    expect([real, similar.map(({ label }) => label)]).toEqual([[], ['Upanishads']]);
  });
});

describe('what songs tell', () => {
  const tamil = ['Thiruvarur', 'Thiruvaiyaru', 'Thiruvannamalai', 'Thiruppugali', 'Thiruvegambam'].map((name) => [
    name,
    name,
  ]);
  const names = [
    ['Nattapadai', 'நட்டபாடை'],
    ['Indhalam', 'இந்தளம்'],
    ['Koyil (Chidambaram)', 'கோயில்', 'Chidambaram'],
    ['Indra (seer)', 'इन्द्रः'],
    ['Indra', 'इन्द्रः'],
    ['Jagati', 'जगती'],
    ...tamil,
  ];
  const facts = [{ kind: 'some', songs: names.map((_, at) => (at === 3 ? 1 : 3)), names }];
  const { find } = createPlaces({ version: CATALOGUE_VERSION, folders, playlists, facts });
  const labels = (typed: string) => find(typed).places.map(({ label }) => label);

  it.each([
    ['nattapadai', ['Nattapadai']],
    ['nattapaadai', ['Nattapadai']],
    ['இந்தளம்', ['Indhalam']],
    ['chidambaram', ['Koyil (Chidambaram)']],
    ['Indra', ['Indra', 'Indra (seer)']],
    ['इंद्र', ['Indra', 'Indra (seer)']],
    ['indra jagati', ['Indra', 'Indra (seer)', 'Jagati']],
    ['annamalai', ['Thiruvannamalai']],
    ['arur', ['Thiruvarur']],
    ['gita nattapadai', []],
    ['thiru', ['Thirumurai']],
    ['in', []],
  ])('is found by any spelling and script, alone or with another: %s', (typed, found) => {
    expect(labels(typed)).toEqual(found);
  });

  it('comes after collections and playlists, with how many songs tell it, in its own script too', () => {
    expect(find('agni hymns').places.map(({ kind }) => kind)).toEqual(['playlist']);
    expect(find('jagati').places).toEqual([
      { kind: 'fact', path: '/by/some/jagati/', label: 'Jagati', own: { name: 'जगती', lang: 'sa' }, count: 3 },
    ]);
  });
});

describe('a folder in a query', () => {
  const files = ['01 Arjuna Vishada Yoga', '02 Sankhya Yoga', '18 Moksha Sannyasa Yoga'].map(
    (name) => [0, name] as const,
  );
  const hymns = ['0001 Agni (RV 1.1)', '0002 Indra (RV 1.10)', '0966 Creation (RV 10.129)'].map(
    (name) => [1, name] as const,
  );
  const others = ['0001 Creation of Songs', '0221 Kolaru Pathigam (2.085)'].map((name) => [2, name] as const);
  const rows = [...files, ...hymns, ...others].map(([folder, file]) => ({
    folder,
    fileName: `${file}.txt`,
    name: displayName(`${file}.txt`),
    songNo: Number.parseInt(file, 10),
  }));
  const engine = createEngine(rows, places.scopesOf);
  const matches = (typed: string) => {
    const last = [...engine.steps(typed)].at(-1);
    return [...(last?.entries.subarray(0, last.matches) ?? [])].map((entry) => rows[entry]?.name);
  };

  it.each([
    ['gita 2', ['Sankhya Yoga']],
    ['bhagavad gita 18', ['Moksha Sannyasa Yoga']],
    ['gita chapter 2', ['Sankhya Yoga']],
    ['rv 1.1', ['Agni (RV 1.1)', 'Indra (RV 1.10)']],
    ['ऋग्वेद १०.१२९', ['Creation (RV 10.129)']],
    ['creation rigveda', ['Creation (RV 10.129)']],
    ['thirumurai 221', ['Kolaru Pathigam (2.085)']],
    ['thirumurai 2.85', ['Kolaru Pathigam (2.085)']],
    ['agni hymn', ['Agni (RV 1.1)']],
  ])('stands with a number or a word for songs of it: %s', (typed, names) => {
    expect(matches(typed)).toEqual(names);
  });

  it('makes no match of a song that is not there', () => {
    expect(matches('gita hanuman')).toEqual([]);
    expect(matches('gita 99')).toEqual([]);
  });
});
