import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { factPages } from '#core/library/fact-pages.ts';
import { arrangeLibrary } from '#core/library/library.ts';
import { filePages, folderPages } from '#core/library/pages.ts';
import { renderKeys } from '#core/library/render-keys.ts';
import type { SnapshotEntry } from '#schemas/snapshot.ts';

type Told = SnapshotEntry['facts'];

const entry = (folder: string, language: string, fileName: string, facts?: Told): SnapshotEntry => ({
  folder,
  language,
  fileName,
  songNo: Number.parseInt(fileName, 10),
  s3Path: null,
  lastModified: null,
  digest: createHash('sha256').update(`${folder}${language}${fileName}`).digest('hex'),
  bytes: 1,
  state: 'current',
  unavailable: false,
  ...(facts && { facts }),
});

const pann = (name: string, ...more: [string, string][]): Told => [['pann', name], ...more];

/** Three songs of the Thirumurai, the second in two languages, and one of another collection. */
const entries = [
  entry('Thirumurai', 'TAM', '12 Third.txt', pann('கொல்லி')),
  entry('Thirumurai', 'TAM', '2 Second.txt', pann('பண்ணல்ல', ['poet', 'Appar'])),
  entry('Thirumurai', 'ROM', '2 Second.txt', pann('kolli', ['poet', 'Appar'])),
  entry('Thirumurai', 'TAM', '1 First.txt', pann('நட்டபாடை', ['poet', 'Sambandar'])),
  entry('Divyaprabandham', 'TAM', '7 Other.txt', [['poet', 'Andal']]),
];
const arranged = (some: readonly SnapshotEntry[]) => arrangeLibrary(some, []);
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the facts of a song', () => {
  const pages = [...filePages(arranged(entries))];
  const factsOf = (path: string) => pages.find(({ song }) => song.path === path)?.facts;

  it('are shared by its editions, each value once, kind by kind, in the script of the edition', () => {
    expect(factsOf('/file/Thirumurai/ROM/2%20Second.txt/')).toEqual([
      { text: 'Pann Kolli', path: '/by/pann/kolli/' },
      { text: 'Appar', path: '/by/poet/appar/' },
    ]);
    expect(factsOf('/file/Thirumurai/TAM/2%20Second.txt/')).toEqual([
      { text: 'பண் கொல்லி', lang: 'ta', path: '/by/pann/kolli/' },
      { text: 'திருநாவுக்கரசர்', lang: 'ta', path: '/by/poet/appar/' },
    ]);
  });

  it('are not there where it tells nothing, and its page has no words as told', () => {
    const [page] = filePages(arranged([entry('Local', 'TAM', '1 A.txt', [])]));
    expect(page).not.toHaveProperty('facts');
    expect(pages.every(({ song }) => !('facts' in song))).toBe(true);
  });
});

describe('the pages of facts', () => {
  const { kinds, values } = factPages(arranged(entries));
  const valueAt = (path: string) => values.find(({ value }) => value.path === path);

  it('are of the kinds and values that songs tell, in the order of the table, with how many songs', () => {
    expect(kinds.map(({ kind, values }) => [kind.path, values.map(({ name, songs }) => `${name} ${songs}`)])).toEqual([
      ['/by/pann/', ['Nattapadai 1', 'Kolli 2']],
      ['/by/poet/', ['Sambandar 1', 'Appar 1', 'Andal 1']],
    ]);
  });

  it('list each song once, in the order of its number, in the language that its collection opens in', () => {
    const { sections = [] } = valueAt('/by/pann/kolli/') ?? {};
    expect(sections.map(({ folder }) => folder.label)).toEqual(['Thirumurai']);
    expect(sections[0]?.songs.map(({ path }) => path)).toEqual([
      '/file/Thirumurai/TAM/2%20Second.txt/',
      '/file/Thirumurai/TAM/12%20Third.txt/',
    ]);
  });

  it('name what is beside the value, and not itself', () => {
    expect(valueAt('/by/poet/appar/')?.near.map(({ name }) => name)).toEqual(['Sambandar', 'Andal']);
  });

  it('are found by their names, but for one of a single song that has the same name', () => {
    const named = [...entries, entry('Divyaprabandham', 'TAM', '8 Thiruppavai.txt', [['work', 'Thiruppavai']])];
    const { names } = factPages(arranged(named));
    expect(names.find(({ kind }) => kind === 'pann')).toEqual({
      kind: 'pann',
      songs: [1, 2],
      names: [
        ['Nattapadai', 'நட்டபாடை'],
        ['Kolli', 'கொல்லி'],
      ],
    });
    expect(names.find(({ kind }) => kind === 'work')?.names).toEqual([]);
  });

  it('have no song that cannot be read', () => {
    const unread = entries.map((one) => (one.fileName.startsWith('7') ? { ...one, unavailable: true } : one));
    expect(factPages(arranged(unread)).values.some(({ value }) => value.name === 'Andal')).toBe(false);
  });
});

it('the page of a collection offers its kinds, each with how many values it has', () => {
  expect(folderPages(arranged(entries)).map(({ facts }) => facts)).toEqual([
    [{ name: 'Poets', path: '/by/poet/', values: 1 }],
    [
      { name: 'Panns', path: '/by/pann/', values: 2 },
      { name: 'Poets', path: '/by/poet/', values: 2 },
    ],
  ]);
});

it('a fact that changes gives other render keys to the pages that show it, and to no others', () => {
  const changed = entries.map((one) =>
    one.fileName.startsWith('1 ') ? { ...one, facts: pann('கொல்லி', ['poet', 'Sambandar']) } : one,
  );
  const [before, after] = [entries, changed].map((some) => renderKeys(arranged(some), digest)) as [
    Map<string, string>,
    Map<string, string>,
  ];
  const paths = new Set([...before.keys(), ...after.keys()]);
  expect([...paths].filter((path) => before.get(path) !== after.get(path)).sort()).toEqual([
    '/by/pann/',
    '/by/pann/kolli/',
    '/by/pann/nattapadai/',
    '/file/Thirumurai/',
    '/file/Thirumurai/TAM/1%20First.txt/',
  ]);
});
