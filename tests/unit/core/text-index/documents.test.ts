import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts, numberTexts, placesByNumber, toRuns } from '#core/text-index/documents.ts';

const name = fc.record({
  folder: fc.constantFrom('Rigveda', 'Puranas'),
  fileName: fc.nat(30).map((n) => `${n} Agni.txt`),
  language: fc.constantFrom('SAN', 'TAM', 'ENG'),
});
const nameOf = ({ folder, fileName, language }: { folder: string; fileName: string; language: string }): string =>
  `${folder}/${fileName}/${language}`;
const library = fc.uniqueArray(name, { selector: nameOf, maxLength: 60 });

describe('the number of a text', () => {
  it('is its own for life, and never that of another', () => {
    fc.assert(
      fc.property(fc.array(library, { maxLength: 6 }), (states) => {
        const owners = new Map<number, string>();
        let numbers = new Map<string, number>();
        let free = 0;
        for (const state of states) {
          const known = state.map((entry) => ({ ...entry, number: numbers.get(nameOf(entry)) }));
          const { texts, next } = numberTexts(known, free);
          for (const { number, entry } of texts) {
            expect(numbers.get(nameOf(entry)) ?? number).toBe(number);
            // One that went and came again is another.
            if (!numbers.has(nameOf(entry))) expect(owners.has(number)).toBe(false);
            owners.set(number, nameOf(entry));
          }
          numbers = new Map(texts.map(({ number, entry }) => [nameOf(entry), number]));
          free = next;
        }
      }),
    );
  });

  it('leads to its place in the library', () => {
    fc.assert(
      fc.property(library, fc.uniqueArray(fc.nat(200), { minLength: 60, maxLength: 60 }), (entries, numbers) => {
        const known = entries.map((entry, at) => ({ ...entry, number: numbers[at] as number }));
        const { texts } = numberTexts(known);
        const places = placesByNumber(toRuns(texts.map(({ number }) => number)));
        const sorted = known.toSorted(compareTexts);
        for (let number = 0; number < 201; number += 1) {
          const place = places[number] ?? -1;
          expect(place).toBe(sorted.findIndex((one) => one.number === number));
        }
      }),
    );
  });

  it('travels in runs', () => {
    expect(toRuns([0, 1, 2, 7])).toEqual([0, 3, 7, 1]);
    expect(toRuns([])).toEqual([]);
    expect([...placesByNumber([0, 2, 4, 1])]).toEqual([0, 1, -1, -1, 2]);
  });
});
