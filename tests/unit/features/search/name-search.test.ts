import { describe, expect, it } from 'vitest';
import type { CatalogueRow } from '#core/library/catalogue.ts';
import type { SearchLibrary } from '#features/search/catalogue-loader.ts';
import { createEngine } from '#features/search/engine.ts';
import type { NameAnswer, Reply } from '#features/search/messages.ts';
import { createNameSearch } from '#features/search/name-search.ts';
import { createPlaces } from '#features/search/places.ts';
import { CATALOGUE_VERSION, type FolderSummary } from '#schemas/catalogue.ts';

const language = (code: string, label: string) => ({ code, label, path: `/file/F/${code}/`, count: 1 });
const folders: FolderSummary[] = [
  {
    name: 'A',
    label: 'Agamas',
    path: '/file/A/',
    columns: '/catalogue/a.json',
    languages: [language('SAN', 'Sanskrit')],
  },
  {
    name: 'B',
    label: 'Bhajans',
    path: '/file/B/',
    columns: '/catalogue/b.json',
    languages: [language('ENG', 'English'), language('SAN', 'Sanskrit'), language('TAM', 'Tamil')],
  },
];
const row = (folder: number, name: string, mask: number, missing = 0): CatalogueRow => ({
  folder,
  at: 0,
  fileName: `001 ${name}.txt`,
  name,
  songNo: 1,
  mask,
  missing,
});
const rows = [row(0, 'Shiva of the first folder', 1), row(1, 'Shiva of the second', 7, 4), row(1, 'Other', 1)];
const library: SearchLibrary = {
  folders,
  rows,
  places: createPlaces({
    version: CATALOGUE_VERSION,
    folders,
    playlists: [{ name: 'Bhajans at Dusk', id: '1', path: '/playlist/1/' }],
  }),
  engine: () => createEngine(rows),
  pathOf: ({ name }, code) => `/${code}/${name}/`,
};

/** Keeps the answers. */
const into = (said: NameAnswer[]) => (reply: Reply) => {
  if (reply.type === 'answer') said.push(reply);
};

async function find(q: string, chosen = '', count = 8): Promise<NameAnswer> {
  const said: NameAnswer[] = [];
  const search = createNameSearch(library, into(said), async () => {});
  await search.ask({ type: 'ask', id: 1, q, preference: { chosen }, count, list: null });
  expect(said.at(-1)?.settled).toBe(true);
  return said.at(-1) as NameAnswer;
}

describe('the finder', () => {
  it('finds songs of every folder, each once, with its places and marks', async () => {
    const { songs, total } = await find('shiva');
    expect(total).toBe(2);
    expect(songs.map(({ folder, language, name, marks }) => [folder, language, name, marks[0]])).toEqual([
      ['Agamas', 'Sanskrit', 'Shiva of the first folder', [0, 5]],
      ['Bhajans', 'Sanskrit', 'Shiva of the second', [0, 5]],
    ]);
  });

  it('opens a song in the language preferred, but not where that is only a placeholder', async () => {
    expect((await find('shiva', 'ENG')).songs.map(({ path }) => path.split('/')[1])).toEqual(['SAN', 'ENG']);
    expect((await find('shiva', 'TAM')).songs.map(({ path }) => path.split('/')[1])).toEqual(['SAN', 'SAN']);
    expect((await find('other', 'TAM')).songs.map(({ path }) => path.split('/')[1])).toEqual(['ENG']);
  });

  it('finds folders and playlists by their names', async () => {
    const { places, total } = await find('bajan');
    expect(places.map(({ kind, label }) => [kind, label])).toEqual([
      ['folder', 'Bhajans'],
      ['playlist', 'Bhajans at Dusk'],
    ]);
    expect(total).toBe(0);
  });

  it('counts no name that is only similar, and says that it is one', async () => {
    const { songs, total, similar } = await find('shiva of sekkund');
    expect([songs.length, total]).toEqual([0, 0]);
    expect(similar.songs.map(({ name }) => name)).toContain('Shiva of the second');
  });

  it('gives as many as asked for, and tells how many there are', async () => {
    const { songs, total } = await find('shiva', '', 1);
    expect([songs.length, total]).toEqual([1, 2]);
  });

  it.each(['', '  ', 'a'.repeat(100_000), '\uD800', '(a+)+$'])('finds nothing for %.12j', async (q) => {
    expect((await find(q)).songs).toEqual([]);
  });

  it('answers the first question with names as written before all names are folded, and then as every other', async () => {
    const some = [row(0, 'Shiva of the first folder', 1), row(1, 'Śiva', 7), row(1, 'Other', 1)];
    const engine = createEngine(some);
    const said: NameAnswer[] = [];
    const search = createNameSearch({ ...library, rows: some, engine: () => engine }, into(said), async () => {});
    const list = { folder: 'B', language: 'ENG', find: '', sort: 'off', follows: true } as const;
    const ask = (id: number) => search.ask({ type: 'ask', id, q: 'shiva', preference: {}, count: 8, list });
    await ask(1);
    await ask(2);
    const all = said.filter(({ id, settled }) => id === 1 || settled); // the second may be answered in two steps where it takes long
    expect(all.map(({ id, settled, anywhere, folder }) => [id, settled, anywhere, folder])).toEqual([
      [1, false, 1, 'A'],
      [1, true, 2, 'B'],
      [2, true, 2, 'B'],
    ]);
  });

  it('gives an older question up for a newer one', async () => {
    const said: NameAnswer[] = [];
    const finder = createNameSearch(library, into(said), () => new Promise((resolve) => setTimeout(resolve)));
    const ask = (id: number, q: string) => finder.ask({ type: 'ask', id, q, preference: {}, count: 8, list: null });
    await Promise.all([ask(1, 'shiva'), ask(2, 'other')]);
    expect(said.filter(({ settled }) => settled).map(({ id }) => id)).toEqual([2]);
  });
});
