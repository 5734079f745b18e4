import { describe, expect, it } from 'vitest';
import { arrangeLibrary, type Folder } from '#core/library/library.ts';
import { contentsOf, sectionsOf } from '#core/library/sections.ts';
import { songEntry } from '../../../fixtures/entries.ts';

const folderOf = (
  folder: string,
  songs: readonly [language: string, name: string, unavailable?: boolean, songNo?: number][],
): Folder => {
  const entries = songs.map(([language, name, unavailable = false, songNo = null]) =>
    songEntry({ folder, language, fileName: `${name}.txt` }, { unavailable, songNo }),
  );
  return arrangeLibrary(entries, []).folders[0] as Folder;
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Kena 1–6 and Katha 1–6 in English with a song before and a song between; only three of Kena, and Isa, in Sanskrit. */
const UPANISHADS = folderOf('Upanishads', [
  ['ENG', '01 Isa Upanishad'],
  ...range(1, 10).map((n): [string, string] => ['ENG', `${10 + n} Kena Upanishad ${n}`]),
  ['ENG', '30 Alone'],
  ...range(1, 10).map((n): [string, string] => ['ENG', `${40 + n} Katha Upanishad ${n}`]),
  ['SAN', '01 Isa Upanishad'],
  ...range(1, 3).map((n): [string, string] => ['SAN', `${10 + n} Kena Upanishad ${n}`]),
]);

/** Two works that each count from 1: both in Sanskrit, one of them in Tamil too. */
const COUNTED = folderOf(
  'Puranas',
  range(1, 6).flatMap((n): [string, string, boolean, number][] => [
    ['SAN', `00${n} Kanda Puranam ${n}`, false, n],
    ['TAM', `00${n} Kanda Puranam ${n}`, false, n],
    ['SAN', `10${n} Brahma Purana ${n}`, false, n],
    ['ROM', `10${n} Brahma Purana ${n}`, false, n],
  ]),
);

describe('the sections of a list', () => {
  const sections = (folder: Folder, code: string) => {
    const list = folder.languages.find((language) => language.code === code);
    return list && sectionsOf(folder)(list).map(({ part, songs }) => `${part?.label ?? '–'} ×${songs.length}`);
  };

  it('are its parts, and the songs that stand between them', () => {
    expect(sections(UPANISHADS, 'ENG')).toEqual(['– ×1', 'Kena Upanishad ×10', '– ×1', 'Katha Upanishad ×10']);
  });

  it('have the headings of the whole collection in a list of a few songs', () => {
    expect(sections(UPANISHADS, 'SAN')).toEqual(['– ×1', 'Kena Upanishad ×3']);
  });

  it('name the books as the collection does', () => {
    const names = ['1.001', '1.002', '2.001', '2.002'].map((n, at) => `${at + 1} Thiruppugalur (${n})`);
    const folder = folderOf(
      'Thirumurai',
      names.map((name) => ['TAM', name]),
    );
    expect(sections(folder, 'TAM')).toEqual(['Thirumurai 1 ×2', 'Thirumurai 2 ×2']);
  });

  it('are told in each language by itself, where files are named in different scripts', () => {
    const folder = folderOf('F', [
      ['ENG', '1 Bala Kanda 1'],
      ['ENG', '2 Bala Kanda 2'],
      ['ENG', '3 Sundara Kanda 1'],
      ['ENG', '4 Sundara Kanda 2'],
      ['TAM', '1 பாலகாண்டம் 1'],
      ['TAM', '2 பாலகாண்டம் 2'],
      ['TAM', '3 சுந்தரகாண்டம் 1'],
      ['TAM', '4 சுந்தரகாண்டம் 2'],
    ]);
    expect(sections(folder, 'ENG')).toEqual(['Bala Kanda ×2', 'Sundara Kanda ×2']);
    expect(sections(folder, 'TAM')).toEqual(['பாலகாண்டம் ×2', 'சுந்தரகாண்டம் ×2']);
  });

  it('are told from all languages where works count from 1, and are none in a list that mixes them by number', () => {
    expect(sections(COUNTED, 'TAM')).toEqual(['Kanda Puranam ×6']);
    expect(sections(COUNTED, 'ROM')).toEqual(['Brahma Purana ×6']);
    expect(sections(COUNTED, 'SAN')).toEqual(['– ×12']);
    expect(contentsOf(COUNTED).map(({ label, path }) => [label, path])).toEqual([
      ['Kanda Puranam', '/file/Puranas/SAN/'],
      ['Brahma Purana', '/file/Puranas/SAN/'],
    ]);
  });

  it('are one without a heading where there are no parts', () => {
    expect(
      sections(
        folderOf('F', [
          ['ENG', 'Dawn'],
          ['ENG', 'Night'],
        ]),
        'ENG',
      ),
    ).toEqual(['– ×2']);
    expect(
      contentsOf(
        folderOf('F', [
          ['ENG', 'Dawn'],
          ['ENG', 'Night'],
        ]),
      ),
    ).toEqual([]);
  });
});

describe('the contents of a collection', () => {
  it('are its parts with their songs, each in the list that has most of it, and the songs alone', () => {
    expect(contentsOf(UPANISHADS)).toEqual([
      { label: 'Isa Upanishad', path: '/file/Upanishads/SAN/01%20Isa%20Upanishad.txt/' },
      { label: 'Kena Upanishad', path: '/file/Upanishads/ENG/#part-kena-upanishad', count: 10 },
      { label: 'Alone', path: '/file/Upanishads/ENG/30%20Alone.txt/' },
      { label: 'Katha Upanishad', path: '/file/Upanishads/ENG/#part-katha-upanishad', count: 10 },
    ]);
  });

  it('lead to a song alone where its text is available', () => {
    const many = range(1, 10).flatMap((n): [string, string][] => [
      ['ENG', `${10 + n} A B ${n}`],
      ['ENG', `${40 + n} C D ${n}`],
    ]);
    const folder = folderOf('F', [...many, ['ENG', '30 Alone'], ['SAN', '30 Alone', true]]);
    expect(contentsOf(folder)[1]?.path).toBe('/file/F/ENG/30%20Alone.txt/');
  });

  it('lead to the preferred language among equals, and to none whose texts are not available', () => {
    const parts = ['1 A B 1', '2 A B 2', '3 C D 1', '4 C D 2'];
    const inBoth = parts.flatMap((name): [string, string, boolean][] => [
      ['ENG', name, false],
      ['SAN', name, name.includes('C')],
    ]);
    expect(contentsOf(folderOf('F', inBoth)).map(({ path }) => path)).toEqual([
      '/file/F/SAN/#part-a-b',
      '/file/F/ENG/#part-c-d',
    ]);
  });
});
