import { describe, expect, test } from 'vitest';
import { type CatalogueRow, fromColumns, toColumns } from '#core/library/catalogue.ts';
import { arrangeLibrary, type Folder } from '#core/library/library.ts';
import { listOfFirstMatch } from '#features/search/choose-list.ts';
import { TIERS, type Tier } from '#features/search/entries.ts';
import { elsewhere, isMissing, listRows } from '#features/search/list-rows.ts';
import { catalogueIndex, folderColumns } from '#schemas/catalogue.ts';
import { type SnapshotEntry, snapshotEntry } from '#schemas/snapshot.ts';

const entry = (language: string, fileName: string, songNo: number | null, unavailable = false): SnapshotEntry =>
  snapshotEntry.parse({
    folder: 'Puranas',
    language,
    fileName,
    songNo,
    s3Path: null,
    lastModified: null,
    digest: 'a'.repeat(64),
    bytes: 1,
    state: 'current',
    unavailable,
  });

const folderOf = (...entries: SnapshotEntry[]): Folder => arrangeLibrary(entries, []).folders[0] as Folder;

/** What a row stands for: one line for each language it is in. */
const lines = (rows: readonly CatalogueRow[], folder: Folder): string[] =>
  rows
    .flatMap((row) =>
      folder.languages.flatMap(({ code }, bit) =>
        (row.mask >> bit) & 1 ? [`${code} ${row.fileName} ${row.name} ${row.songNo}`] : [],
      ),
    )
    .toSorted();

const songs = (folder: Folder): string[] =>
  folder.languages
    .flatMap(({ songs }) => songs.map((song) => `${song.language} ${song.fileName} ${song.name} ${song.songNo}`))
    .toSorted();

describe('the columns of a folder', () => {
  test.each<[string, SnapshotEntry[]]>([
    [
      'names that languages share',
      [entry('SAN', '001 A.txt', 1), entry('SAN', '002 B.txt', 2), entry('TAM', '002 B.txt', 2)],
    ],
    [
      'no numbers, and others than those of the name',
      [entry('SAN', '9 A.txt', 474), entry('SAN', '10 B.txt', null), entry('SAN', 'C.TXT', 5)],
    ],
    [
      'languages that disagree on the number',
      [entry('SAN', '1 A.txt', 1), entry('TAM', '1 A.txt', 2), entry('ENG', '1 A.txt', null)],
    ],
    [
      'names that need another address',
      [entry('SAN', 'a?b.txt', 1), entry('SAN', 'Same.txt', 2), entry('SAN', 'same.txt', 3)],
    ],
    ['names in any script, with line breaks in them', [entry('TAM', '௧ சிவ.txt', 1), entry('TAM', '2 a\nb.txt', 2)]],
  ])('hold every song: %s', (_, entries) => {
    const folder = folderOf(...entries);
    const sent = folderColumns.parse(JSON.parse(JSON.stringify(toColumns(folder))));
    expect(lines(fromColumns(sent, 0), folder)).toEqual(songs(folder));
  });

  test('name the address of a song whose name has a twin, and of no other', () => {
    const folder = folderOf(
      entry('SAN', '1 Same.txt', 1),
      entry('SAN', '1 same.txt', 1),
      entry('SAN', '2 Other?.txt', 2),
    );
    expect(
      toColumns(folder)
        .segments.map(([, , segment]) => segment)
        .toSorted(),
    ).toEqual([expect.stringMatching(/^1 Same\.txt~/), expect.stringMatching(/^1 same\.txt~/)]);
  });

  test('of another version are refused', () => {
    expect(folderColumns.safeParse({ ...toColumns(folderOf(entry('SAN', '1 A.txt', 1))), version: 1 }).success).toBe(
      false,
    );
    expect(catalogueIndex.safeParse({ version: 0, folders: [] }).success).toBe(false);
  });

  test('of more languages than a mask can tell apart are refused at the build', () => {
    const many = Array.from({ length: 54 }, (_, place) => entry(`L${place}`, '1 A.txt', 1));
    expect(() => toColumns(folderOf(...many))).toThrow(/Puranas has 54 languages/);
  });
});

describe('the list that Home shows', () => {
  const folder = folderOf(
    entry('SAN', '1 Agni.txt', 1),
    entry('TAM', '1 Agni.txt', 1),
    entry('TAM', '2 Indra.txt', null),
    entry('TAM', '3 Agni Again.txt', 3, true),
  );
  const rows = [...fromColumns(toColumns(folder), 0), ...fromColumns(toColumns(folder), 1)];
  const summary = (name: string) => ({
    name,
    label: name,
    path: `/file/${name}/`,
    columns: '/catalogue/x.json',
    languages: folder.languages.map(({ code, label, path, songs }) => ({ code, label, path, count: songs.length })),
  });
  const folders = [summary('Puranas'), summary('Vedas')];
  const at = { folder: 'Vedas', language: 'TAM', find: '', sort: 'off' as const };
  const names = (shown: CatalogueRow[]) => shown.map(({ name }) => name);

  test('holds the songs of one folder in one language', () => {
    expect(names(listRows(rows, at, folders))).toEqual(['Agni', 'Agni Again', 'Indra']);
    expect(names(listRows(rows, { ...at, language: 'SAN' }, folders))).toEqual(['Agni']);
    expect(listRows(rows, { ...at, language: 'XX' }, folders)).toEqual([]);
  });

  test('is narrowed by file name, number and ending included', () => {
    expect(names(listRows(rows, { ...at, find: 'AGNI' }, folders))).toEqual(['Agni', 'Agni Again']);
    expect(names(listRows(rows, { ...at, find: '2 ind' }, folders))).toEqual(['Indra']);
  });

  test('puts songs without a number last, in either direction', () => {
    expect(names(listRows(rows, { ...at, sort: 'asc' }, folders))).toEqual(['Agni', 'Agni Again', 'Indra']);
    expect(names(listRows(rows, { ...at, sort: 'desc' }, folders))).toEqual(['Agni Again', 'Agni', 'Indra']);
  });

  test('marks what is only a placeholder', () => {
    const [shown] = listRows(rows, { ...at, find: 'again' }, folders);
    expect(isMissing(shown as CatalogueRow, folders[1] as (typeof folders)[0], 'TAM')).toBe(true);
    expect(isMissing(shown as CatalogueRow, folders[1] as (typeof folders)[0], 'SAN')).toBe(false);
  });

  test('says where else a query matches, most first', () => {
    const found = rows.filter(({ name }) => name.startsWith('Agni'));
    expect(elsewhere(found, at, folders)).toEqual([
      { folder: 'Puranas', language: 'TAM', count: 2 },
      { folder: 'Puranas', language: 'SAN', count: 1 },
      { folder: 'Vedas', language: 'SAN', count: 1 },
    ]);
  });

  test('goes to the folder of the first match, and stays where a match is as good', () => {
    const goes = (at: { folder: string; language: string }, ...hits: [entry: number, tier: Tier][]) =>
      listOfFirstMatch(
        rows,
        {
          entries: Uint32Array.from(hits, ([entry]) => entry),
          tiers: Uint8Array.from(hits, ([, tier]) => TIERS.indexOf(tier)),
        },
        at,
        folders,
        { chosen: at.language },
      );
    const here = { folder: 'Vedas', language: 'SAN' };
    expect(goes(here, [0, 'number'])).toEqual({ folder: 'Puranas', language: 'SAN' });
    expect(goes(here, [1, 'number'])).toEqual({ folder: 'Puranas', language: 'TAM' });
    expect(goes(here, [0, 'number'], [3, 'number'])).toEqual(here);
    expect(goes(here, [0, 'number'], [3, 'name-contains'])).toEqual({ folder: 'Puranas', language: 'SAN' });
    expect(goes(here)).toBeNull();
  });
});
