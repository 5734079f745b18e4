import { expect, test } from 'vitest';
import { arrangeLibrary } from '#core/library/library.ts';
import { filePages } from '#core/library/pages.ts';
import { collectionOf, sameSong } from '../../../../src/features/offline/nearby.ts';
import { songEntry } from '../../../fixtures/entries.ts';

const library = arrangeLibrary(
  [
    songEntry({ folder: 'F', language: 'SAN', fileName: '1 Dawn.txt' }),
    songEntry({ folder: 'F', language: 'ENG', fileName: '1 Dawn.txt' }),
    songEntry({ folder: 'F', language: 'ENG', fileName: '2 Dusk.txt' }),
  ],
  [],
);
const pages = [...filePages(library)];

test('the same song is found in the languages that are kept', () => {
  const kept = pages.filter(({ language }) => language.code === 'SAN');
  expect(sameSong('/file/F/ENG/1%20Dawn.txt/', kept)).toEqual([
    { path: '/file/F/SAN/1%20Dawn.txt/', name: 'Dawn', label: 'Sanskrit' },
  ]);
  expect(sameSong('/file/F/ENG/2%20Dusk.txt/', kept)).toEqual([]);
});

test('an address below a collection is of it', () => {
  expect(collectionOf('/file/F/ENG/1%20Dawn.txt/')).toBe('/file/F/');
  expect(collectionOf('/my/')).toBeNull();
});
