import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openLibrary } from '../../scripts/local-api/library.ts';
import { wireEntry, wireList, wirePlaylistContent } from '../../src/schemas/wire.ts';
import { dawn, folderOf, listed } from './local-api.fixture.ts';

const temporary: (() => void)[] = [];
afterEach(() => {
  for (const remove of temporary.splice(0)) remove();
});

function library(files: Record<string, string | Uint8Array>) {
  const folder = folderOf(files);
  temporary.push(folder.remove);
  const opened = openLibrary(folder.dir);
  const text = async (s3_path: string) => {
    const bytes = await opened.text({ s3_path });
    return bytes && new TextDecoder().decode(bytes);
  };
  return { ...folder, ...opened, text };
}

describe('a listed library', () => {
  it('shows an edited text at once', async () => {
    const { text, write } = library(listed);
    expect(await text(dawn.s3_path)).toContain('ज्योतिषां');
    write(`texts/${dawn.file_path}`, 'mended');
    expect(await text(dawn.s3_path)).toBe('mended');
  });

  it('shows an edited list at once', async () => {
    const { list, text, write } = library(listed);
    await list();
    write('texts/A/TAM/1 B.txt', 'new');
    write('files.json', JSON.stringify([{ folder: 'A', language: 'TAM', name: '1 B.txt', s3_path: 'key' }]));
    expect(await text('key')).toBe('new');
    expect(await list()).toMatchObject({ files: [{ folder: 'A' }], playlists: [] });
  });

  it('has another time for a text that was edited, and leaves a time of its own as it is', async () => {
    const own = { folder: 'A', language: 'TAM', file_name: '1.txt', last_modified: 'Monday' };
    const { dir, list } = library({
      ...listed,
      'files.json': JSON.stringify([dawn, own]),
      'texts/A/TAM/1.txt': 'own',
    });
    const times = async () => (await list()).files.map((file) => wireEntry.parse(file).last_modified);
    const [before] = await times();
    utimesSync(join(dir, 'texts', dawn.file_path), 0, 1_000);
    expect(await times()).toEqual(['1970-01-01T00:16:40.000Z', 'Monday']);
    expect(before).not.toBe('1970-01-01T00:16:40.000Z');
  });

  it('keeps the first of two entries with one key', async () => {
    const entry = { folder: 'A', language: 'TAM', s3_path: 'key' };
    const { text } = library({
      'files.json': JSON.stringify([
        { ...entry, file_name: '1.txt' },
        { ...entry, file_name: '2.txt' },
      ]),
      'texts/A/TAM/1.txt': 'first',
      'texts/A/TAM/2.txt': 'second',
    });
    expect(await text('key')).toBe('first');
  });

  it('sends bytes that are not UTF-8 as they are', async () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0xff, 0x00]);
    const { dir } = library({ ...listed, [`texts/${dawn.file_path}`]: bytes });
    expect(await openLibrary(dir).text({ s3_path: dawn.s3_path })).toEqual(bytes);
  });

  it.each([
    ['no JSON', '{', /files\.json is not JSON \(.+\)\.\n {2}Correct the file/],
    ['no list', '{"songs": []}', /files\.json is not a list of files\.\n {2}Make it/],
  ])('is refused when its list is %s', async (_, json, message) => {
    await expect(library({ 'files.json': json }).list()).rejects.toThrow(message);
  });

  it('names the file of a playlist that is not one', async () => {
    const { playlist } = library({ ...listed, 'playlists/1.json': '{"playlist": "Plain"}' });
    await expect(playlist('1')).rejects.toThrow(/1\.json is not a playlist\.\n {2}Give it/);
  });
});

describe('a plain tree', () => {
  const tree = {
    'Rigveda/SAN/0113 Dawn.txt': 'dawn',
    'Rigveda/SAN/Unnumbered.txt': 'none',
    'Rigveda/SAN/.hidden.txt': 'hidden',
    'Rigveda/SAN/notes.md': 'notes',
    'Rigveda/stray.txt': 'too high up',
    '.git/SAN/0001 Object.txt': 'hidden',
    'Upanishads/ENG/108.txt': 'number only',
  };

  it('is listed by folder and language, with the number that a name begins with', async () => {
    const { files, playlists } = await library(tree).list();
    expect(files.map((file) => wireEntry.parse(file))).toMatchObject([
      { folder: 'Rigveda', language: 'SAN', file_name: '0113 Dawn.txt', song_no: 113 },
      { folder: 'Rigveda', language: 'SAN', file_name: 'Unnumbered.txt', song_no: null },
      { folder: 'Upanishads', language: 'ENG', file_name: '108.txt', song_no: 108 },
    ]);
    expect(playlists).toEqual([]);
  });

  it('has its texts by key and by name', async () => {
    const { dir, text } = library(tree);
    expect(await text('Rigveda/SAN/0113 Dawn.txt')).toBe('dawn');
    const byName = await openLibrary(dir).text({ file_name: '108.txt', language: 'Upanishads/ENG' });
    expect(new TextDecoder().decode(byName)).toBe('number only');
  });

  it('has the playlists that lie in it, named by themselves or else by their file', async () => {
    const { list, playlist } = library({
      ...tree,
      'playlists/a.json': JSON.stringify({ playlist: { name: 'Āśā' }, content: 'x', isHtml: false }),
      'playlists/b.json': JSON.stringify({ content: 'y', isHtml: true }),
    });
    expect((await list()).playlists).toEqual([
      { id: 'a', name: 'Āśā' },
      { id: 'b', name: 'b' },
    ]);
    expect(await playlist('b')).toEqual({ playlist: 'b', content: 'y', isHtml: true });
  });

  it('shows a new file when its list is asked for again', async () => {
    const { list, text, write } = library(tree);
    await list();
    write('Upanishads/ENG/109 New.txt', 'new');
    expect((await list()).files).toHaveLength(4);
    expect(await text('Upanishads/ENG/109 New.txt')).toBe('new');
  });

  it('without a text is refused', async () => {
    await expect(library({ 'README.md': '' }).list()).rejects.toThrow(
      /is not a library: .+\.\n {2}Name a folder that has/,
    );
  });
});

const real = join(process.env.NAMA_SHARED ?? join(import.meta.dirname, '../../../shared'), 'library');

describe.skipIf(!existsSync(real))('the real library (skipped where NAMA_SHARED has none)', () => {
  it('has a text for every entry and a content for every playlist', async () => {
    const opened = openLibrary(real);
    const { files, playlists } = wireList.parse(await opened.list());
    const without: unknown[] = [];
    for (const sent of files) {
      const { folder, language, file_name, name, s3_path } = wireEntry.parse(sent);
      const byName = { file_name: file_name ?? name ?? '', language: `${folder}/${language}` };
      const bytes = await opened.text(s3_path ? { s3_path } : byName);
      if (!bytes?.length) without.push(sent);
    }
    expect(without).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
    for (const { id } of playlists as { id: string }[]) {
      expect(wirePlaylistContent.parse(await opened.playlist(id)).content).not.toBe('');
    }
  });
});
