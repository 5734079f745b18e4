import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bySongNumber, byWork, nextSortOrder, sortSongs } from '#core/library/order.ts';

const named = (...names: string[]) => names.map((fileName) => ({ fileName, songNo: null }));
const numbered = (...songs: [number | null, string][]) => songs.map(([songNo, fileName]) => ({ songNo, fileName }));
const namesOf = (songs: readonly { fileName: string }[]): string => songs.map(({ fileName }) => fileName).join(' ');

describe('the order of lists', () => {
  it('goes up by song number, and ends with the songs that have none', () => {
    const songs = numbered([10, '001 a'], [null, '000 b'], [2, '009 c'], [null, '000 a'], [0, '010 d'], [2, '008 e']);
    expect(namesOf(songs.toSorted(bySongNumber))).toBe('010 d 008 e 009 c 001 a 000 a 000 b');
  });

  it('reads runs of digits in file names as numbers', () => {
    const songs = named('10 a', '2 b', '1 c', '002 a', '1 b', 'a', 'RV 1.10', 'RV 1.9');
    expect(songs.toSorted(bySongNumber).map((song) => song.fileName)).toEqual([
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

  it('is one and the same however the songs come, twins included', () => {
    const twins = ['1 a', '01 a', '1 A', '1 a\u0000', 'ä', 'a\u0308', 'क्ष', 'क्\u200Dष'];
    const anySongs = fc.uniqueArray(
      fc.record({
        songNo: fc.option(fc.integer({ min: 0, max: 2 })),
        fileName: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...twins)),
      }),
      { maxLength: 12, selector: ({ fileName }) => fileName },
    );
    const shuffled = anySongs.chain((songs) =>
      fc.tuple(fc.constant(songs), fc.shuffledSubarray(songs, { minLength: songs.length })),
    );
    for (const order of [bySongNumber, byWork])
      fc.assert(
        fc.property(shuffled, ([one, other]) => {
          expect(one.toSorted(order)).toEqual(other.toSorted(order));
        }),
        { numRuns: 200 },
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
