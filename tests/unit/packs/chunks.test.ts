import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutIntoChunks, type Weighed } from '../../../scripts/packs/manifest.ts';

const MOST = 1000;

/** A list in its order: distinct names, each with the bytes of its text. */
const lists = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 400 })), {
    selector: ([number]) => number,
    minLength: 1,
    maxLength: 200,
  })
  .map((rows) =>
    rows
      .toSorted(([a], [b]) => a - b)
      .map(([number, bytes]): Weighed => ({ fileName: `${String(number).padStart(5, '0')} Song.txt`, bytes })),
  );

const bytesOf = (chunk: readonly Weighed[]): number => chunk.reduce((sum, { bytes }) => sum + bytes, 0);
const names = (chunks: readonly (readonly Weighed[])[]): string[] =>
  chunks.map((chunk) => chunk.map(({ fileName }) => fileName).join('\n'));

/** Chunks of the second that are not in the first as they are. */
const fresh = (before: readonly Weighed[], after: readonly Weighed[]): number => {
  const known = new Set(names(cutIntoChunks(before, MOST)));
  return names(cutIntoChunks(after, MOST)).filter((chunk) => !known.has(chunk)).length;
};

describe('the texts of a pack', () => {
  test('are all in its chunks, each once and in the order of the list', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(cutIntoChunks(list, MOST).flat()).toEqual(list);
      }),
    );
  });

  test('fill no chunk over the bound, but for one text alone', () => {
    fc.assert(
      fc.property(lists, (list) => {
        for (const chunk of cutIntoChunks([...list, { fileName: 'Long.txt', bytes: MOST * 3 }], MOST))
          expect(chunk.length === 1 || bytesOf(chunk) <= MOST).toBe(true);
      }),
    );
  });

  test('keep their neighbours when a text changes: others are only those of a chunk that became too large or small', () => {
    fc.assert(
      fc.property(lists, fc.nat(), fc.integer({ min: -30, max: 30 }), (list, which, by) => {
        const at = which % list.length;
        const after = list.map((one, place) => (place === at ? { ...one, bytes: Math.max(0, one.bytes + by) } : one));
        const old = new Set(names(cutIntoChunks(list, MOST)));
        const others = cutIntoChunks(after, MOST).filter((chunk) => !old.has(names([chunk])[0] ?? ''));
        // A chunk that grew over the bound is cut, and one that shrank takes in what was cut off: never more than one chunk holds.
        expect(bytesOf(others.flat())).toBeLessThanOrEqual(MOST + 30);
      }),
    );
  });

  test('are cut elsewhere in one or two chunks when a text comes or goes, and seldom in more', () => {
    const list = Array.from({ length: 1000 }, (_, at) => ({
      fileName: `${at} Song.txt`,
      bytes: 50 + ((at * 37) % 100),
    }));
    const counts = Array.from({ length: 100 }, (_, at) => {
      const place = (at * 97) % list.length;
      const added = list.toSpliced(place, 0, { fileName: `${place} New ${at}.txt`, bytes: 90 });
      return [fresh(list, added), fresh(added, list)];
    }).flat();
    expect(counts.filter((count) => count <= 2).length / counts.length).toBeGreaterThan(0.95);
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(mean).toBeLessThan(3);
    expect(cutIntoChunks(list, MOST).length).toBeGreaterThan(100);
  });

  test('are cut the same whatever was there before', () => {
    const list = Array.from({ length: 50 }, (_, at) => ({ fileName: `${at}.txt`, bytes: 100 }));
    expect(names(cutIntoChunks(list, MOST))).toEqual(names(cutIntoChunks(structuredClone(list), MOST)));
    expect(cutIntoChunks([], MOST)).toEqual([]);
  });
});
