/** Where addresses lead that pages had before: whatever was renamed, moved or removed, in however many pulls. */
import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { arrangeLibrary, type Library, songsOf } from '#core/library/library.ts';
import type { OldAddress, SnapshotPlaylist } from '#schemas/snapshot.ts';
import { followAddresses } from '../../../scripts/pull/old-addresses.ts';
import { findLapsed } from '../../../scripts/pull/same-songs.ts';
import { songEntry } from '../../fixtures/entries.ts';

/** `Hymns/ENG/001 Dawn.txt` → the text that it has; null for none. */
type Texts = Record<string, string | null>;

function library(texts: Texts, playlists: Record<string, string> = {}): Library {
  const entries = Object.entries(texts).map(([key, text]) => {
    const [folder = '', language = '', ...rest] = key.split('/');
    const fileName = rest.join('/');
    const songNo = Number.parseInt(fileName, 10) || null;
    if (text === null) return songEntry({ folder, language, fileName }, { songNo });
    const unavailable = text.startsWith('NOT AVAILABLE IN');
    return songEntry(
      { folder, language, fileName },
      { songNo, digest: hash('sha256', text), state: 'current', unavailable },
    );
  });
  const lists = Object.entries(playlists).map(
    ([id, content]): SnapshotPlaylist => ({
      id,
      name: `Name of ${id}`,
      digest: hash('sha256', content),
      isHtml: false,
      state: 'current',
      failure: null,
    }),
  );
  return arrangeLibrary(entries, lists);
}

const pathOf = (key: string): string => `/file/${key.split('/').map(encodeURIComponent).join('/')}/`;

/** Libraries, one pull after another → where each old address leads in the end. */
function follow(...libraries: Library[]): Record<string, string | null> {
  let rows: OldAddress[] = [];
  for (const [at, after] of libraries.entries()) {
    const before = libraries[at - 1];
    if (before) rows = followAddresses(rows, { before, after, lapsed: findLapsed(before, after) }, `pull ${at}`);
  }
  return Object.fromEntries(rows.map(({ from, to }) => [decodeURIComponent(from), to && decodeURIComponent(to)]));
}

const HYMNS = {
  'Hymns/ENG/001 Dawn.txt': 'dawn',
  'Hymns/ENG/002 Night.txt': 'night',
  'Hymns/TAM/001 Dawn.txt': 'விடியல்',
};
const without = (texts: Texts, ...keys: string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.includes(key)));

describe('A40: a text that is renamed', () => {
  test('with the same words', () => {
    const next = { ...without(HYMNS, 'Hymns/ENG/002 Night.txt'), 'Hymns/ENG/Evening.txt': 'night' };
    expect(follow(library(HYMNS), library(next))).toEqual({
      '/file/Hymns/ENG/002 Night.txt/': '/file/Hymns/ENG/Evening.txt/',
    });
  });

  test('and corrected in one pull: its number and its list tell', () => {
    const next = { ...without(HYMNS, 'Hymns/ENG/002 Night.txt'), 'Hymns/ENG/002 Evening.txt': 'evening' };
    expect(follow(library(HYMNS), library(next))).toEqual({
      '/file/Hymns/ENG/002 Night.txt/': '/file/Hymns/ENG/002 Evening.txt/',
    });
  });

  test('a number that two songs have tells nothing', () => {
    const first = { ...HYMNS, 'Hymns/ENG/002 Noon.txt': 'noon' };
    const next = { ...without(first, 'Hymns/ENG/002 Night.txt'), 'Hymns/ENG/002 Evening.txt': 'evening' };
    expect(follow(library(first), library(next))).toEqual({ '/file/Hymns/ENG/002 Night.txt/': null });
  });

  test('texts that only say that there is none are not one another', () => {
    const none = 'NOT AVAILABLE IN ENG';
    const first = { ...HYMNS, 'Hymns/ENG/A.txt': none };
    expect(follow(library(first), library({ ...HYMNS, 'Hymns/ENG/B.txt': none }))).toEqual({
      '/file/Hymns/ENG/A.txt/': null,
    });
  });

  test('one of two with the same words is taken out: the other stands for it', () => {
    const first = { ...HYMNS, 'Hymns/ENG/002 Night copy.txt': 'night' };
    expect(follow(library(first), library(HYMNS))).toEqual({
      '/file/Hymns/ENG/002 Night copy.txt/': '/file/Hymns/ENG/002 Night.txt/',
    });
  });

  test('one of two with the same words is taken out, and the other renamed: both lead to that', () => {
    const first = { ...HYMNS, 'Hymns/ENG/003 Night copy.txt': 'night' };
    const next = { ...without(HYMNS, 'Hymns/ENG/002 Night.txt'), 'Hymns/ENG/005 Evening.txt': 'night' };
    expect(follow(library(first), library(next))).toEqual({
      '/file/Hymns/ENG/002 Night.txt/': '/file/Hymns/ENG/005 Evening.txt/',
      '/file/Hymns/ENG/003 Night copy.txt/': '/file/Hymns/ENG/005 Evening.txt/',
    });
  });

  test('two with the same words get other numbers: each keeps its name', () => {
    const first = { 'H/E/1 a.txt': 'same', 'H/E/2 b.txt': 'same' };
    expect(follow(library(first), library({ 'H/E/3 b.txt': 'same', 'H/E/4 a.txt': 'same' }))).toEqual({
      '/file/H/E/1 a.txt/': '/file/H/E/4 a.txt/',
      '/file/H/E/2 b.txt/': '/file/H/E/3 b.txt/',
    });
  });

  test('two with the same words in two languages keep their languages', () => {
    const first = { 'G/SAN/1 a.txt': 'same', 'G/DEV/1 a.txt': 'same' };
    expect(follow(library(first), library({ 'G/SAN/1 b.txt': 'same', 'G/DEV/1 b.txt': 'same' }))).toEqual({
      '/file/G/DEV/1 a.txt/': '/file/G/DEV/1 b.txt/',
      '/file/G/SAN/1 a.txt/': '/file/G/SAN/1 b.txt/',
    });
  });

  test('a twin by case gives both another address', () => {
    const paths = songsOf(library({ 'H/ENG/Dawn.txt': 'a', 'H/ENG/DAWN.txt': 'b' }))
      .filter(({ fileName }) => fileName === 'Dawn.txt')
      .map(({ path }) => path);
    const leads = follow(library({ 'H/ENG/Dawn.txt': 'a' }), library({ 'H/ENG/Dawn.txt': 'a', 'H/ENG/DAWN.txt': 'b' }));
    expect(leads).toEqual({ '/file/H/ENG/Dawn.txt/': paths[0] });
  });
});

describe('A40: a folder, a language, a playlist that is renamed', () => {
  test('leads with all that is in it, corrected texts too', () => {
    const next = {
      'Songs/ENG/001 Dawn.txt': 'dawn',
      'Songs/ENG/002 Night.txt': 'corrected',
      'Songs/TAM/001 Dawn.txt': 'விடியல்',
    };
    expect(follow(library(HYMNS), library(next))).toEqual({
      '/file/Hymns/': '/file/Songs/',
      '/file/Hymns/ENG/': '/file/Songs/ENG/',
      '/file/Hymns/TAM/': '/file/Songs/TAM/',
      '/file/Hymns/ENG/001 Dawn.txt/': '/file/Songs/ENG/001 Dawn.txt/',
      '/file/Hymns/ENG/002 Night.txt/': '/file/Songs/ENG/002 Night.txt/',
      '/file/Hymns/TAM/001 Dawn.txt/': '/file/Songs/TAM/001 Dawn.txt/',
    });
  });

  test('whose old name another song takes at once leads with its corrected texts all the same', () => {
    const first = { 'A/E/1 a.txt': '1', 'A/E/2 b.txt': '2', 'A/E/3 c.txt': '3', 'Z/E/9 z.txt': '9' };
    const next = { 'B/E/1 a.txt': '1', 'B/E/2 b.txt': '2', 'B/E/3 c.txt': 'corrected', 'A/E/9 z.txt': '9' };
    expect(follow(library(first), library(next))).toMatchObject({ '/file/A/E/3 c.txt/': '/file/B/E/3 c.txt/' });
  });

  test('a language', () => {
    const next = { ...without(HYMNS, 'Hymns/TAM/001 Dawn.txt'), 'Hymns/TML/001 Dawn.txt': 'விடியல்' };
    expect(follow(library(HYMNS), library(next))).toEqual({
      '/file/Hymns/TAM/': '/file/Hymns/TML/',
      '/file/Hymns/TAM/001 Dawn.txt/': '/file/Hymns/TML/001 Dawn.txt/',
    });
  });

  test('a folder whose songs went to several is removed, and each song is followed', () => {
    const leads = follow(
      library({ 'A/E/1.txt': '1', 'A/E/2.txt': '2' }),
      library({ 'B/E/1.txt': '1', 'C/E/2.txt': '2' }),
    );
    expect(leads).toMatchObject({
      '/file/A/': null,
      '/file/A/E/1.txt/': '/file/B/E/1.txt/',
      '/file/A/E/2.txt/': '/file/C/E/2.txt/',
    });
  });

  test('a playlist, by its content or its name', () => {
    const leads = follow(library(HYMNS, { one: 'a' }), library(HYMNS, { two: 'a' }), library(HYMNS));
    expect(leads).toEqual({ '/playlist/one/': null, '/playlist/two/': null });
  });
});

describe('over many pulls', () => {
  const named = (name: string, text = 'dawn') => library({ [`H/E/${name}`]: text, 'H/E/other.txt': 'other' });

  test('every earlier name leads to the newest', () => {
    expect(follow(named('a.txt'), named('b.txt'), named('c.txt'), named('d.txt'))).toEqual({
      '/file/H/E/a.txt/': '/file/H/E/d.txt/',
      '/file/H/E/b.txt/': '/file/H/E/d.txt/',
      '/file/H/E/c.txt/': '/file/H/E/d.txt/',
    });
  });

  test('an address that lives again is forgotten, and nothing goes round', () => {
    expect(follow(named('a.txt'), named('b.txt'), named('a.txt'))).toEqual({ '/file/H/E/b.txt/': '/file/H/E/a.txt/' });
  });

  test('what is removed, and comes back a pull later under another name, is found again', () => {
    const gone = library({ 'H/E/other.txt': 'other' });
    expect(follow(named('a.txt'), named('b.txt'), gone)).toEqual({
      '/file/H/E/a.txt/': null,
      '/file/H/E/b.txt/': null,
    });
    expect(follow(named('a.txt'), named('b.txt'), gone, named('c.txt'))).toEqual({
      '/file/H/E/a.txt/': '/file/H/E/c.txt/',
      '/file/H/E/b.txt/': '/file/H/E/c.txt/',
    });
  });

  test('the list is bounded: the newest are kept', () => {
    const rows: OldAddress[] = [1, 2, 3].map((at) => ({
      from: `/file/x/${at}/`,
      to: null,
      name: `${at}`,
      at: `${at}`,
    }));
    const [before, after] = [named('a.txt'), named('b.txt')];
    const kept = followAddresses(rows, { before, after, lapsed: findLapsed(before, after) }, 'now', 2);
    expect(kept.map(({ from }) => from)).toEqual(['/file/x/3/', pathOf('H/E/a.txt')]);
  });
});
