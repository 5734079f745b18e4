import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundaryOf, endsBefore } from '#core/text-index/boundary.ts';
import { BytesError } from '#core/text-index/bytes.ts';
import { filesWithPrefix, placeOf } from '#core/text-index/directory.ts';
import { joinParts, MOST_POSTED, readShard, ShardWriter, splitParts } from '#core/text-index/shard.ts';

/** Keys as the fold makes them. */
const key = fc.string({ unit: fc.constantFrom(...'kstpnyrlvaiu019'), minLength: 1, maxLength: 24 });
const postings = fc
  .uniqueArray(fc.tuple(fc.nat(3000), fc.integer({ min: 1, max: 400 })), {
    minLength: 1,
    maxLength: 60,
    selector: String,
  })
  .map((pairs) => pairs.sort(([a, b], [c, d]) => a - c || b - d).flat());
const words = fc
  .dictionary(key, postings, { minKeys: 1, maxKeys: 60 })
  .map((found) => Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));

const written = (some: readonly (readonly [string, number[]])[]) => {
  const shard = new ShardWriter();
  for (const [one, places] of some) shard.add(one, places);
  return shard.take();
};

describe('a shard', () => {
  it('gives back its words, in order, with all their places', () => {
    fc.assert(
      fc.property(words, (some) => {
        const read = readShard(splitParts(joinParts(written(some))));
        expect(read.map((word) => [word.key, word.postings])).toEqual(some);
        expect(read.map(({ count }) => count)).toEqual(some.map(([, places]) => places.length / 2));
      }),
    );
  });

  it('holds keys of any length', () => {
    const long = 'a'.repeat(300);
    const some = [long, `${long}k`, `${long}kasi`].map((one): [string, number[]] => [one, [1, 1]]);
    expect(readShard(written(some)).map((word) => word.key)).toEqual(some.map(([one]) => one));
  });

  it('counts a frequent word and does not say where it stands', () => {
    const places = Array.from({ length: MOST_POSTED + 1 }, (_, text) => [text, 1]).flat();
    const [word, next] = readShard(
      written([
        ['ti', places],
        ['tiva', [3, 2]],
      ]),
    );
    expect(word).toEqual({ key: 'ti', count: MOST_POSTED + 1, postings: null });
    expect(next?.postings).toEqual([3, 2]);
  });

  it('that was cut is refused', () => {
    const file = joinParts(written([['siva', [1, 2, 3, 4]]]));
    for (let size = 1; size < file.length; size += 1) {
      expect(() => readShard(splitParts(file.slice(0, size)))).toThrow(BytesError);
    }
  });

  it('of another version is refused', () => {
    const { words, postings } = written([['siva', [1, 2]]]);
    words[0] = 99;
    expect(() => readShard({ words, postings })).toThrow('version 99');
  });
});

/** Cuts keys into shards as the build does; each key counts for so many bytes. */
function cut(keys: readonly string[], bytes: number): { boundary: string; keys: string[] }[] {
  const shards: { boundary: string; keys: string[] }[] = [];
  let last = '';
  for (const one of keys) {
    const open = shards.at(-1);
    if (open && !endsBefore(open.keys.length * bytes, last, one)) open.keys.push(one);
    else shards.push({ boundary: boundaryOf(open ? last : '', one), keys: [one] });
    last = one;
  }
  return shards;
}

const manyKeys = fc.uniqueArray(key, { minLength: 200, maxLength: 400 }).map((keys) => keys.sort());

describe('boundaries', () => {
  it('lead to the shard of every key', () => {
    fc.assert(
      fc.property(manyKeys, (keys) => {
        const shards = cut(keys, 200);
        const files = shards.map(({ boundary }) => `${boundary}.00000000`);
        for (const [at, shard] of shards.entries()) for (const one of shard.keys) expect(placeOf(files, one)).toBe(at);
      }),
      { numRuns: 50 },
    );
  });

  it('lead to all shards of a beginning', () => {
    fc.assert(
      fc.property(manyKeys, key, (keys, start) => {
        const shards = cut(keys, 200);
        const files = shards.map(({ boundary }) => `${boundary}.00000000`);
        const found = filesWithPrefix(files, start, files.length).map((file) => files.indexOf(file));
        const wanted = shards.flatMap((shard, at) => (shard.keys.some((one) => one.startsWith(start)) ? [at] : []));
        expect(found).toEqual(expect.arrayContaining(wanted));
      }),
      { numRuns: 50 },
    );
  });

  // How many boundaries one word moves has no bound, since those after it move until one is where it was: the share of many does.
  it('stay where they are but for one in a hundred when a word comes', () => {
    const fresh = fc.string({ unit: fc.constantFrom(...'kstpnyrlvaiu'), minLength: 4, maxLength: 10 });
    const vocabulary = fc.uniqueArray(fresh, { minLength: 3000, maxLength: 3000 });
    let [moved, all] = [0, 0];
    for (const [keys, one] of fc.sample(fc.tuple(vocabulary, fresh), { seed: 1, numRuns: 50 })) {
      const sorted = keys.sort();
      const before = new Set(cut(sorted, 60).map(({ boundary }) => boundary));
      const after = cut([...new Set([...sorted, one])].sort(), 60).map(({ boundary }) => boundary);
      const others = after.filter((boundary) => !before.has(boundary)).length;
      expect(before.size).toBeGreaterThan(30);
      expect(others).toBeLessThan(8);
      moved += others;
      all += after.length;
    }
    expect(moved).toBeLessThan(all / 100);
  });
});
