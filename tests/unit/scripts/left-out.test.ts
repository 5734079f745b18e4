import { describe, expect, test } from 'vitest';
import { arrangeLibrary } from '#core/library/library.ts';
import { chooseLeftOut, isTooMuch } from '../../../scripts/build/left-out.ts';
import { fileOfPath } from '../../../scripts/verify/pages.ts';
import { songEntry } from '../../fixtures/entries.ts';

const songs = ['SAN', 'ENG'].flatMap((language) =>
  Array.from({ length: 9 }, (_, at) => songEntry({ folder: 'Veda', language, fileName: `00${at + 1} Song ${at}.txt` })),
);
const other = songEntry({ folder: 'Hymns', language: 'TAM', fileName: '001 Dawn.txt' });
const playlists = [{ id: '1', name: 'One', digest: null, isHtml: false, state: 'missing' as const, failure: null }];
const library = arrangeLibrary([...songs, other], playlists);

const rebuild = (at: string, many = 0) => {
  const all = Array.from({ length: many }, (_, no) => ({
    path: `/file/Veda/SAN/${no}/`,
    name: 'A song',
    place: 'Veda, Sanskrit',
  }));
  const kinds = { corrected: 0, moved: 0, removed: 0 };
  return { at, counts: { added: many, ...kinds }, songs: { added: all, corrected: [], moved: [], removed: [] } };
};
/** Two pages of them. */
const news = [rebuild('2026-03-01', 150), rebuild('2026-02-01', 150), rebuild('2026-01-01')];
const file = (...segments: string[]) => fileOfPath(`/${segments.map(encodeURIComponent).join('/')}/`);
const song = (at: number, language = 'SAN') => file('file', 'Veda', language, `00${at + 1} Song ${at}.txt`);
const chosen = (...files: string[]) =>
  chooseLeftOut(library, news, new Map(files.map((name) => [name, 'is odd'])))?.map(({ name }) => name) ?? null;

describe('what is left out', () => {
  test('is the entry whose page has a fault, with the reason', () => {
    expect(chooseLeftOut(library, news, new Map([[song(4), 'is odd']]))).toEqual([
      { what: 'entry', key: 'Veda/SAN/005 Song 4.txt', name: 'Veda/SAN/005 Song 4.txt', reason: 'is odd' },
    ]);
  });

  test('is one entry, where its name spoils the pages of its neighbours, its editions and its lists', () => {
    const spoilt = [song(3), song(4), song(5), song(4, 'ENG'), file('file', 'Veda', 'SAN'), 'index.html'];
    expect(chosen(...spoilt)).toEqual(['Veda/SAN/005 Song 4.txt']);
  });

  test('is the entry whose name spoils every page that shows it, although its neighbour has as many with a fault', () => {
    expect(chosen(song(7), song(8), song(8, 'ENG'))).toEqual(['Veda/SAN/009 Song 8.txt']);
  });

  test('is each of two whose texts have a fault', () => {
    expect(chosen(song(1), song(6))).toEqual(['Veda/SAN/002 Song 1.txt', 'Veda/SAN/007 Song 6.txt']);
  });

  test('is a playlist by its id', () => {
    expect(chosen(file('playlist', '1'))).toEqual(['1']);
  });

  test('is all of a language, where nothing but its list has a fault', () => {
    expect(chosen(file('file', 'Hymns', 'TAM'))).toEqual(['Hymns/TAM/001 Dawn.txt']);
  });

  test('is all of a folder, where nothing but its page has a fault', () => {
    expect(chosen(file('file', 'Veda'))).toHaveLength(18);
  });

  test.each([
    ['the latest of the page that has a fault', ['changes/2/index.html', 'changes/atom.xml'], '2026-02-01'],
    ['the latest of all, where only a feed has one', ['changes/Veda/atom.xml'], '2026-03-01'],
  ])('are news, where no entry is the cause: %s', (_, files, at) => {
    expect(chosen(...files)).toEqual([at]);
    expect(chosen(...files, song(4))).toEqual(['Veda/SAN/005 Song 4.txt']);
  });

  test.each([
    ['the fault is of no entry', ['index.html']],
    ['nothing would be left', [file('file', 'Veda'), file('file', 'Hymns')]],
  ])('is nothing, where %s', (_, files) => {
    expect(chosen(...files)).toBe(null);
  });

  test.each([
    [10, 20, false],
    [11, 20, true],
    [11, 1099, true],
    [11, 1100, false],
    [1000, 100_000, false],
    [1001, 100_000, true],
  ])('may be %i of %i: too much is %s', (count, all, refused) => {
    const entries = Array.from({ length: all }, () => other);
    const manifest = { version: 1 as const, pulledAt: '', source: 'api' as const, notice: null, skipped: [] };
    expect(isTooMuch(count, { ...manifest, entries, playlists: [] })).toBe(refused);
  });
});
