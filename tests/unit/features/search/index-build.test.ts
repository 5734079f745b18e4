/** What makes the search fast finds just what reading every name would. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex, type SearchIndex } from '#features/search/index-build.ts';
import { letterBit } from '#features/search/letter-bits.ts';
import { nameRows } from '#features/search/name-tiers.ts';
import { readQuery } from '#features/search/query.ts';
import { eachOccurrence, joinRows, type Rows, withCounts } from '#features/search/rows.ts';
import {
  addSignature,
  candidateRows,
  emptySignatures,
  mostSimilarRows,
  type Signatures,
  signatureBits,
} from '#features/search/signature.ts';

/** Few letters, so that much is alike. */
const letters = fc.constantFrom('a', 'b', 'n', 'i', 'r', 'u');
const key = fc.string({ unit: letters, maxLength: 24 });
/** More rows than one word has bits. */
const keys = fc.array(key, { maxLength: 80, size: 'max' });

describe('an occurrence', () => {
  const occurrences = (rows: Rows, needle: string, whole: boolean): number[][] => {
    const found: number[][] = [];
    eachOccurrence(rows, needle, (...place) => {
      found.push(place);
      return whole;
    });
    return found;
  };

  it('is found by the rarest letter as by the first', () => {
    fc.assert(
      fc.property(
        keys,
        fc.string({ unit: letters, minLength: 1, maxLength: 5 }),
        fc.boolean(),
        (list, needle, whole) => {
          const rows = joinRows(list);
          for (const wanted of [needle, `\n${needle}`, `${needle}\n`]) {
            expect(occurrences(withCounts(rows), wanted, whole)).toEqual(occurrences(rows, wanted, whole));
          }
        },
      ),
    );
  });

  it('is told once for each place, in order', () => {
    fc.assert(
      fc.property(keys, fc.string({ unit: letters, minLength: 1, maxLength: 3 }), (list, needle) => {
        const places = list.flatMap((text, row) =>
          Array.from(text, (_, at) => [row, at]).filter(([, at]) => text.startsWith(needle, at)),
        );
        const told = occurrences(withCounts(joinRows(list)), needle, false);
        expect(told.map(([row, at = 0, start = 0]) => [row, at - start])).toEqual(places);
      }),
    );
  });
});

describe('signatures', () => {
  const signed = (list: readonly string[]): Signatures => {
    const signatures = emptySignatures(list.length);
    for (const [row, each] of list.entries()) addSignature(signatures, row, each);
    return signatures;
  };

  it('share most with those that have most bits of the key, in order, whichever are left out', () => {
    fc.assert(
      fc.property(keys, key, fc.nat(90), fc.nat(5), (list, wanted, limit, left) => {
        const bits = new Set(signatureBits(wanted));
        const skip = (row: number) => row % 6 < left;
        const shared = list.map((each) => new Set(signatureBits(each).filter((bit) => bits.has(bit))).size);
        const enough = [...list.keys()].filter(
          (row) => !skip(row) && (shared[row] ?? 0) >= Math.max(1, Math.ceil(bits.size * 0.3)),
        );
        const best = enough.sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0) || a - b).slice(0, limit);
        expect(mostSimilarRows(signed(list), wanted, limit, skip)).toEqual(best);
      }),
    );
  });

  it('leave out no row that holds the key, and most that do not', () => {
    fc.assert(
      fc.property(keys, fc.string({ unit: letters, minLength: 3, maxLength: 8 }), (list, wanted) => {
        const rows = candidateRows(signed(list), wanted);
        const holding = [...list.keys()].filter((row) => list[row]?.includes(wanted));
        expect(rows).toEqual(rows.toSorted((a, b) => a - b));
        expect(rows).toEqual(expect.arrayContaining(holding));
      }),
    );
    expect(candidateRows(signed(['rama', 'siva', 'narama']), 'ram')).toEqual([0, 2]);
  });
});

describe('one letter', () => {
  const indexOf = (names: readonly string[]): SearchIndex => {
    const slices = buildIndex(names.map((name, at) => ({ songNo: at, fileName: `${at} ${name}.txt`, name })));
    for (;;) {
      const { done, value } = slices.next();
      if (done) return value;
    }
  };

  it('is found in the same places as by reading the names', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'Z', 'z', ' ', '.', 'b', 'é', 'சி'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 40 }), fc.constantFrom('a', 'b', 'z', 'y', 'é', '.'), (names, letter) => {
        const { letterBits: _, ...without } = indexOf(names);
        expect(nameRows(indexOf(names), readQuery(letter))).toEqual(nameRows(without, readQuery(letter)));
      }),
    );
  });

  it('has a bit from a to z, and none otherwise', () => {
    expect(['a', 'b', 'z'].map(letterBit)).toEqual([1, 2, 1 << 25]);
    expect(['', 'ab', 'A', '{', '`', 'é', '1'].map(letterBit)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
