import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve as join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { arrangeLibrary, type Library } from '#core/library/library.ts';
import { playlistLinks } from '#core/library/playlist-links.ts';
import { renderPlaylist } from '#features/playlists/render.ts';
import { snapshotEntry, snapshotPlaylist } from '#schemas/snapshot.ts';
import { wireEntry, wirePlaylist, wirePlaylistContent } from '#schemas/wire.ts';
import { faultsOf } from '../../../fixtures/xss-oracle.ts';

const unread = { digest: null, state: 'missing' } as const;
const entry = (folder: string, language: string, fileName: string, title?: string) =>
  snapshotEntry.parse({
    ...unread,
    folder,
    language,
    fileName,
    title,
    songNo: null,
    s3Path: null,
    lastModified: null,
    bytes: 0,
    unavailable: false,
  });
const playlist = (id: string, name: string) =>
  snapshotPlaylist.parse({ ...unread, id, name, isHtml: false, failure: null });

const library = arrangeLibrary(
  [
    entry('Rigveda', 'ENG', '0001 Agni (RV 1.1).txt'),
    entry('Rigveda', 'SAN', '0001 Agni (RV 1.1).txt'),
    entry('Bhagavad_Gita', 'TAM', '02 Sankhya Yoga.txt'),
    entry('Bhagavad_Gita', 'TEL', '02 Sankhya Yoga.txt'),
    entry('Bhagavad_Gita', 'DEV', '02 Sankhya Yoga.txt', 'साङ्ख्ययोग'),
    entry('Hymns', 'ENG', '07 Dawn.txt'),
    entry('Songs', 'ENG', '07 Dawn.txt'),
    entry('Songs', 'ENG', 'Om.txt'),
    entry('Songs', 'ENG', '108.txt'),
    entry('Songs', 'ENG', 'why?.txt'),
    entry('Songs', 'ENG', 'a%2Fb.txt'),
    entry('Songs', 'ENG', 'Cafe\u0301.txt'),
  ],
  [playlist('2', 'Margazhi Songs'), playlist('a/b', 'Slash')],
);
const { resolve, find } = playlistLinks(library);

describe('an address', () => {
  test.each([
    ['/file/Rigveda/SAN/0001%20Agni%20(RV%201.1).txt', '/file/Rigveda/SAN/0001%20Agni%20(RV%201.1).txt/', 'Sanskrit'],
    [
      '/file/Rigveda/SAN/0001%20Agni%20%28RV%201.1%29.txt/',
      '/file/Rigveda/SAN/0001%20Agni%20(RV%201.1).txt/',
      'Sanskrit',
    ],
    [
      '/file/Rigveda/ENG/0001%20Agni%20(RV%201.1).txt?from=mail#top',
      '/file/Rigveda/ENG/0001%20Agni%20(RV%201.1).txt/',
      'English',
    ],
    ['/file/Songs/ENG/Caf%C3%A9.txt', undefined, 'English'],
    ['/file/Songs/ENG/why%3F.txt', undefined, 'English'],
    ['/file/Songs/ENG/why?.txt', undefined, 'English'],
    ['/file/Songs/ENG/a%252Fb.txt', undefined, 'English'],
    ['/file/Rigveda/SAN/', '/file/Rigveda/SAN/', 'Sanskrit'],
    ['/file/Rigveda', '/file/Rigveda/', null],
    ['/playlist/2', '/playlist/2/', null],
    ['/playlist/a%2Fb', undefined, null],
    ['/', '/', null],
    ['/?folder=Rigveda&language=SAN#x', '/?folder=Rigveda&language=SAN', null],
    ['/support', '/support/', null],
  ])('%s leads to a page', (href, path, language) => {
    const page = resolve(href);
    expect(page?.language).toBe(language);
    if (path === undefined) expect(resolve(page?.path ?? '')).toBe(page);
    else expect(page?.path).toBe(path);
  });

  test.each([
    '/file/Rigveda/TAM/0001%20Agni%20(RV%201.1).txt',
    '/playlist/9',
    '/file',
    '/elsewhere',
    '/file/%zz',
    '/__proto__',
  ])('%s leads nowhere', (href) => {
    expect(resolve(href)).toBeNull();
  });
});

describe('a line of text', () => {
  test.each([
    ['0001 Agni (RV 1.1)', 'Sanskrit'],
    ['1. 0001 Agni (RV 1.1) (Rigveda)', 'Sanskrit'],
    ['  12)  0001  AGNI (RV 1.1).txt', 'Sanskrit'],
    ['Day  1   0001 Agni (RV 1.1)', 'Sanskrit'],
    ['- 02 Sankhya Yoga (Bhagavad Gita)', 'Devanagari'],
    ['02 Sankhya Yoga (Bhagavad_Gita)', 'Devanagari'],
    ['07 Dawn (Hymns)', 'English'],
    ['1. Om (Songs)', 'English'],
  ])('%j names a song', (line, language) => {
    expect(find(line)?.language).toBe(language);
  });

  test.each([
    ['1. 0001 Agni (RV 1.1) (Rigveda)', '1.'],
    ['Day  1   0001 Agni (RV 1.1)', 'Day 1'],
    ['- 02 Sankhya Yoga (Bhagavad Gita)', '-'],
    ['0001 Agni (RV 1.1)', ''],
    ['1. Om (Songs)', '1.'],
  ])('%j tells what stands before the name', (line, before) => {
    expect(find(line)?.before).toBe(before);
  });

  test('tells the collection and the file of the song', () => {
    expect(find('07 Dawn (Hymns)')).toMatchObject({ folder: 'Hymns', file: '07 dawn' });
    expect(resolve('/file/Bhagavad_Gita/TAM/02%20Sankhya%20Yoga.txt')).toMatchObject({ folder: 'Bhagavad Gita' });
    expect(resolve('/file/Rigveda/')).not.toHaveProperty('folder');
    expect(resolve('/file/Bhagavad_Gita/DEV/02%20Sankhya%20Yoga.txt'), 'and its title').toMatchObject({
      title: { text: 'साङ्ख्ययोग', leads: true },
    });
  });

  test.each([
    '',
    'Morning Prayers',
    '0001 Agni (RV 1.1) is sung first',
    'one two three four 0001 Agni (RV 1.1)',
    '0001 Agni (RV 1.1) (Upanishads)',
    '07 Dawn',
    'Om',
    '108',
    `${'x'.repeat(400)} 0001 Agni (RV 1.1)`,
  ])('%j is text', (line) => {
    expect(find(line)).toBeNull();
  });

  test.each([
    ['Taml', 'Tamil'],
    ['Telu', 'TEL'],
    ['Deva', 'Devanagari'],
    ['Latn', 'Devanagari'],
  ])('amid %s text it leads to the %s edition', (script, language) => {
    expect(find('02 Sankhya Yoga', script)?.language).toBe(language);
  });
});

const reference = join(process.env['NAMA_SHARED'] ?? '../shared', 'library');
const present = existsSync(join(reference, 'files.json'));

function referenceLibrary(): Library {
  const list = JSON.parse(readFileSync(join(reference, 'files.json'), 'utf8')) as {
    files: unknown[];
    playlists: unknown[];
  };
  const entries = list.files
    .map((file) => wireEntry.parse(file))
    .map((file) => entry(file.folder, file.language, file.file_name ?? file.name ?? ''));
  return arrangeLibrary(
    entries,
    list.playlists.map((one) => wirePlaylist.parse(one)).map(({ id, name }) => playlist(id, name)),
  );
}

/** How many songs a playlist's content names, by eye: links in HTML, lines that hold a number of two digits or more and a name in text. */
function songsNamed(content: string, isHtml: boolean): number {
  return (content.match(isHtml ? /<a href=/g : /^(?:\d+\. |Day +\d+ +)?\d{2,4} \p{Script=Latin}.*$/gmu) ?? []).length;
}

describe.skipIf(!present)('the playlists of the reference library (skipped where ../shared is absent)', () => {
  const files = present ? readdirSync(join(reference, 'playlists')) : [];
  const links = present ? playlistLinks(referenceLibrary()) : { resolve, find };

  test('are nine', () => {
    expect(files).toHaveLength(9);
  });

  test.each(files)('%s is shown with every song that it names, each with a page', (file) => {
    const { content, isHtml } = wirePlaylistContent.parse(
      JSON.parse(readFileSync(join(reference, 'playlists', file), 'utf8')),
    );
    const { html, problem } = renderPlaylist(content, isHtml, links.resolve, links.find);
    expect(problem).toBeNull();
    expect(faultsOf(html)).toEqual([]);
    expect(html).not.toContain('class="gone"');
    const hrefs = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs).toHaveLength(songsNamed(content, isHtml));
    for (const href of hrefs) expect(links.resolve(href)?.path).toBe(href);
  });
});
