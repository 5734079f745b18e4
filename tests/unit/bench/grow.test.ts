import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangeLibrary, songsOf } from '#library/library.ts';
import { grow, grownText, renamed, type SeedEntry } from '../../../scripts/bench/grow.ts';
import { manyNames } from '../../../scripts/bench/names.ts';
import { songEntry } from '../../fixtures/entries.ts';

const entry = (folder: string, language: string, fileName: string): SeedEntry => ({ folder, language, fileName });

const SEEDS = [
  entry('Rigveda', 'SAN', '0001 Praise of Agni.txt'),
  entry('Rigveda', 'ENG', '0001 Praise of Agni.txt'),
  entry('Rigveda', 'SAN', '0002 Dawn.txt'),
  entry('Thirumurai', 'TAM', '001 தோடுடைய செவியன்.txt'),
  entry('Upanishads', 'ENG', 'Isha.txt'),
  entry('Upanishads', 'ENG', 'Kena.txt'),
];

describe('a grown library', () => {
  test('is the library itself where as many are asked for as it has', () => {
    const names = grow(SEEDS, SEEDS.length).map(({ folder, language, fileName }) => entry(folder, language, fileName));
    expect(names).toEqual(expect.arrayContaining(SEEDS));
    expect(names).toHaveLength(SEEDS.length);
  });

  test('has songs of every folder where fewer are asked for', () => {
    const many = Array.from({ length: 90 }, (_, at) => entry(`Folder ${Math.floor(at / 30)}`, 'ENG', `${at} Song.txt`));
    expect(new Set(grow(many, 9).map(({ folder }) => folder)).size).toBe(3);
  });

  test('has just as many entries as asked for, and no two of the same name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), (count) => {
        const grown = grow(SEEDS, count);
        expect(grown).toHaveLength(count);
        const keys = grown.map(({ folder, language, fileName }) => `${folder}/${language}/${fileName}`);
        expect(new Set(keys).size).toBe(count);
      }),
      { numRuns: 40 },
    );
  });

  test('keeps the languages of a song together under one name', () => {
    const copies = grow(SEEDS, 60).filter(({ seed }) => seed <= 1);
    const bySong = Map.groupBy(copies, ({ copy }) => copy);
    for (const [, editions] of bySong) expect(new Set(editions.map(({ fileName }) => fileName)).size).toBe(1);
  });

  test('begins a second volume of a folder after 20,000 songs', () => {
    const folders = new Set(grow(SEEDS, 20_100).map(({ folder }) => folder));
    expect(folders).toContain('Rigveda');
    expect(folders).toContain('Rigveda_2');
    expect(folders).not.toContain('Rigveda_3');
  });

  test('of no library is nothing', () => {
    expect(grow([], 10)).toEqual([]);
  });
});

test('a copy has another number and another word', () => {
  expect(renamed('0113 Dawn of Day.txt', 1113, '7 Hymn to Night.txt')).toBe('1113 Dawn of Night.txt');
  expect(renamed('Isha.txt', null, 'Kena.txt')).toBe('Isha Kena.txt');
});

test('the text of a copy is as long, and not the same', () => {
  const text = 'one\ntwo\n\nthree\n\nfour\n';
  const texts = [0, 1, 2, 3].map((copy) => grownText(text, { copy, fileName: '1 Song.txt' }));
  expect(texts[0]).toBe(text);
  expect(new Set(texts).size).toBe(4);
  expect(texts[1]).toBe('three\n\nfour\n\none\ntwo\n\nSong 1\n');
});

describe('a catalogue of many names', () => {
  const many = manyNames(SEEDS, 3000);

  test('has as many names as asked for, in the folders of the library and no others', () => {
    expect(many.names).toHaveLength(3000);
    expect(many.index.folders.map(({ name }) => name)).toEqual(['Rigveda', 'Thirumurai', 'Upanishads']);
  });

  test('has a file of columns for each folder that its index names', () => {
    expect(many.columns.map(({ path }) => path)).toEqual(many.index.folders.map(({ columns }) => columns));
  });

  test('is made of songs that a library can hold', () => {
    const entries = grow(SEEDS, 500).map((song) => songEntry(song, { songNo: song.songNo }));
    expect(songsOf(arrangeLibrary(entries, []))).toHaveLength(500);
  });
});
