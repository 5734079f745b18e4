import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { arrangeLibrary } from '#core/library/library.ts';
import { onlyRequested, renderKeys } from '#core/library/render-keys.ts';
import { type SnapshotEntry, type SnapshotPlaylist, snapshotEntry, snapshotPlaylist } from '#schemas/snapshot.ts';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const entry = (path: string, more: Partial<SnapshotEntry> = {}): SnapshotEntry => {
  const [folder = '', language = '', fileName = ''] = path.split('/');
  return snapshotEntry.parse({
    folder,
    language,
    fileName,
    songNo: Number.parseInt(fileName, 10) || null,
    s3Path: null,
    lastModified: null,
    digest: digestOf(path),
    bytes: 10,
    state: 'current',
    unavailable: false,
    ...more,
  });
};

const playlist = (id: string, content: string): SnapshotPlaylist =>
  snapshotPlaylist.parse({ id, name: id, digest: digestOf(content), isHtml: false, state: 'current', failure: null });

const FIVE = ['001', '002', '003', '004', '005'].map((number) => `Veda/SAN/${number} a.txt`);
const LIBRARY = [...FIVE, 'Veda/ENG/003 a.txt', 'Veda/ENG/009 b.txt', 'Other/TAM/001 c.txt'].map((path) => entry(path));
const LISTS = [playlist('one', 'a'), playlist('two', 'b')];

function keysOf(entries: readonly SnapshotEntry[], playlists: readonly SnapshotPlaylist[] = LISTS) {
  return renderKeys(arrangeLibrary(entries, playlists), digestOf);
}

/** Paths whose key is new or another one, and no longer percent-encoded. */
function changed(entries: readonly SnapshotEntry[], playlists = LISTS): string[] {
  const before = keysOf(LIBRARY);
  return [...keysOf(entries, playlists)]
    .filter(([path, key]) => before.get(path) !== key)
    .map(([path]) => decodeURIComponent(path))
    .sort();
}

const swap = (path: string, ...by: SnapshotEntry[]): SnapshotEntry[] =>
  LIBRARY.flatMap((one) => (`${one.folder}/${one.language}/${one.fileName}` === path ? by : [one]));

describe('the render key of a page', () => {
  test('is there for every page of the library', () => {
    expect([...keysOf(LIBRARY).keys()].filter((path) => path.startsWith('/playlist/'))).toHaveLength(2);
    expect(keysOf(LIBRARY).size).toBe(LIBRARY.length + 3 + 2 + 2);
  });

  test('stays as it is when entries come in another order', () => {
    expect(changed(LIBRARY.toReversed())).toEqual([]);
  });

  test('changes with the text, and then with that of no other page', () => {
    expect(changed(swap('Veda/SAN/003 a.txt', entry('Veda/SAN/003 a.txt', { digest: digestOf('new') })))).toEqual([
      '/file/Veda/SAN/003 a.txt/',
    ]);
  });

  test('changes with the name of a neighbour or an edition, with lists that have it, and with playlists that could name it', () => {
    expect(changed(swap('Veda/SAN/003 a.txt', entry('Veda/SAN/003 z.txt')))).toEqual([
      '/file/Other/',
      '/file/Veda/',
      '/file/Veda/ENG/003 a.txt/',
      '/file/Veda/SAN/',
      '/file/Veda/SAN/002 a.txt/',
      '/file/Veda/SAN/003 z.txt/',
      '/file/Veda/SAN/004 a.txt/',
      '/playlist/one/',
      '/playlist/two/',
    ]);
  });

  test('changes with a song that goes: its neighbours, its editions, and every page that counts it', () => {
    expect(changed(swap('Veda/SAN/003 a.txt'))).toEqual([
      '/file/Other/',
      '/file/Veda/',
      '/file/Veda/ENG/',
      '/file/Veda/ENG/003 a.txt/',
      '/file/Veda/SAN/',
      '/file/Veda/SAN/002 a.txt/',
      '/file/Veda/SAN/004 a.txt/',
      '/playlist/one/',
      '/playlist/two/',
    ]);
  });

  test('of a playlist changes with its content, and so do those of the collections that it may draw on', () => {
    expect(changed(LIBRARY, [playlist('one', 'other'), playlist('two', 'b')])).toEqual([
      '/file/Other/',
      '/file/Veda/',
      '/playlist/one/',
    ]);
  });

  test('changes with a title in its own script, and then that of every list that shows it', () => {
    expect(changed(swap('Veda/SAN/003 a.txt', entry('Veda/SAN/003 a.txt', { title: 'अ' })))).toEqual([
      '/file/Veda/',
      '/file/Veda/ENG/',
      '/file/Veda/SAN/',
      '/file/Veda/SAN/003 a.txt/',
    ]);
  });
});

test('only the pages that are asked for are left, and all of them when nobody asks', () => {
  const pages = ['/a/', '/b/', '/c/'];
  expect(onlyRequested(pages, (path) => path, new Set(['/c/', '/d/']))).toEqual(['/c/']);
  expect(onlyRequested(pages, (path) => path, new Set())).toEqual([]);
  expect(onlyRequested(pages, (path) => path, null)).toEqual(pages);
});
