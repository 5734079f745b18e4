import { describe, expect, test } from 'vitest';
import {
  emptyMessage,
  firstState,
  type HomeAction,
  narrow,
  nextState,
  type Question,
  readState,
  writeState,
} from '#features/home/state.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { inEnglish } from '#words/in-english.ts';

const folder = (name: string, codes: string[]): FolderSummary => ({
  name,
  label: name.replaceAll('_', ' '),
  path: `/file/${name}/`,
  columns: '/catalogue/x.json',
  languages: codes.map((code) => ({ code, label: code, path: `/file/${name}/${code}/`, count: 3 })),
});
const folders = [folder('Bhagavad_Gita', ['DEV', 'ENG']), folder('Puranas', ['ENG', 'SAN', 'TAM'])];
const first: Question = {
  folder: 'Bhagavad_Gita',
  language: 'DEV',
  q: '',
  find: '',
  sort: 'off',
  follows: false,
  chosen: '',
};

describe('Home before any choice', () => {
  test('shows the first folder in Sanskrit, else in its first language, as if the folder were chosen', () => {
    expect(firstState(folders)).toEqual(first);
    expect(firstState(folders.slice(1))).toMatchObject({ folder: 'Puranas', language: 'SAN' });
  });

  test('shows no list whose texts are not available while another is', () => {
    const [gita, puranas] = folders as [FolderSummary, FolderSummary];
    const without = (summary: FolderSummary, ...codes: string[]): FolderSummary => ({
      ...summary,
      languages: summary.languages.map((one) => (codes.includes(one.code) ? { ...one, missing: one.count } : one)),
    });
    expect(firstState([without(gita, 'DEV'), puranas])).toMatchObject({ folder: gita.name, language: 'ENG' });
    expect(firstState([without(gita, 'ENG', 'DEV'), puranas])).toMatchObject({ folder: puranas.name });
    expect(firstState([without(gita, 'ENG', 'DEV')])).toMatchObject({ folder: gita.name });
  });

  test('stands even where the library is empty', () => {
    expect(firstState([])).toEqual({ ...first, folder: '', language: '' });
  });
});

describe('the address', () => {
  test('holds nothing that Home shows anyway', () => {
    expect(writeState(first, first)).toBe('');
  });

  test.each<Question>([
    { ...first, q: 'agni', follows: true },
    { ...first, folder: 'Puranas', language: 'TAM', q: 'சிவ & x', find: 'a%', sort: 'desc', chosen: 'TAM' },
    { ...first, folder: 'Puranas', language: 'SAN', sort: 'asc', chosen: 'SAN' },
  ])('is read back as it was written: %o', (state) => {
    expect(readState(writeState(state, first), folders, first)).toEqual(state);
  });

  test.each([
    ['?folder=Gone&language=XX', { ...first, chosen: 'XX' }],
    ['?folder=__proto__&sort=sideways', first],
    ['?folder=Puranas&language=DEV', { ...first, folder: 'Puranas', language: 'SAN', chosen: 'DEV' }],
    ['?sort=desc&sort=asc', { ...first, sort: 'desc' }],
    ['?%E0%A4%A', first],
    ['?q=%ff', { ...first, q: '\uFFFD', follows: true }],
  ])('that is stale or hostile falls back quietly: %s', (search, state) => {
    expect(readState(search, folders, first)).toEqual(state);
  });

  test('of a hundred thousand letters keeps as many as a name can have', () => {
    expect(readState(`?q=${'x'.repeat(100_000)}`, folders, first).q).toHaveLength(512);
  });
});

describe('what the reader does', () => {
  const stateAfter = (state: Question, ...actions: HomeAction[]) =>
    actions.reduce((state, action) => nextState(state, action, folders), state);
  const found = { type: 'found', folder: 'Puranas', language: 'TAM' } as const;

  test('typing leads to the folder of the first match, whatever was chosen before, until the search is done', () => {
    const typed = stateAfter(first, { type: 'folder', folder: 'Puranas' }, { type: 'search', q: 'om' });
    expect(typed).toMatchObject({ folder: 'Puranas', q: 'om', follows: true });
    const early = stateAfter(typed, { ...found, settled: false });
    expect(early).toMatchObject({ folder: 'Puranas', language: 'TAM', q: 'om', follows: true });
    expect(stateAfter(early, { ...found, settled: true }).follows).toBe(false);
  });

  test('a place that is chosen while the search runs stays, and its language is what the reader wants from then on', () => {
    const typed = stateAfter(first, { type: 'search', q: 'om' });
    expect(stateAfter(typed, { type: 'language', language: 'ENG' })).toMatchObject({ follows: false, chosen: 'ENG' });
    expect(stateAfter(typed, { type: 'folder', folder: 'Puranas' })).toMatchObject({ follows: false, chosen: '' });
    expect(stateAfter(typed, { type: 'sort' }).follows).toBe(true);
  });

  test('choosing a folder chooses its preferred language, drops the filter and keeps the query', () => {
    const before = { ...first, q: 'om', find: 'x' };
    expect(nextState(before, { type: 'folder', folder: 'Puranas' }, folders)).toEqual({
      ...before,
      folder: 'Puranas',
      language: 'SAN',
      find: '',
    });
  });

  test('sorting goes from low to high to low, and is taken away by its own button', () => {
    const sorted = ['sort', 'sort', 'sort', 'unsort'] as const;
    const orders = sorted.map((_, at) => stateAfter(first, ...sorted.slice(0, at + 1).map((type) => ({ type }))).sort);
    expect(orders).toEqual(['asc', 'desc', 'asc', 'off']);
  });

  test('going where else a query matches keeps the query', () => {
    const state = stateAfter({ ...first, q: 'agni' }, { type: 'place', folder: 'Puranas', language: 'TAM' });
    expect(state).toMatchObject({ folder: 'Puranas', language: 'TAM', q: 'agni', chosen: 'TAM' });
  });

  test('filtering a list looks at letters in either case', () => {
    expect(narrow(folders, ' gita', ({ label }) => label)).toEqual([folders[0]]);
    expect(narrow(folders, '', ({ label }) => label)).toHaveLength(2);
  });
});

describe('an empty list says so in the words of the specification', () => {
  const asked = { q: '', find: '', folder: 'Puranas', language: 'Tamil', anywhere: 0 };

  test.each([
    [{ ...asked, q: 'xyz' }, 'No songs matching "xyz" found.'],
    [{ ...asked, q: 'agni', anywhere: 7 }, 'No files matching "agni" found in Puranas/Tamil.'],
    [{ ...asked, find: 'b', anywhere: 7 }, 'No files matching "b" found in Puranas/Tamil.'],
    [{ ...asked, q: 'agni', find: 'b', anywhere: 7 }, 'No files matching "b" found in Puranas/Tamil.'],
    [asked, 'No files found for the selected folder and language.'],
  ])('%o', (emptiness, words) => {
    expect(inEnglish(...emptyMessage(emptiness))).toBe(words);
  });

  test('and quotes no more of a query than can be read', () => {
    expect(inEnglish(...emptyMessage({ ...asked, q: 'y'.repeat(1000) })).length).toBeLessThan(130);
  });
});
