import { describe, expect, test } from 'vitest';
import {
  addNoted,
  addRecent,
  leaveAt,
  MOST_RECENT,
  placeOfRecent,
  readRecent,
  songsOfNote,
  toContinue,
} from '#features/my-place/recent.ts';
import { songPath } from '#features/my-place/song.ts';
import { verseOf } from '#features/my-place/stored-verse.ts';
import { parsed } from '#ui/storage.ts';

const song = (number: number) => ({ path: `/file/F/SAN/${number}%20Name.txt/`, name: `Name ${number}`, no: number });
const verse = verseOf('v12.ab12cd34', '12. ');

describe('what was read last', () => {
  test('stands at the top, once', () => {
    const recent = [1, 2, 1].reduce((list, number, at) => addRecent(list, song(number), at + 1), readRecent([]));
    expect(recent.map(({ no, at }) => [no, at])).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });

  test('keeps a part without a number by its place and how many there are, whoever wrote it', () => {
    const part = verseOf('v7.ab12cd34', '', 4, 9);
    expect(part).toEqual({ id: 'v7.ab12cd34', says: '4', of: 9 });
    const kept = leaveAt(addRecent([], song(1), 1), song(1).path, part);
    expect(readRecent(kept)[0]?.verse).toEqual(part);
    // As it was kept before parts were told from verses.
    expect(verseOf('v4.ab12cd34', '')).toEqual({ id: 'v4.ab12cd34', says: '4' });
    for (const of of [-1, 2, 0.5, '9', 1e99, null]) {
      const [read] = readRecent([{ ...song(1), at: 1, verse: { ...part, of } }]);
      expect(read?.verse?.of ?? 999_999).toBe(999_999);
    }
  });

  test('keeps the verse it was left at when it is opened again, and is continued there', () => {
    const recent = addRecent(leaveAt(addRecent([], song(1), 1), song(1).path, verse), song(1), 2);
    expect(toContinue(recent)?.verse?.says).toBe('12');
    expect(recent.map(placeOfRecent)).toEqual(['/file/F/SAN/1%20Name.txt/#v12.ab12cd34']);
  });

  test('is not offered to be continued when it was read to its end, or long ago', () => {
    const left = leaveAt(addRecent([], song(1), 1), song(1).path, verse);
    expect(toContinue(leaveAt(left, song(1).path, null))).toBeUndefined();
    const later = Array.from({ length: 12 }, (_, at) => song(at + 2)).reduce(
      (list, one) => addRecent(list, one, 2),
      left,
    );
    expect(toContinue(later)).toBeUndefined();
  });

  test('goes no further back than its limit', () => {
    const many = Array.from({ length: 99 }, (_, at) => song(at)).reduce(
      (list, one) => addRecent(list, one, 1),
      readRecent([]),
    );
    expect(many).toHaveLength(MOST_RECENT);
    expect(many[0]?.no).toBe(98);
  });

  test.each([
    'null',
    '{}',
    'x',
    '[1,"a",null,{"path":7},{"path":"//evil.example/"},{"path":"/file/a/b/"},{"path":"/file/../b/c/"}]',
    '[{"path":"/file/a%2Fb/c/d/"},{"path":"/privacy/"},{"path":"javascript:alert(1)"},{"path":"/file/%zz/b/c/"}]',
  ])('is read from storage as far as it can be believed: %s', (json) => {
    expect(readRecent(parsed(json))).toEqual([]);
  });

  test('has a name from its path where its own is none', () => {
    expect(
      readRecent([{ path: '/file/a/b/012 Dawn.txt/', name: [], no: 'x', at: 'y', verse: { id: 'v0.1' } }]),
    ).toEqual([{ path: '/file/a/b/012%20Dawn.txt/', name: 'Dawn', no: 12, at: 0, verse: null }]);
  });
});

describe('the note of the script of every page', () => {
  const LINE = '\n/file/Puranas/TAM/001%20Kappu.txt/';

  test('holds an address, a title and a number a line, the last page last', () => {
    const note = `undefined${LINE}Kappu · Nama\tபாடல் எண் 700\n/file/F/SAN/9%20Two%20%C2%B7%20three.txt/Two · three · F, Sanskrit · Nama\tSong No N/A`;
    expect(songsOfNote(note)).toEqual([
      { path: '/file/Puranas/TAM/001%20Kappu.txt/', name: 'Kappu', no: 700 },
      { path: '/file/F/SAN/9%20Two%20%C2%B7%20three.txt/', name: 'Two · three', no: null },
    ]);
    expect(addNoted([], note, 5).map(({ name }) => name)).toEqual(['Two · three', 'Kappu']);
  });

  test.each([
    ['காப்பு · Kappu · Puranas, Tamil · Nama', { name: 'காப்பு', also: 'Kappu' }],
    ['Kappu · காப்பு · Puranas, English · Nama', { name: 'Kappu', also: 'காப்பு' }],
    ['Kappu · Puranas, Tamil · Nama', { name: 'Kappu' }],
  ])('has both lines of a name: %s', (title, names) => {
    const [song] = songsOfNote(`${LINE}${title}\tSong No 7`);
    expect(song).toEqual({ path: '/file/Puranas/TAM/001%20Kappu.txt/', ...names, no: 7 });
    expect(readRecent(addNoted([], `${LINE}${title}`, 5))[0], 'and they stay when it is stored').toMatchObject(names);
  });

  test.each([
    null,
    '',
    'undefined',
    '\n\n',
    '\n/privacy/Privacy · Nama',
    '\n//evil.example/a/b/c/x',
    '\n/file/a/b/..%2Fc/x',
  ])('that holds no song adds none: %j', (note) => {
    expect(addNoted([], note, 1)).toEqual([]);
  });
});

describe('the address of a song', () => {
  test.each([
    ['/file/a b/TAM/c.txt', '/file/a%20b/TAM/c.txt/'],
    ['/file/a%20b/TAM/%e0%ae%95.txt/', '/file/a%20b/TAM/%E0%AE%95.txt/'],
    ['/file/a/TAM/why%20.txt~14580174/', '/file/a/TAM/why%20.txt~14580174/'],
  ])('%s is %s', (given, path) => {
    expect(songPath(given)).toBe(path);
  });

  test.each([
    '',
    '/',
    '/file/a/b/',
    '/file/a/b/c/d/',
    '/file/a/b/..%2f/',
    '/file/./b/c/',
    '/other/a/b/c/',
    7,
    null,
    {},
  ])('%j is none', (given) => {
    expect(songPath(given)).toBeNull();
  });
});
