import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOX_DAYS, dayOf, inFirstBox, isDue, knewAgain, type Spaced } from '#features/by-heart/spacing.ts';

const INDIA = -330;

describe('a known verse', () => {
  test('is to be said again after 1, 2, 4, 8 and then every 16 days while it is known', () => {
    const days: number[] = [];
    let verse = inFirstBox(100);
    for (let time = 0; time < 7; time += 1) {
      days.push(verse.due);
      verse = knewAgain(verse, verse.due);
    }
    expect(days).toEqual([101, 103, 107, 115, 131, 147, 163]);
  });

  test('stays to be said when a day was missed, and goes on from the day on which it is said', () => {
    const verse = inFirstBox(100);
    expect([100, 101, 102, 160].map((day) => isDue(verse, day))).toEqual([false, true, true, true]);
    expect(knewAgain(verse, 160)).toEqual({ box: 2, due: 162 });
  });

  test('is never put off further than the longest interval, whatever a clock said once', () => {
    fc.assert(
      fc.property(
        fc.nat(40_000),
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: -999, max: 999 }))),
        (day, said) => {
          let verse: Spaced = inFirstBox(day);
          let today = day;
          for (const [known, passed] of said) {
            today += passed;
            verse = known ? knewAgain(verse, today) : inFirstBox(today);
            expect(isDue(verse, today)).toBe(false);
            expect(verse.box).toBeLessThanOrEqual(BOX_DAYS.length);
          }
          expect(isDue(verse, today + 17)).toBe(true);
          expect(isDue(verse, today - 17)).toBe(true);
        },
      ),
    );
  });

  test('has its days where the reader is: they change at midnight there', () => {
    const midnight = Date.UTC(2026, 10, 20) + INDIA * 60_000;
    expect(dayOf(midnight, INDIA) - dayOf(midnight - 1, INDIA)).toBe(1);
    expect(dayOf(midnight, INDIA)).toBe(Date.UTC(2026, 10, 20) / 86_400_000);
  });
});
