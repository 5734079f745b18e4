import { describe, expect, test } from 'vitest';
import { toColumns } from '#core/library/catalogue.ts';
import { titlesOf } from '#core/library/find-titles.ts';
import { arrangeLibrary } from '#core/library/library.ts';
import { toSummary } from '#core/library/pages.ts';
import { filePath } from '#core/library/paths.ts';
import { columnsFor, resolveSongs } from '#features/my-place/lists/read-shared.ts';
import { CATALOGUE_VERSION } from '#schemas/catalogue.ts';
import { snapshotEntry } from '#schemas/snapshot.ts';

const entry = (folder: string, language: string, fileName: string, songNo: number | null, title?: string) =>
  snapshotEntry.parse({
    title,
    folder,
    language,
    fileName,
    songNo,
    s3Path: null,
    lastModified: null,
    digest: 'a'.repeat(64),
    bytes: 1,
    state: 'current',
    unavailable: false,
  });

const { folders } = arrangeLibrary(
  [
    entry('Puranas', 'SAN', '001 Kappu.txt', 1),
    entry('Puranas', 'TAM', '001 Kappu.txt', 1),
    entry('Puranas', 'TAM', '002 Why?.txt', 702),
    entry('Gita', 'SAN', '001 Kappu.txt', 1),
    entry('Gita', 'DEV', '003 Karma Yoga.txt', 3, 'कर्मयोग'),
    entry('Gita', 'ENG', '003 Karma Yoga.txt', 3),
  ],
  [],
);
const index = {
  version: CATALOGUE_VERSION as typeof CATALOGUE_VERSION,
  folders: folders.map((folder, at) => toSummary(folder, `/catalogue/${at}.json`)),
};
const columns = new Map(folders.map((folder, at) => [`/catalogue/${at}.json`, toColumns(folder, titlesOf(folder))]));
const resolve = (...paths: string[]) => resolveSongs(paths, index, columns);
const WHY = folders.find(({ name }) => name === 'Puranas')?.languages[1]?.songs[1]?.path ?? '';

describe('the songs of a shared list', () => {
  test('have the name, number and languages that the library gives them', () => {
    const [song] = resolve(filePath('Puranas', 'TAM', '001 Kappu.txt'));
    expect(song).toMatchObject({ name: 'Kappu', no: 1, state: 'here' });
    expect(song?.languages.map(({ label, path }) => [label, path])).toEqual([
      ['Sanskrit', filePath('Puranas', 'SAN', '001 Kappu.txt')],
      ['Tamil', filePath('Puranas', 'TAM', '001 Kappu.txt')],
    ]);
  });

  test('have their titles first in the languages of their script, and second in others', () => {
    const paths = ['DEV', 'ENG'].map((code) => filePath('Gita', code, '003 Karma Yoga.txt'));
    const lines = [
      { name: 'कर्मयोग', also: 'Karma Yoga' },
      { name: 'Karma Yoga', also: 'कर्मयोग' },
    ];
    const songs = resolve(...paths);
    expect(songs).toMatchObject(lines);
    expect(songs[0]?.languages).toMatchObject(lines);
  });

  test('are found by addresses that are not their names', () => {
    expect(WHY).toContain('~');
    expect(resolve(WHY)).toMatchObject([{ path: WHY, name: 'Why?', no: 702, state: 'here' }]);
  });

  test('that are no more in the chosen language are led to another', () => {
    const [song] = resolve(
      filePath('Puranas', 'SAN', '002 Why .txt~00000000'),
      filePath('Puranas', 'TEL', '001 Kappu.txt'),
    );
    expect(song?.state).toBe('gone');
    expect(resolve(filePath('Puranas', 'TEL', '001 Kappu.txt'))).toMatchObject([
      { state: 'moved', path: filePath('Puranas', 'SAN', '001 Kappu.txt') },
    ]);
  });

  test('that are gone keep the name that their address tells', () => {
    expect(
      resolve(filePath('Puranas', 'TAM', '009 Lost.txt'), filePath('Nowhere', 'TAM', '010 Nobody.txt')),
    ).toMatchObject([
      { state: 'gone', name: 'Lost', no: 9, languages: [] },
      { state: 'gone', name: 'Nobody', no: 10, languages: [] },
    ]);
  });

  test('ask for no folder’s columns but their own', () => {
    const place = index.folders.findIndex(({ name }) => name === 'Gita');
    const gita = filePath('Gita', 'SAN', '001 Kappu.txt');
    expect(columnsFor(index, [gita, gita, filePath('Nowhere', 'SAN', 'x')])).toEqual([`/catalogue/${place}.json`]);
  });
});
