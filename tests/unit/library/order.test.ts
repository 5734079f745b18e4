import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byName, nextSortOrder, sortSongs } from '#library/order.ts';

const named = (...names: string[]) => names.map((fileName) => ({ fileName, songNo: null }));
const numbered = (...songs: [number | null, string][]) => songs.map(([songNo, fileName]) => ({ songNo, fileName }));
const namesOf = (songs: readonly { fileName: string }[]): string => songs.map(({ fileName }) => fileName).join(' ');

describe('the order of the hymnal', () => {
  it('reads runs of digits as numbers', () => {
    const songs = named('10 a', '2 b', '1 c', '002 a', '1 b', 'a', 'RV 1.10', 'RV 1.9');
    expect(songs.toSorted(byName).map((song) => song.fileName)).toEqual([
      '1 b',
      '1 c',
      '002 a',
      '2 b',
      '10 a',
      'a',
      'RV 1.9',
      'RV 1.10',
    ]);
  });

  it('is that of the real library where numbers have their zeros', () => {
    const names = ['0001 Agni (RV 1.1).txt', '0113 Dawn (RV 1.113).txt', '0241  (RV 3.7).txt', '1021  (RV 10.184).txt'];
    expect(
      named(...names.toReversed())
        .toSorted(byName)
        .map((song) => song.fileName),
    ).toEqual(names);
  });

  it('is one and the same however the names come, twins included', () => {
    const twins = ['1 a', '01 a', '1 A', '1 a\u0000', 'ä', 'a\u0308', 'क्ष', 'क्\u200Dष'];
    const anyNames = fc.uniqueArray(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...twins)), {
      maxLength: 12,
    });
    const shuffled = anyNames.chain((names) =>
      fc.tuple(fc.constant(names), fc.shuffledSubarray(names, { minLength: names.length })),
    );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(named(...one).toSorted(byName)).toEqual(named(...other).toSorted(byName));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the sort button', () => {
  it('goes from off to ascending, then back and forth', () => {
    expect(nextSortOrder('off')).toBe('asc');
    expect(nextSortOrder('asc')).toBe('desc');
    expect(nextSortOrder('desc')).toBe('asc');
  });
});

describe('songs sorted by number', () => {
  const songs = numbered([10, 'a'], [null, 'b'], [2, 'c'], [10, 'd'], [null, 'e'], [0, 'f']);

  it('go up, those without a number last', () => {
    expect(namesOf(sortSongs(songs, 'asc'))).toBe('f c a d b e');
  });

  it('go down, those without a number last too, and equal numbers in the order they came', () => {
    expect(namesOf(sortSongs(songs, 'desc'))).toBe('a d c f b e');
  });

  it('stay as they are when sorting is off', () => {
    expect(sortSongs(songs, 'off')).toEqual(songs);
  });

  it('are a copy', () => {
    const before = namesOf(songs);
    for (const order of ['off', 'asc', 'desc'] as const) expect(sortSongs(songs, order)).not.toBe(songs);
    expect(namesOf(songs)).toBe(before);
  });
});
