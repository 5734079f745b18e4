import { describe, expect, test } from 'vitest';
import { arrangeLibrary } from '#core/library/library.ts';
import { folderPages, languagePages } from '#core/library/pages.ts';
import { folderData, languageData, type StructuredData } from '#core/library/structured-data.ts';
import type { SnapshotEntry } from '#schemas/snapshot.ts';
import { schemaOrgFaults } from '../../../fixtures/schema-org.ts';
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

test("what pages say of themselves is in schema.org's words, and what Google asks of breadcrumbs", async () => {
  const pages = [
    folderOf({ ENG: 2, SAN: 3 }),
    folderOf({ XYZ: 1 }),
    listOf('SAN', { SAN: 3 }),
    listOf('SAN', { SAN: 60 }),
  ];
  expect(schemaOrgFaults(pages)).toEqual([]);
  for (const page of pages) expect(await googleFaults(page)).toEqual([]);
});

describe('what a collection says of itself', () => {
  test('is where it stands, in whole addresses', () => {
    expect(folder({ SAN: 1 })[0]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Nama', item: `${SITE}/` },
        { '@type': 'ListItem', position: 2, name: 'Bhagavad Gita', item: `${SITE}/file/Bhagavad_Gita/` },
      ],
    });
  });

  test('is its name in its own script, its songs once each, and a part for each language', () => {
    const [, collection] = folder({ ENG: 2, SAN: 3 });
    expect(collection).toMatchObject({ '@type': 'Collection', name: 'Bhagavad Gita', collectionSize: 3 });
    expect(collection?.['alternateName']).toMatch(/^\p{Script=Devanagari}/u);
    expect(
      parts(collection).map(({ name, url, inLanguage, collectionSize }) => [name, url, inLanguage, collectionSize]),
    ).toEqual([
      ['Bhagavad Gita, English', `${SITE}/file/Bhagavad_Gita/ENG/`, 'en', 2],
      ['Bhagavad Gita, Sanskrit', `${SITE}/file/Bhagavad_Gita/SAN/`, 'sa', 3],
    ]);
  });

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
  test('is the collection that it is of, and its songs', () => {
    const songs = list('SAN', { SAN: 2 });
    expect(songs).toMatchObject({
      inLanguage: 'sa',
      isPartOf: { name: 'Bhagavad Gita', url: `${SITE}/file/Bhagavad_Gita/` },
    });
    expect(parts(songs)[1]).toEqual({
      '@type': 'CreativeWork',
      name: 'Song 2',
      url: `${SITE}/file/Bhagavad_Gita/SAN/002%20Song%202.txt/`,
    });
  });

  test('is no second copy of a long list', () => {
    expect(list('SAN', { SAN: 60 }).hasPart).toBeUndefined();
    expect(list('SAN', { SAN: 60 })['collectionSize']).toBe(60);
  });
});
