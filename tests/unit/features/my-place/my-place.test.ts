import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGEST_COPY, readCopy, writeCopy } from '#features/my-place/backup.ts';
import { EMPTY_PLACE, mergePlaces, type Place, readPlace } from '#features/my-place/my-place.ts';
import { MOST_RECENT } from '#features/my-place/recent.ts';
import { headed } from '../../../fixtures/headed.ts';
import { anyPlace } from './kept.fixture.ts';

const verses = ({ marks }: Place): string[] => marks.flatMap(({ path, verses }) => verses.map(({ id }) => path + id));
const listed = ({ lists }: Place): string[] => lists.flatMap(({ id, songs }) => songs.map(({ path }) => id + path));
const paths = (songs: readonly { path: string }[]): string[] => songs.map(({ path }) => path);

describe('two places that become one', () => {
  test('lose nothing of one’s own', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (own, other) => {
        const both = mergePlaces(own, other);
        expect(paths(both.recent)).toEqual(expect.arrayContaining(paths(own.recent)));
        expect(paths(both.marks)).toEqual(expect.arrayContaining(paths(own.marks)));
        expect(verses(both)).toEqual(expect.arrayContaining(verses(own)));
        expect(listed(both)).toEqual(expect.arrayContaining(listed(own)));
        expect(both.told).toEqual(expect.arrayContaining([...own.told]));
        for (const list of own.lists) expect(both.lists.find(({ id }) => id === list.id)?.name).toBe(list.name);
        for (const song of own.marks.filter(({ at }) => at > 0)) {
          expect(both.marks.find(({ path }) => path === song.path)?.at).toBe(song.at);
        }
      }),
    );
  });

  test('take all of the other as far as there is room', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (own, other) => {
        const both = mergePlaces(own, other);
        expect(verses(both)).toEqual(expect.arrayContaining(verses(other)));
        expect(listed(both)).toEqual(expect.arrayContaining(listed(other)));
        expect(both.recent.length).toBe(
          Math.min(MOST_RECENT, new Set([...paths(own.recent), ...paths(other.recent)]).size),
        );
      }),
    );
  });

  test('that are the same stay the same, and what was taken once is not taken twice', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (own, other) => {
        const both = mergePlaces(own, other);
        expect(mergePlaces(both, other)).toEqual(both);
      }),
    );
  });

  test('keep where the later reading stopped', () => {
    const song = { path: '/file/a/SAN/b.txt/', name: 'b', no: null };
    const early = { ...EMPTY_PLACE, recent: [{ ...song, at: 1, verse: { id: 'v2.00000000', says: '2' } }] };
    const late = { ...EMPTY_PLACE, recent: [{ ...song, at: 2, verse: { id: 'v9.00000000', says: '9' } }] };
    expect(mergePlaces(early, late).recent[0]?.verse?.says).toBe('9');
    expect(mergePlaces(late, early).recent[0]?.verse?.says).toBe('9');
  });
});

describe('a copy of a place', () => {
  test('comes back as it went', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const copy = readCopy(writeCopy(place));
        if (copy !== 'empty') expect(copy).toEqual(place);
      }),
    );
  });

  test.each(
    headed([
      ['', 'foreign'],
      ['hello', 'foreign'],
      ['[]', 'foreign'],
      ['null', 'foreign'],
      ['{"kind":"my-place"}', 'foreign'],
      ['{"kind":"other","version":1}', 'foreign'],
      ['{"kind":"my-place","version":2,"recent":[]}', 'newer'],
      ['{"kind":"my-place","version":0}', 'foreign'],
      ['{"kind":"my-place","version":1}', 'empty'],
      ['{"kind":"my-place","version":1,"recent":{"length":9},"marks":"x","lists":[[]]}', 'empty'],
      [`{"kind":"my-place","version":1,"recent":"${'x'.repeat(LARGEST_COPY)}"}`, 'large'],
    ]),
  )('a file that says %s is refused', (_, text, fault) => {
    expect(readCopy(text)).toBe(fault);
  });

  test('that is cut anywhere is told from a whole one', () => {
    const [place] = fc.sample(anyPlace, { numRuns: 1, seed: 7 });
    const text = writeCopy(place ?? EMPTY_PLACE).trimEnd();
    for (const share of [0.2, 0.5, 0.9]) expect(readCopy(text.slice(0, text.length * share))).toBe('cut');
  });

  test('can put nothing into objects but what they have', () => {
    const text =
      '{"kind":"my-place","version":1,"__proto__":{"polluted":1},"lists":[{"id":"abcd","name":"x","songs":[{"__proto__":{"path":"/file/a/b/c/"}}]}]}';
    expect(readCopy(text)).toEqual({ ...EMPTY_PLACE, lists: [{ id: 'abcd', name: 'x', songs: [], at: 0 }] });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('never fails, whatever the file holds', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readPlace(value)));
    fc.assert(fc.property(fc.json(), (text) => void readCopy(text)));
  });
});
