/** What a pull says, to people and in logs. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FormatError, UnreachableError } from '#api/errors.ts';
import { oneLine, quoted } from '../../../scripts/pull/printable.ts';
import { showProgress } from '../../../scripts/pull/progress.ts';
import { failureReason } from '../../../scripts/pull/reasons.ts';
import { type PullReport, writeReport } from '../../../scripts/pull/report.ts';
import { summaryLines } from '../../../scripts/pull/summary.ts';
import { spread } from '../../../scripts/pull/texts.ts';

const report = (more: Partial<PullReport> = {}): PullReport => ({
  outcome: 'committed',
  startedAt: '2026-01-01T00:00:00.000Z',
  seconds: 1.25,
  source: 'api',
  failure: null,
  notice: null,
  warnings: [],
  objections: [],
  entries: {
    listed: 12,
    accepted: 11,
    added: 3,
    changed: 2,
    removed: 1,
    unchanged: 6,
    stale: 1,
    sample: 0,
    missing: 0,
  },
  playlists: { accepted: 1, added: 0, changed: 0, removed: 0, unchanged: 1, stale: 0, missing: 0 },
  skipped: [{ index: 4, what: 'entry', name: 'F//x.txt', reason: 'language is empty' }],
  names: { added: [], changed: [], removed: ['F/ENG/gone.txt'], stale: [] },
  bytes: { texts: 5000, written: 700 },
  requests: 13,
  retries: 1,
  ...more,
});

describe('The summary', () => {
  test('tells added, changed, removed, kept, skipped with reasons, stale, bytes and seconds', () => {
    expect(summaryLines(report())).toEqual([
      'Entries: 3 added, 2 changed, 1 removed, 6 unchanged; 11 of 12 listed.',
      'Playlists: 0 added, 0 changed, 0 removed, 1 unchanged; 1 in all.',
      'Texts: 5000 bytes, 700 written; 1 stale, 0 from the sample library, 0 missing.',
      'Removed (1):',
      '  "F/ENG/gone.txt"',
      'Skipped (1):',
      '  entry 4 "F//x.txt": language is empty',
      '13 requests, 1 of them repeated; 1.3 s.',
      'A new snapshot was written.',
    ]);
  });

  test('of a failure says what to do, and counts nothing', () => {
    const lines = summaryLines(
      report({
        outcome: 'failed',
        failure: 'Wrong.\n  Correct it.',
        skipped: [],
        entries: { ...report().entries, removed: 0 },
      }),
    );
    expect(lines).toEqual([
      '13 requests, 1 of them repeated; 1.3 s.',
      'FAILED; the snapshot is as it was.',
      '  Wrong.',
      '  Correct it.',
    ]);
  });

  test('shows the first names of many and counts the rest', () => {
    const names = Array.from({ length: 900 }, (_, at) => `F/ENG/${at}.txt`);
    const lines = summaryLines(
      report({ outcome: 'refused', objections: [{ what: '900 of 1000 entries would be removed', names }] }),
    );
    expect(lines).toContain('900 of 1000 entries would be removed (900):');
    expect(lines).toContain('  … and 880 more');
  });
});

describe('A27: names in logs', () => {
  const hostile = [
    'a\n::set-output name=x::y',
    '\u001B[2Jgone',
    '::error::x',
    'x\u0085y\u2028z',
    '\u202Etxt.exe',
    'half \uD800',
  ];

  test.each(hostile)('%j stays within its line and moves no cursor', (name) => {
    const lines = summaryLines(
      report({
        skipped: [{ index: 0, what: 'entry', name, reason: name }],
        names: { added: [], changed: [], removed: [name], stale: [] },
        objections: [{ what: 'Some would be removed', names: [name] }],
        warnings: [name],
        outcome: 'failed',
        failure: `Wrong: ${failureReason(new FormatError('bad', { url: 'http://a', cause: new Error(name) }))}`,
      }),
    );
    for (const line of lines) {
      expect(line).toBe(oneLine(line));
      expect(line.trimStart()).not.toMatch(/^::|^##/);
      expect(line.isWellFormed()).toBe(true);
    }
  });

  test('are readable where they are harmless', () => {
    expect(quoted('01 தேவாரம் "x".txt')).toBe('"01 தேவாரம் \\"x\\".txt"');
  });
});

test('A reason walks down to what caused it, and shows no user or password on the way', () => {
  const socket = new Error('connect ECONNREFUSED //reader:secret@example.org');
  const cause = new TypeError('fetch failed', { cause: socket });
  expect(failureReason(new UnreachableError('no answer', { url: 'http://a', cause }))).toBe(
    'no answer: connect ECONNREFUSED //example.org',
  );
});

test('The report file is whole or not there, and nothing is left beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nama-report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeReport(join(folder, 'deep/pull.json'), report());
  await writeReport(join(folder, 'deep/pull.json'), report({ requests: 99 }));
  expect(await readdir(join(folder, 'deep'))).toEqual(['pull.json']);
  expect(JSON.parse(await readFile(join(folder, 'deep/pull.json'), 'utf8'))).toEqual(report({ requests: 99 }));
});

describe('Progress', () => {
  function run(isTTY: boolean): string {
    let [shown, time] = ['', 0];
    const progress = showProgress({ isTTY, write: (text) => (shown += text) }, 'Texts', () => time);
    for (let done = 1; done <= 100; done += 1) {
      time += 200;
      progress.update(done, 100);
    }
    progress.end();
    return shown;
  }

  test('is a line every few seconds where there is no terminal', () => {
    expect(run(false)).toBe(['25', '50', '75', '100'].map((done) => `Texts ${done}/100, 5/s\n`).join(''));
  });

  test('is one moving bar on a terminal', () => {
    const shown = run(true);
    expect(shown.split('\n')).toHaveLength(2);
    expect(shown).toContain('\r██████████░░░░░░░░░░ Texts 50/100, 5/s');
  });
});

test.each([0, 1, 2, 3, 10, 97, 1000, 5997])(
  'Texts are asked for in an order that spreads %i of them, each once',
  (count) => {
    const order = [...spread(count)];
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at));
    if (count > 10) expect(Math.abs((order[1] ?? 0) - (order[0] ?? 0))).toBeGreaterThan(count / 4);
  },
);
