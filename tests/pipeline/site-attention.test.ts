/** A39: what needs attention is seen without reading a log. That a run tells it, site.test.ts shows. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../../scripts/build/exit.ts';
import { lastRuns, openHistory, type Run, reportName } from '../../scripts/site/history.ts';
import { historyPage } from '../../scripts/site/report-page.ts';
import { exitCodeOf, troubleOf } from '../../scripts/site/site-report.ts';
import { readPage } from '../../scripts/verify/page.ts';

describe('reports', () => {
  const now = new Date('2026-11-24T00:00:00Z');
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nama-history-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are kept for 90 days', async () => {
    const history = await openHistory(folder, now);
    const day = (days: number) => reportName(new Date(now.getTime() - days * 86_400_000).toISOString());
    for (const days of [91, 89, 1]) writeFileSync(join(history, `${day(days)}.json`), '{}');
    writeFileSync(join(history, 'notes.txt'), 'of somebody');
    await openHistory(folder, now);
    expect(readdirSync(history).sort()).toEqual([`${day(89)}.json`, `${day(1)}.json`, 'notes.txt'].sort());
  });

  test('that cannot be read are passed over, and the last thirty are shown', async () => {
    const history = await openHistory(folder, now);
    for (let run = 0; run < 40; run++) {
      const startedAt = new Date(now.getTime() + run * 60_000).toISOString();
      const text =
        run === 39 ? '{' : JSON.stringify({ outcome: 'unchanged', startedAt, seconds: run, trouble: [], pull: null });
      writeFileSync(join(history, `${reportName(startedAt)}.json`), text);
    }
    const runs = await lastRuns(history);
    expect(runs.map(({ seconds }) => seconds)).toEqual(Array.from({ length: 29 }, (_, at) => at + 10));
    expect(historyPage(runs).match(/<a href=/g)).toHaveLength(29);
  });

  test('become rows without a fault, whatever they hold', () => {
    const run: Run = {
      name: 'a"<b',
      startedAt: '<b>',
      outcome: '<i>',
      texts: null,
      changes: 0,
      trouble: 1,
      seconds: 0.5,
    };
    const page = historyPage([run]);
    expect(readPage(page).faults).toEqual([]);
    expect(page).not.toMatch(/<[bi]>/);
    expect(historyPage([])).toContain('The last 0 rebuilds');
  });
});

test.each([
  ['published', [], EXIT.well],
  ['unchanged', [], EXIT.well],
  ['published', ['stale'], EXIT.trouble],
  ['unchanged', ['stale'], EXIT.trouble],
  ['refused', [], EXIT.refused],
  ['failed', [], EXIT.failed],
  ['held', ['held'], EXIT.held],
] as const)('a run that ended as %s with trouble %j ends with code %i', (outcome, trouble, code) => {
  expect(exitCodeOf({ outcome, trouble: [...trouble] })).toBe(code);
});

test('each cause is told in a sentence (A39)', () => {
  const counts = { added: 0, changed: 0, removed: 0, unchanged: 0, accepted: 9, stale: 2, missing: 1 };
  const pull = {
    outcome: 'committed' as const,
    startedAt: '',
    seconds: 1,
    source: 'sample' as const,
    failure: null,
    notice: 'Received invalid data format from server.',
    warnings: [],
    objections: [],
    entries: { ...counts, listed: 10, sample: 0 },
    playlists: counts,
    skipped: [
      { index: 3, what: 'entry' as const, name: '..', reason: 'would leave its folder' },
      { index: 4, what: 'text' as const, name: 'a', reason: 'HTTP status 404' },
    ],
    names: { added: [], changed: [], removed: [], stale: [] },
    bytes: { texts: 0, written: 0 },
    requests: 1,
    retries: 0,
  };
  expect(troubleOf({ pull, build: null, hold: { since: 'Monday', from: 'b', to: 'a' } })).toEqual([
    'The site was rolled back from b at Monday, and is held.',
    'The site shows the sample library instead of the API’s.',
    'Every page shows a notice to its readers: "Received invalid data format from server.".',
    '2 texts show an earlier copy.',
    '1 texts could not be loaded; their pages say so.',
    '2 playlists show an earlier copy.',
    '1 playlists could not be loaded; their pages say so.',
    '1 entries or playlists of the list are refused.',
  ]);
});
