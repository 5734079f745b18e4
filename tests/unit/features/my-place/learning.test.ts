import { describe, expect, test } from 'vitest';
import { addressOf, verseId } from '#core/text/verse-address.ts';
import {
  forgetSong,
  learnSong,
  learntSong,
  MOST_LEARNT,
  putBackSong,
  readLearning,
  setKnown,
  setUnknown,
  withPage,
} from '#features/my-place/learning.ts';

const PATH = '/file/Puranas/TAM/1%20Song.txt/';
const SONG = { path: PATH, name: 'Song', no: 1 };

/** A page with these verses, numbered. */
const page = (...texts: readonly string[]) =>
  texts.map((textContent, at) => ({
    id: verseId(addressOf(textContent, at + 1)),
    textContent,
    name: { verse: String(at + 1), part: at + 1, of: texts.length },
  }));
const known = (id: string, says: string) => ({ id, says, box: 2, due: 7 });
const learning = (...verses: readonly ReturnType<typeof known>[]) =>
  verses.reduce((all, verse) => setKnown(all, PATH, verse), learnSong([], SONG, 3, 5));

describe('a song that is learned', () => {
  test('begins once, holds its known verses in the order of the text, and can be removed and put back', () => {
    const [first, second] = page('om', 'namah');
    const both = learning(known(second?.id ?? '', '2'), known(first?.id ?? '', '1'));
    expect(both).toMatchObject([{ path: PATH, of: 3, at: 5, verses: [{ says: '1' }, { says: '2' }] }]);
    expect(learnSong(both, SONG, 3, 9)).toBe(both);
    expect(setUnknown(both, PATH, first?.id ?? '')[0]?.verses.map(({ says }) => says)).toEqual(['2']);
    expect(putBackSong(forgetSong(both, PATH), both[0] as (typeof both)[0], 0)).toEqual(both);
    expect(setKnown([], PATH, known('v1.00000000', '1')), 'of a song that is not learned nothing is stored').toEqual(
      [],
    );
  });

  test('has no more room after so many', () => {
    const full = Array.from({ length: MOST_LEARNT }, (_, at) => ({
      ...SONG,
      path: `/file/a/b/${at}/`,
      of: 1,
      at: 1,
      verses: [],
    }));
    expect(learnSong(full, SONG, 1, 1)).toBe(full);
  });

  test('has its verses found again by their words where the text has changed, and loses those whose words are gone', () => {
    const [om, namah] = page('om', 'namah', 'shivaya');
    const before = learning(known(om?.id ?? '', '1'), known(namah?.id ?? '', '2'));
    const now = page('a new one', 'namah', 'shivaya', 'om');
    const after = learntSong(withPage(before, PATH, now, 4), PATH);
    expect(after?.of).toBe(4);
    expect(after?.verses).toEqual([{ ...known(now[1]?.id ?? '', '2') }, { ...known(now[3]?.id ?? '', '4') }]);
    const gone = withPage(before, PATH, page('other', 'words'), 2);
    expect(learntSong(gone, PATH)?.verses).toEqual([]);
    const same = withPage(readLearning(before), PATH, page('om', 'namah', 'shivaya'), 3);
    expect(withPage(same, PATH, page('om', 'namah', 'shivaya'), 3), 'nothing is stored where nothing has changed').toBe(
      same,
    );
    expect(withPage(same, '/file/x/y/z/', now, 4)).toBe(same);
  });

  test('is read from whatever stands in storage', () => {
    expect(readLearning('hello')).toEqual([]);
    expect(readLearning([{ path: '//evil/' }, null, { path: PATH, of: -4, verses: 'x' }])).toMatchObject([
      { path: PATH, of: 0, verses: [] },
    ]);
    const odd = [{ path: PATH, of: 1, verses: [{ id: 'v1.00000000', says: '1', box: 1e9, due: 'soon' }, { id: 'x' }] }];
    expect(readLearning(odd)[0]?.verses).toEqual([{ id: 'v1.00000000', says: '1', box: 9, due: 0 }]);
  });
});
