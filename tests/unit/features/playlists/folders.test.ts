import { expect, test } from 'vitest';
import { arrangeLibrary } from '#core/library/library.ts';
import { playlistLinks } from '#core/library/playlist-links.ts';
import { foldersDrawnOn } from '#features/playlists/index.ts';
import { songEntry } from '../../../fixtures/entries.ts';

const library = arrangeLibrary(
  [
    songEntry({ folder: 'Rigveda', language: 'SAN', fileName: '0001 Agni (RV 1.1).txt' }),
    songEntry({ folder: 'Bhagavad_Gita', language: 'DEV', fileName: '02 Sankhya Yoga.txt' }),
  ],
  [],
);
const drawn = (content: string, isHtml: boolean) =>
  foldersDrawnOn(content, isHtml, playlistLinks(library), 'https://nama.example');

test('a playlist draws on the collections that its links or its lines lead to, each once', () => {
  expect(drawn('Dawn\n1. 0001 Agni (RV 1.1)\n2. 02 Sankhya Yoga\n3. 0001 Agni (RV 1.1)', false)).toEqual([
    '/file/Rigveda/',
    '/file/Bhagavad_Gita/',
  ]);
  expect(
    drawn('<a href="https://nama.example/file/Bhagavad_Gita/DEV/">all</a> <a href="/file/Rigveda">x</a>', true),
  ).toEqual(['/file/Bhagavad_Gita/', '/file/Rigveda/']);
});

test('a playlist draws on none by a link that leads nowhere, to a stranger, or that is only shown as text', () => {
  expect(drawn('<a href="/file/Puranas/">x</a> <a href="https://example.org/file/Rigveda/">y</a>', true)).toEqual([]);
  expect(drawn('<a href="/file/Rigveda/">', false)).toEqual([]);
  expect(drawn('', true)).toEqual([]);
});
