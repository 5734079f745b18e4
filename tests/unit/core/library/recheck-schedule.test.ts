import { describe, expect, it } from 'vitest';
import { DAY, isDue } from '#core/library/recheck-schedule.ts';

const WEEK = 7 * DAY;
const NOW = Date.UTC(2026, 10, 24, 8);
const names = Array.from({ length: 500 }, (_, at) => `Rigveda/SAN/${at}.txt`);
const due = (since: number | null, until: number) =>
  names.filter((name) => isDue(name, { since, until, period: WEEK }));

describe('turns', () => {
  it.each([1, 100])('come once a week for each name, with a run every %i hours', (hours) => {
    const counts = new Map<string, number>();
    for (let at = NOW; at < NOW + WEEK; ) {
      const until = Math.min(at + hours * 3_600_000, NOW + WEEK);
      for (const name of due(at, until)) counts.set(name, (counts.get(name) ?? 0) + 1);
      at = until;
    }
    expect(counts.size).toBe(names.length);
    expect(new Set(counts.values())).toEqual(new Set([1]));
  });

  it('are spread evenly', () => {
    const share = due(NOW, NOW + DAY).length / names.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.19);
  });

  it.each([
    ['nothing was done before', null],
    ['a whole period has passed', NOW - WEEK],
    ['the clock went back', NOW + 1],
  ])('have come for every name when %s', (_, since) => {
    expect(due(since, NOW)).toHaveLength(names.length);
  });
});
