import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BytesError } from '#core/text-index/bytes.ts';
import { readChunkIndex, writeChunkIndex } from '#core/text-index/chunk-index.ts';
import { KEY_BITS, rangeOf } from '#core/text-index/grams.ts';
import { MOST_POSTED, readShard, writeKey, writeShard } from '#core/text-index/shard.ts';
import { partOf, partsWith, readTree } from '#core/text-index/shard-tree.ts';
import { keysOfText } from '../../../../scripts/text-index/keys.ts';
import { writeIndex } from '../../../../scripts/text-index/write.ts';

/** A file of which nothing is halved but what always is. */
const NODE = 2 ** 6;
const { first: FIRST, end: END } = partOf(NODE);

const postings = fc
  .uniqueArray(fc.tuple(fc.nat(3000), fc.integer({ min: 1, max: 400 })), {
    minLength: 1,
    maxLength: 60,
    selector: String,
  })
  .map((pairs) => pairs.sort(([a, b], [c, d]) => a - c || b - d).flat());
const keys = fc
  .uniqueArray(fc.tuple(fc.integer({ min: FIRST, max: END - 1 }), postings), {
    maxLength: 60,
    selector: ([key]) => key,
  })
  .map((found) => found.sort(([a], [b]) => a - b));

const written = (some: readonly (readonly [number, number[]])[]) =>
  writeShard(
    NODE,
    some.map(([key, places]) => writeKey(key, places)),
  );

describe('a shard', () => {
  it('gives back its keys, in order, with all their places', () => {
    fc.assert(
      fc.property(keys, (some) => {
        const read = readShard(NODE, written(some));
        expect(read.map(({ key, postings }) => [key, postings])).toEqual(some);
        expect(read.map(({ count }) => count)).toEqual(some.map(([, places]) => places.length / 2));
      }),
    );
  });

  it('counts a frequent key and does not say where it stands', () => {
    const places = Array.from({ length: MOST_POSTED + 1 }, (_, text) => [text, 1]).flat();
    const [frequent, next] = readShard(
      NODE,
      written([
        [FIRST + 1, places],
        [FIRST + 7, [3, 2]],
      ]),
    );
    expect(frequent).toEqual({ key: FIRST + 1, count: MOST_POSTED + 1, postings: null });
    expect(next?.postings).toEqual([3, 2]);
  });

  it('that was cut is refused', () => {
    const file = written([[FIRST + 9, [1, 2, 3, 4]]]);
    for (let size = 0; size < file.length; size += 1)
      expect(() => readShard(NODE, file.slice(0, size))).toThrow(BytesError);
  });

  it('of another version is refused', () => {
    const file = written([[FIRST, [1, 2]]]);
    file[0] = 99;
    expect(() => readShard(NODE, file)).toThrow('version 99');
  });
});

const SYLLABLES = ['ka', 'si', 'ti', 'pu', 'na', 'yu', 'ra', 'li', 'va', 'nta', 'kku', 'rma'];
const line = fc
  .array(fc.array(fc.constantFrom(...SYLLABLES), { minLength: 2, maxLength: 5 }), { minLength: 4, maxLength: 9 })
  .map((words) => words.map((word) => word.join('')).join(' '));
const library = fc.array(
  fc.array(line, { minLength: 1, maxLength: 40 }).map((lines) => lines.join('\n\n')),
  { minLength: 1, maxLength: 12 },
);

/** The files of an index by their nodes. */
function indexOf(texts: readonly string[]) {
  const files = new Map<number, string>();
  const index = writeIndex(texts.map(keysOfText).entries(), (node, file) =>
    files.set(node, Buffer.from(file).toString('base64')),
  );
  return { ...index, files };
}

describe('the division of an index', () => {
  it('has a file for each part that it names, and leads to the one that may hold a key', () => {
    fc.assert(
      fc.property(library, fc.nat(2 ** KEY_BITS - 1), (texts, key) => {
        const { tree, files } = indexOf(texts);
        const parts = readTree(tree);
        expect(parts.map(({ node }) => node)).toEqual([...files.keys()]);
        const holding = parts.filter(({ first, end }) => first <= key && key < end);
        expect(partsWith(parts, [key, key + 1])).toEqual(holding);
        const [first, end] = rangeOf('kar');
        expect(partsWith(parts, [first, end])).toEqual(parts.filter((part) => part.first < end && part.end > first));
      }),
      { numRuns: 20 },
    );
  });

  it('leaves all files as they are but those that hold what changed', () => {
    fc.assert(
      fc.property(library, fc.nat(), line, (texts, at, fresh) => {
        const place = at % texts.length;
        const [before, after] = [indexOf(texts), indexOf(texts.with(place, fresh))];
        const own = new Set([...indexOf([texts[place] as string]).files.keys(), ...indexOf([fresh]).files.keys()]);
        const spans = [...own].map(partOf);
        for (const [node, file] of after.files) {
          const part = partOf(node);
          const isTouched = spans.some(({ first, end }) => first < part.end && part.first < end);
          if (!isTouched) expect(before.files.get(node)).toBe(file);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('that was cut is refused', () => {
    const { tree } = indexOf(['karma nakasi tipuna yurali vanta']);
    expect(() => readTree(tree.slice(0, -1))).toThrow(RangeError);
  });
});

describe('the index of a chunk', () => {
  it('gives back its files', () => {
    const files = [Uint8Array.of(1, 2), Uint8Array.of(), Uint8Array.of(3)];
    const tree = `fff${'e'.repeat(61)}`;
    const read = readChunkIndex(writeChunkIndex({ passages: 7, tree, files }));
    expect(read.passages).toBe(7);
    expect(read.parts.map(({ node }) => read.shard(node))).toEqual(files);
  });

  it('that was cut is refused', () => {
    const file = writeChunkIndex({ passages: 7, tree: `f${'e'.repeat(63)}`, files: [Uint8Array.of(1, 2)] });
    for (let size = 0; size < file.length; size += 1)
      expect(() => readChunkIndex(file.slice(0, size))).toThrow(/ends? at|Fetch it again|Load it again/);
  });
});
