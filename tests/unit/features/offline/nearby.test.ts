import { expect, test } from 'vitest';
import { readNearby } from '#features/offline/find-kept.ts';
import type { KeptItem } from '#features/offline/kept.ts';
import { packManifest } from '#schemas/pack.ts';

const SAN = '/file/F/SAN/';
const languages = [
  { code: 'SAN', path: SAN },
  { code: 'ENG', path: '/file/F/ENG/' },
];
const song = (name: string) => {
  const fileName = `${name}.txt`;
  return { fileName, songNo: 1, name, chunk: null, start: 0, bytes: 0, digest: '', editions: [0, 1] };
};
const manifest = packManifest.parse({
  version: 1,
  folder: { name: 'F', label: 'F', path: '/file/F/' },
  language: { code: 'SAN', label: 'Sanskrit', path: SAN },
  languages,
  chunks: [],
  songs: [song('Dawn'), { ...song('Dusk'), title: 'सन्ध्या' }],
});
const digest = '0123456789abcdef';
const pack = { folder: 'F', language: 'SAN', path: SAN, manifest: `/_astro/packs/f-san.${digest}.json` };

/** What is near an address for one who keeps the pack. @param paths of single songs; all where it is left out */
const near = (path: string, paths?: readonly string[]) => {
  const item: KeptItem = {
    ...{ id: 'pack', name: 'F', label: 'Sanskrit', href: SAN, packs: [pack], ...(paths && { paths }) },
    ...{ songs: 2, bytes: 0, state: 'whole', checked: 1, seen: 1, at: 1 },
  };
  const store = {
    readKept: async () => [item, { ...item, id: 'other' }],
    readFile: async () => new TextEncoder().encode(JSON.stringify(manifest)),
  };
  return readNearby({ store: store as never, digest: async () => digest }, path);
};

test('the same song is found in the languages that are kept, once', async () => {
  const found = [{ path: `${SAN}Dawn.txt/`, name: 'Dawn', label: 'Sanskrit' }];
  expect((await near('/file/F/ENG/Dawn.txt/')).sameSong).toEqual(found);
  expect((await near('/file/F/ENG/Dawn.txt/', [`${SAN}Dawn.txt/`])).sameSong).toEqual(found);
});

test('a song is called by its title where that is in the script of its text', async () => {
  expect((await near('/file/F/ENG/Dusk.txt/')).sameSong).toMatchObject([{ name: 'सन्ध्या' }]);
});

test('a song that came with the pack of another, and is not kept, is not offered', async () => {
  expect((await near('/file/F/ENG/Dawn.txt/', [`${SAN}Dusk.txt/`])).sameSong).toEqual([]);
});

test('an address below a collection is of it', async () => {
  expect((await near('/file/F/ENG/Noon.txt/')).sameCollection.map(({ path }) => path)).toEqual([SAN, SAN]);
  expect((await near('/my/')).sameCollection).toEqual([]);
  expect((await near('/my/')).kept).toHaveLength(2);
});
