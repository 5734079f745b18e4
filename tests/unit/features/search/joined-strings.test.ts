/** One scan over all names finds just what reading every name would. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachOccurrence, joinRows, wholeRows } from '#features/search/joined-strings.ts';

/** Few letters, so that much is alike. */
const letters = fc.constantFrom('a', 'b', 'n', 'i', 'r', 'u');
const key = fc.string({ unit: letters, maxLength: 24 });
const short = fc.string({ unit: letters, maxLength: 2 });
const keys = fc.array(key, { maxLength: 80, size: 'max' });

describe('an occurrence', () => {
  it('is told once for each place, in order', () => {
    fc.assert(
      fc.property(keys, fc.string({ unit: letters, minLength: 1, maxLength: 3 }), (list, needle) => {
        const places = list.flatMap((text, row) =>
          Array.from(text, (_, at) => [row, at]).filter(([, at]) => text.startsWith(needle, at)),
        );
        const told: number[][] = [];
        eachOccurrence(joinRows(list), needle, (row, at, start) => {
          told.push([row, at - start]);
          return false;
        });
        expect(told).toEqual(places);
      }),
    );
  });

  it('is of a whole row where the row is nothing else', () => {
    fc.assert(
      fc.property(fc.array(short), short, (list, wanted) => {
        const same = [...list.keys()].filter((row) => wanted !== '' && list[row] === wanted);
        expect(wholeRows(joinRows(list), wanted)).toEqual(same);
      }),
    );
  });
});
