import type { BreadcrumbListLeaf, CollectionLeaf } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { arrangeLibrary } from '#core/library/library.ts';
import { folderPages, languagePages } from '#core/library/pages.ts';
import { folderData, languageData, type StructuredData } from '#core/library/structured-data.ts';
import type { SnapshotEntry } from '#schemas/snapshot.ts';
import { googleFaults } from '../../../fixtures/schemas.ts';

const SITE = 'https://library.example';

const entry = (language: string, number: number, name = `Song ${number}`): SnapshotEntry => ({
  folder: 'Bhagavad_Gita',
  language,
  fileName: `${String(number).padStart(3, '0')} ${name}.txt`,
  songNo: number,
  s3Path: null,
  lastModified: null,
  digest: 'a'.repeat(64),
  bytes: 1,
  state: 'current',
  unavailable: false,
});

const library = (languages: Record<string, number>) =>
  arrangeLibrary(
    Object.entries(languages).flatMap(([code, count]) => Array.from({ length: count }, (_, at) => entry(code, at + 1))),
    [],
  );

/** As a search engine reads it. */
interface Thing {
  [property: string]: unknown;
  hasPart?: Thing[];
}
const readAs = (data: StructuredData): Thing[] => JSON.parse(JSON.stringify(data['@graph']));

function folderOf(languages: Record<string, number>): StructuredData {
  const [page] = folderPages(library(languages));
  if (!page) throw new Error('no collection');
  return folderData(page, 'Nama', SITE);
}
const folder = (languages: Record<string, number>): Thing[] => readAs(folderOf(languages));

function listOf(code: string, languages: Record<string, number>): StructuredData {
  const page = [...languagePages(library(languages))].find(({ language }) => language.code === code);
  if (!page) throw new Error(`no list ${code}`);
  return languageData(page, 'Nama', SITE);
}
const list = (code: string, languages: Record<string, number>): Thing => readAs(listOf(code, languages))[1] ?? {};

const parts = (thing: Thing | undefined): Thing[] => thing?.hasPart ?? [];

/** What a page says, as it stands in the page: of a literal the compiler refuses what is none of schema.org's words (schema-dts). */
type Graph = [BreadcrumbListLeaf, CollectionLeaf];

test('what a collection says is what Google asks of breadcrumbs, and schema.org of a collection', async () => {
  const at = `${SITE}/file/Bhagavad_Gita/`;
  const data = folderOf({ ENG: 2, SAN: 3 });
  expect(readAs(data)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Nama', item: `${SITE}/` },
        { '@type': 'ListItem', position: 2, name: 'Bhagavad Gita', item: at },
      ],
    },
    {
      '@type': 'Collection',
      '@id': `${at}#collection`,
      name: 'Bhagavad Gita',
      alternateName: 'भगवद्गीता',
      url: at,
      collectionSize: 3,
      hasPart: [
        {
          '@type': 'Collection',
          '@id': `${at}ENG/#collection`,
          name: 'Bhagavad Gita, English',
          url: `${at}ENG/`,
          inLanguage: 'en',
          collectionSize: 2,
        },
        {
          '@type': 'Collection',
          '@id': `${at}SAN/#collection`,
          name: 'Bhagavad Gita, Sanskrit',
          url: `${at}SAN/`,
          inLanguage: 'sa',
          collectionSize: 3,
        },
      ],
    },
  ] satisfies Graph);
  for (const page of [data, folderOf({ XYZ: 1 })]) expect(await googleFaults(page)).toEqual([]);
});

test('what a list says is what Google asks of breadcrumbs, and schema.org of a collection', async () => {
  const at = `${SITE}/file/Bhagavad_Gita/`;
  const data = listOf('SAN', { SAN: 1 });
  expect(readAs(data)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Nama', item: `${SITE}/` },
        { '@type': 'ListItem', position: 2, name: 'Bhagavad Gita', item: at },
        { '@type': 'ListItem', position: 3, name: 'Sanskrit', item: `${at}SAN/` },
      ],
    },
    {
      '@type': 'Collection',
      '@id': `${at}SAN/#collection`,
      name: 'Bhagavad Gita, Sanskrit',
      url: `${at}SAN/`,
      inLanguage: 'sa',
      collectionSize: 1,
      isPartOf: {
        '@type': 'Collection',
        '@id': `${at}#collection`,
        name: 'Bhagavad Gita',
        alternateName: 'भगवद्गीता',
        url: at,
      },
      hasPart: [{ '@type': 'CreativeWork', name: 'Song 1', url: `${at}SAN/001%20Song%201.txt/` }],
    },
  ] satisfies Graph);
  for (const page of [data, listOf('SAN', { SAN: 60 })]) expect(await googleFaults(page)).toEqual([]);
});

describe('what a collection says of itself', () => {
  test.each([
    [{ IAST: 1, SAN: 1 }, ['sa-Latn', 'sa']],
    [{ ROM: 1, TAM: 1 }, ['ta-Latn', 'ta']],
    [{ MIX: 1, TEL: 1 }, ['mul', 'te']],
    [{ SAN: 1, TEL: 1 }, ['sa', 'sa-Telu']],
    [{ XYZ: 1 }, [undefined]],
  ])('names languages by their tags, and none that nobody knows: %j', (languages, tags) => {
    expect(parts(folder(languages as Record<string, number>)[1]).map(({ inLanguage }) => inLanguage)).toEqual(tags);
  });
});

describe('what a list says of itself', () => {
  test('is no second copy of a long list', () => {
    expect(list('SAN', { SAN: 60 }).hasPart).toBeUndefined();
    expect(list('SAN', { SAN: 60 })['collectionSize']).toBe(60);
  });
});
