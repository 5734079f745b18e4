import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangeLibrary, songsOf } from '#core/library/library.ts';
import { type Entry, grow, grownTexts } from '../../../scripts/bench/library.ts';
import { catalogueOf } from '../../../scripts/bench/search.ts';
import { songEntry } from '../../fixtures/entries.ts';

const entry = (folder: string, language: string, fileName: string, songNo: number | null = null): Entry => ({
  folder,
  language,
  fileName,
  songNo,
});

const SEEDS = [
  entry('Rigveda', 'SAN', '0001 Praise of Agni.txt', 1),
  entry('Rigveda', 'ENG', '0001 Praise of Agni.txt', 1),
  entry('Rigveda', 'SAN', '0002 Dawn.txt', 2),
  entry('Thirumurai', 'TAM', '001 தோடுடைய செவியன்.txt', 1),
  entry('Upanishads', 'ENG', 'Isha.txt'),
  entry('Upanishads', 'ENG', 'Kena.txt'),
];
const keyOf = ({ folder, language, fileName }: Entry): string => `${folder}/${language}/${fileName}`;

describe('a grown library', () => {
  test('is the library itself where as many are asked for as it has', () => {
    expect(grow(SEEDS, SEEDS.length)).toEqual(SEEDS.map((seed) => expect.objectContaining(seed)));
  });

  test('has songs of every folder where fewer are asked for', () => {
    const many = Array.from({ length: 90 }, (_, at) => entry(`Folder ${Math.floor(at / 30)}`, 'ENG', `${at} Song.txt`));
    expect(new Set(grow(many, 9).map(({ folder }) => folder)).size).toBe(3);
  });

  test('has just as many entries as asked for, no two of the same name, and each a song', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), (count) => {
        const grown = grow(SEEDS, count);
        expect(new Set(grown.map(keyOf)).size).toBe(count);
        const entries = grown.map((song) => songEntry(song, { songNo: song.songNo }));
        expect(songsOf(arrangeLibrary(entries, []))).toHaveLength(count);
      }),
      { numRuns: 40 },
    );
  });

  test('keeps the languages of a song together under one name and number, which no other song has', () => {
    const [first, second] = grow(SEEDS, 14).slice(12);
    expect(first).toMatchObject({ language: 'SAN', fileName: '200001 Praise of Agni 3.txt', songNo: 200_001 });
    expect(second).toMatchObject({ language: 'ENG', fileName: '200001 Praise of Agni 3.txt', songNo: 200_001 });
  });

  test('has no two texts that are equal, and lacks what its library lacks', async () => {
    const source = { dir: '', entries: SEEDS, textOf: async (seed: Entry) => (seed.songNo === 2 ? null : 'one\n') };
    const texts: (string | null)[] = [];
    for await (const { text } of grownTexts(source, grow(SEEDS.slice(0, 3), 6))) texts.push(text);
    expect(texts).toEqual([
      'one\n',
      'one\n',
      null,
      'one\n\n100001 Praise of Agni 2.txt\n',
      'one\n\n100001 Praise of Agni 2.txt\n',
      null,
    ]);
  });
});

test('a catalogue of many names has as many as asked for, in the folders of the library, each in the file that its index names', () => {
  const files = catalogueOf(SEEDS, 3000);
  const { folders } = JSON.parse(files.get('/catalogue/index.json') ?? '') as {
    folders: { name: string; columns: string }[];
  };
  expect(folders.map(({ name }) => name)).toEqual(['Rigveda', 'Thirumurai', 'Upanishads']);
  const names = folders.flatMap(({ columns }) => {
    const { pathname } = new URL(columns, 'http://bench.test');
    return (JSON.parse(files.get(pathname) ?? '') as { files: string[] }).files;
  });
  expect(names).toHaveLength(3000);
});
