/** Which entries of a list are taken. */
import { describe, expect, test } from 'vitest';
import { wireList } from '#schemas/wire.ts';
import { acceptList } from '../../../scripts/pull/list.ts';

const accept = (files: unknown[], playlists: unknown[] = []) => acceptList(wireList.parse({ files, playlists }));
const entry = (file_name: string, more = {}) => ({ folder: 'F', language: 'ENG', file_name, ...more });

test('A7: one invalid entry in 50,000 is named, and 49,999 are taken', () => {
  const files: unknown[] = Array.from({ length: 50_000 }, (_, at) => entry(`${at}.txt`, { song_no: at }));
  files[31_337] = entry('31337 Bad.txt', { folder: 7 });
  const { entries, skipped } = accept(files);
  expect(entries).toHaveLength(49_999);
  expect(skipped).toEqual([
    {
      index: 31_337,
      what: 'entry',
      name: '7/ENG/31337 Bad.txt',
      reason: expect.stringMatching(/^folder .*expected string/),
    },
  ]);
});

describe('An entry', () => {
  test('may leave out everything but its names', () => {
    expect(accept([entry('1.txt')]).entries).toEqual([
      { index: 0, folder: 'F', language: 'ENG', fileName: '1.txt', songNo: null, s3Path: null, lastModified: null },
    ]);
  });

  test('goes by its display name when it has no file name', () => {
    expect(accept([{ folder: 'F', language: 'ENG', name: 'Dawn' }]).entries[0]?.fileName).toBe('Dawn');
  });

  test.each([null, 7, 'text', [], {}])('that is %j is skipped without harm', (sent) => {
    expect(accept([sent]).skipped).toMatchObject([{ index: 0, what: 'entry', name: '?/?/?' }]);
  });

  test('with several faults has all of them told', () => {
    expect(accept([entry('..', { folder: '..' })]).skipped[0]?.reason).toBe(
      'folder would leave its folder; file_name would leave its folder',
    );
  });

  test('of a monstrous name is skipped with the name cut', () => {
    expect(accept([entry('x'.repeat(10_000), { folder: '' })]).skipped[0]?.name.length).toBeLessThan(400);
  });
});

test('The order of the list changes nothing but the order of playlists', () => {
  const files = ['b', 'a', 'C', 'ä'].map((name) => entry(`${name}.txt`));
  const playlists = [
    { id: 2, name: 'Two' },
    { id: '1', name: 'One' },
  ];
  const names = (taken: ReturnType<typeof accept>) => taken.entries.map(({ fileName }) => fileName);
  const taken = accept(files, playlists);
  expect(names(taken)).toEqual(['C.txt', 'a.txt', 'b.txt', 'ä.txt']);
  expect(names(accept(files.toReversed()))).toEqual(names(taken));
  expect(taken.playlists.map(({ id }) => id)).toEqual(['2', '1']);
});

test('Playlists with the id of an earlier one are refused by name', () => {
  const { playlists, skipped } = accept(
    [],
    [
      { id: 1, name: 'One' },
      { id: '1', name: 'Another' },
    ],
  );
  expect(playlists).toEqual([{ id: '1', name: 'One' }]);
  expect(skipped).toEqual([
    { index: 1, what: 'playlist', name: '1', reason: 'id is the same as that of an earlier playlist' },
  ]);
});
