/** What readers are told of a pull: what came, was corrected, moved and went, and nothing else. */
import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { factsIn } from '#core/text/facts/find-facts.ts';
import { type SnapshotEntry, type SnapshotManifest, snapshotManifest } from '#schemas/snapshot.ts';
import { withHistory } from '../../../scripts/pull/history.ts';
import { MOST_REBUILDS } from '../../../scripts/pull/news.ts';
import { stanzaChanges } from '../../../scripts/pull/stanza-changes.ts';
import { songEntry } from '../../fixtures/entries.ts';

const texts = new Map<string, string>();

/** `Hymns/ENG/001 Dawn.txt` → its text; null for one that could not be loaded. */
function manifest(library: Record<string, string | null>, at = '2026-11-25T02:00:00.000Z'): SnapshotManifest {
  const entries = Object.entries(library).map(([key, text]): SnapshotEntry => {
    const [folder = '', language = '', fileName = ''] = key.split('/');
    if (text === null) return songEntry({ folder, language, fileName });
    const digest = hash('sha256', text);
    texts.set(digest, text);
    return songEntry(
      { folder, language, fileName },
      {
        digest,
        state: 'current',
        songNo: Number.parseInt(fileName, 10) || null,
        facts: factsIn(text, { folder, fileName }),
      },
    );
  });
  return snapshotManifest.parse({
    version: 1,
    pulledAt: at,
    source: 'api',
    notice: null,
    entries,
    playlists: [],
    skipped: [],
  });
}

/** One pull after another, a day each. */
async function pulls(...libraries: Record<string, string | null>[]): Promise<SnapshotManifest> {
  let last: SnapshotManifest | null = null;
  for (const [at, library] of libraries.entries()) {
    const day = new Date(Date.UTC(2026, 10, 1 + at)).toISOString();
    last = await withHistory(manifest(library, day), last, async (digest) => texts.get(digest) ?? '');
  }
  return last as SnapshotManifest;
}
const namesOf = ({ news = [] }: SnapshotManifest, at = 0) =>
  Object.fromEntries(
    Object.entries(news[at]?.songs ?? {}).flatMap(([kind, all]) =>
      all.length > 0 ? [[kind, all.map(({ name }) => name)]] : [],
    ),
  );

const DAWN = { 'Hymns/ENG/001 Dawn.txt': '1. Awake\n\n2. Arise\n\n3. Go' };

describe('a pull', () => {
  test('the first of all is no news', async () => {
    expect((await pulls(DAWN)).news).toBeUndefined();
  });

  test('tells each song once, by what became of it', async () => {
    const before = {
      ...DAWN,
      'Hymns/ENG/002 Night.txt': 'night',
      'Hymns/ENG/003 Noon.txt': 'noon',
      'Hymns/ENG/004 Old.txt': 'old',
    };
    const after = {
      'Hymns/ENG/001 Dawn.txt': '1. Awake\n\n2. Arise!\n\n3. Go',
      'Hymns/ENG/002 Evening.txt': 'night',
      'Hymns/ENG/003 Noon.txt': 'noon',
      'Hymns/ENG/005 New.txt': 'new',
    };
    const told = await pulls(before, after);
    expect(namesOf(told)).toEqual({ added: ['New'], corrected: ['Dawn'], moved: ['Evening'], removed: ['Old'] });
    expect(told.news?.[0]?.songs.moved?.[0]).toMatchObject({ was: 'Night (Hymns, English)', place: 'Hymns, English' });
    expect(told.news?.[0]?.songs.corrected?.[0]?.stanzas).toMatchObject([
      { verse: '2', place: 2, was: '2. Arise', now: '2. Arise!' },
    ]);
  });

  test('says what a corrected song told before and tells now, where that differs', async () => {
    const key = 'Bhagavad_Gita/SAN/01 Chapter.txt';
    const [before, after] = ['अर्जुन उवाच\nfirst ।।1.1।।', 'सञ्जय उवाच\nfirst ।।1.1।।'];
    const told = (await pulls({ [key]: before }, { [key]: after })).news?.[0]?.songs.corrected?.[0];
    expect(told?.facts).toEqual({
      was: expect.stringContaining('अर्जुनः'),
      now: expect.stringContaining('सञ्जयः'),
    });
    const same = (await pulls({ [key]: before }, { [key]: `${before}!` })).news?.[0]?.songs.corrected?.[0];
    expect(same?.facts).toBeUndefined();
  });

  test('a text that could not be loaded, and now can, is new; one that is lost for a time is no news', async () => {
    const key = 'Hymns/ENG/002 Night.txt';
    expect(namesOf(await pulls({ ...DAWN, [key]: null }, { ...DAWN, [key]: 'night' }))).toEqual({ added: ['Night'] });
    expect((await pulls({ ...DAWN, [key]: 'night' }, { ...DAWN, [key]: null })).news).toBeUndefined();
  });

  test('renamed and corrected in one: both are told, and the day of the correction goes with the song', async () => {
    const told = await pulls(
      { 'H/ENG/1 a.txt': 'first' },
      { 'H/ENG/1 a.txt': 'second' },
      { 'H/ENG/1 b.txt': 'second' },
      { 'H/ENG/1 c.txt': 'third' },
    );
    expect(namesOf(told)).toEqual({ corrected: ['c'], moved: ['c'] });
    expect(namesOf(told, 1)).toEqual({ moved: ['b'] });
    expect(told.entries[0]?.corrected).toBe('2026-11-04');
    const earlier = await pulls(
      { 'H/ENG/1 a.txt': 'first' },
      { 'H/ENG/1 a.txt': 'second' },
      { 'H/ENG/1 b.txt': 'second' },
    );
    expect(earlier.entries[0]?.corrected).toBe('2026-11-02');
  });

  test('what was told leads to where its song is now; of one that is gone nowhere, whoever has its name', async () => {
    const [first, second] = await Promise.all([
      pulls(DAWN, { ...DAWN, 'H/ENG/2 a.txt': 'a' }, { ...DAWN, 'H/ENG/2 b.txt': 'a' }),
      pulls({ ...DAWN, 'H/ENG/2 a.txt': 'a' }, DAWN, { ...DAWN, 'H/ENG/2 a.txt': 'other' }),
    ]);
    expect(first.news?.[1]?.songs.added?.[0]).toMatchObject({ name: 'a', path: '/file/H/ENG/2%20b.txt/' });
    expect(second.news?.[1]?.songs.removed?.[0]).toMatchObject({ name: 'a', gone: true });
  });

  test('a collection that was left, or renamed, keeps what was told of its songs', async () => {
    const collectionsOf = ({ news = [] }: SnapshotManifest) =>
      news.map(({ songs }) => Object.values(songs).flatMap((all) => all.map(({ collections }) => collections)));
    const told = await pulls(
      { 'A/ENG/1 a.txt': 'a', 'A/ENG/2 b.txt': 'b', 'B/ENG/3 c.txt': 'c' },
      { 'A/ENG/1 a.txt': 'a', 'B/ENG/2 b.txt': 'b', 'B/ENG/3 c.txt': 'c' },
      { 'New/ENG/1 a.txt': 'a', 'B/ENG/2 b.txt': 'b' },
    );
    expect(collectionsOf(told)).toEqual([[['/file/New/'], ['/file/B/']], [['/file/B/', '/file/New/']]]);
  });

  test('one that brings nothing new leaves all as it was', async () => {
    const once = await pulls(DAWN, { 'Hymns/ENG/001 Dawn.txt': 'other' });
    const twice = await pulls(DAWN, { 'Hymns/ENG/001 Dawn.txt': 'other' }, { 'Hymns/ENG/001 Dawn.txt': 'other' });
    expect(twice.news).toEqual(once.news);
    expect(twice.entries).toEqual(once.entries);
  });

  test('the last hundred are remembered, and the manifest stays small', async () => {
    const many = (text: string) =>
      Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`H/ENG/${at} x.txt`, `${text} ${at}`]));
    const told = await pulls(
      ...Array.from({ length: MOST_REBUILDS + 2 }, (_, at) => many(`version ${at}\n\nmore ${at}`)),
    );
    expect(told.news).toHaveLength(MOST_REBUILDS);
    expect(told.news?.[0]?.counts.corrected).toBe(60);
    expect(told.news?.[0]?.songs.corrected).toHaveLength(50);
    expect(told.news?.at(-1)).toMatchObject({ counts: { corrected: 60 }, songs: { corrected: [] } });
    expect(JSON.stringify(told.news).length).toBeLessThan(1_500_000);
  });
});

describe('what differs between two versions of a text', () => {
  const brief = (before: string, after: string) => stanzaChanges(before, after).map(({ was, now }) => [was, now]);
  test.each([
    ['nothing', 'a\n\nb', 'a\n\nb', []],
    ['spaces between stanzas alone', 'a\n\nb', 'a\n\n\n\nb\n', []],
    ['one stanza', 'a\n\nb\n\nc', 'a\n\nB\n\nc', [['b', 'B']]],
    ['one that came', 'a\n\nc', 'a\n\nb\n\nc', [['', 'b']]],
    ['one that went', 'a\n\nb\n\nc', 'a\n\nc', [['b', '']]],
    [
      'two, far from each other',
      'a\n\nb\n\nc\n\nd\n\ne',
      'A\n\nb\n\nc\n\nd\n\nE',
      [
        ['a', 'A'],
        ['e', 'E'],
      ],
    ],
    ['all', 'a', 'b', [['a', 'b']]],
  ])('%s', (_, before, after, changes) => {
    expect(brief(before, after)).toEqual(changes);
  });

  test('name a verse of halves once, by its place among the parts and by the address of its first half', () => {
    const [one, ...more] = stanzaChanges('1. a\n\nb\n\n2. c\n\nd', '1. a\n\nb\n\n2. c\n\ne');
    expect(more).toEqual([]);
    expect(one).toMatchObject({ verse: '2', place: 2, was: '2. c\n\nd', now: '2. c\n\ne' });
    expect(one?.id).toMatch(/^v3\./);
  });

  test('a long stanza is cut, and never within a character', () => {
    const [one] = stanzaChanges('a', '𑀓'.repeat(1000));
    expect(one?.now.isWellFormed()).toBe(true);
    expect(one?.now.length).toBeLessThan(420);
  });

  test('two long texts that share nothing are not compared for ever', () => {
    const text = (word: string) => Array.from({ length: 5000 }, (_, at) => `${word} ${at}`).join('\n\n');
    expect(stanzaChanges(text('a'), text('b'))).toHaveLength(5000);
  });
});
