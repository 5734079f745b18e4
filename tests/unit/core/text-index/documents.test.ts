import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareTexts,
  type DigestedText,
  deltaPlaces,
  differences,
  fromDistances,
  numberTexts,
  toDistances,
} from '#core/text-index/documents.ts';

const text = fc.record({
  folder: fc.constantFrom('Rigveda', 'Puranas'),
  fileName: fc.nat(30).map((n) => `${n} Agni.txt`),
  language: fc.constantFrom('SAN', 'TAM', 'ENG'),
  digest: fc.constantFrom('', 'aa', 'bb'),
});
const library = fc
  .uniqueArray(text, {
    selector: ({ folder, fileName, language }) => `${folder}/${fileName}/${language}`,
    maxLength: 60,
  })
  .map((texts) => texts.sort(compareTexts));
const nameOf = ({ folder, fileName, language }: DigestedText): string => `${folder}/${fileName}/${language}`;

describe('document numbers', () => {
  it('lead to the same texts in a library that has changed, and never to a text that has', () => {
    fc.assert(
      fc.property(library, library, (base, now) => {
        const numbering = numberTexts(base.length, now.length, differences(base, now));
        const byName = new Map(now.map((one) => [nameOf(one), one]));
        for (const [number, one] of base.entries()) {
          const place = numbering?.base[number] ?? -1;
          const same = byName.get(nameOf(one))?.digest === one.digest;
          expect(place >= 0 ? nameOf(now[place] as DigestedText) : null).toBe(same ? nameOf(one) : null);
        }
      }),
    );
  });

  it('of the delta have every text that the base does not know as it is now', () => {
    fc.assert(
      fc.property(library, library, (base, now) => {
        const found = differences(base, now);
        const numbering = numberTexts(base.length, now.length, found);
        const known = new Set(numbering?.base);
        expect(deltaPlaces(found)).toEqual(now.map((_, place) => place).filter((place) => !known.has(place)));
        expect([...(numbering?.delta ?? [])]).toEqual(deltaPlaces(found));
      }),
    );
  });

  it('are refused for a library of another size', () => {
    expect(numberTexts(3, 4, { gone: [], fresh: [], changed: [] })).toBeNull();
  });

  it('travel as distances', () => {
    expect(toDistances([3, 5, 9])).toEqual([3, 2, 4]);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), (numbers) => {
        const sorted = numbers.sort((a, b) => a - b);
        expect(fromDistances(toDistances(sorted))).toEqual(sorted);
      }),
    );
  });
});
