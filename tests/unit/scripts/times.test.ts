import { describe, expect, test } from 'vitest';
import { timeLines } from '../../../scripts/test/times.ts';

const file = (name: string, took: number, tests: number) => ({
  name,
  startTime: 5000,
  endTime: 5000 + took,
  assertionResults: Array.from({ length: tests }),
});

describe('the table of times', () => {
  test('names the longest file first, sums short files in one line, and all in the last', () => {
    const files = [
      file('/nama/tests/unit/a.test.ts', 300, 4),
      file('/nama/tests/unit/b.test.ts', 1500, 2),
      file('/nama/tests/e2e/c.test.ts', 73_440, 63),
      file('/nama/tests/unit/d.test.ts', 200, 1),
    ];
    expect(timeLines(files, '/nama')).toEqual([
      ' seconds  tests  file',
      '    73.4     63  tests/e2e/c.test.ts',
      '     1.5      2  tests/unit/b.test.ts',
      '     0.5      5  2 files under a second each',
      '    75.4     70  all, as if one after the other',
    ]);
  });

  test('has no line for short files where there is none', () => {
    expect(timeLines([file('/nama/tests/unit/b.test.ts', 1000, 2)], '/nama')).toEqual([
      ' seconds  tests  file',
      '     1.0      2  tests/unit/b.test.ts',
      '     1.0      2  all, as if one after the other',
    ]);
  });
});
