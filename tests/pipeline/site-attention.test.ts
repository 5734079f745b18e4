/** A38 and A39: what needs attention is seen without reading a log, and a rollback holds until it is lifted. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../../scripts/build/exit.ts';
import { lastRuns, openHistory, type Run, reportName } from '../../scripts/site/history.ts';
import { historyPage } from '../../scripts/site/history-page.ts';
import { exitCodeOf, troubleOf } from '../../scripts/site/trouble.ts';
import { readPage } from '../../scripts/verify/page.ts';
import { type FaultServer, startFaultServer } from '../fixtures/fault-server.ts';
import { songs } from '../fixtures/pulling.ts';
import { runToEnd, startTrial, type Trial } from './start.fixture.ts';

const MINUTES = 180_000;

describe('a run', () => {
  /** One story, told in order: each test goes on from the one before it. */
  let trial: Trial;
  let server: FaultServer;
  beforeAll(async () => {
    trial = startTrial();
    server = await startFaultServer(songs(40));
  });
  afterAll(async () => {
    await server.close();
    trial.remove();
  });

  const reports = () => join(`${trial.dist}-releases`, 'cache/report');
  const report = () => JSON.parse(readFileSync(join(reports(), 'report.json'), 'utf8'));
  const site = (...words: string[]) =>
    runToEnd('site.ts', ['--out', trial.dist, ...words], { API_URL: server.url, SNAPSHOT_DIR: trial.snapshot });
  const pageHas = (words: string) =>
    readFileSync(join(trial.dist, 'file/Rigveda/SAN/0001 Song 1.txt/index.html'), 'utf8').includes(words);

  test(
    'that published with a stale text ends with a code of its own, and says why',
    async () => {
      expect((await site()).code).toBe(EXIT.well);
      server.library = songs(40, 'second');
      server.fault = ({ name }) => (name.includes('ENG/0004') ? { status: 404 } : null);
      const { code, output } = await site();
      expect(code, output).toBe(EXIT.trouble);
      expect(output).toContain('Needs attention:\n  1 texts show an earlier copy.');
      expect(report()).toMatchObject({ outcome: 'published', trouble: ['1 texts show an earlier copy.'] });
    },
    MINUTES,
  );

  test(
    'that a guard refuses ends with another, and the site is as it was',
    async () => {
      server.library = songs(4);
      const { code, output } = await site();
      expect(code, output).toBe(EXIT.refused);
      expect(output).toContain('Refused at the pull; the site is as it was.');
      expect(report()).toMatchObject({ outcome: 'refused' });
    },
    MINUTES,
  );

  test(
    'after a rollback publishes nothing, says so and ends with a code of its own, until --resume (A38)',
    async () => {
      server.library = songs(40, 'third');
      server.fault = () => null;
      expect(pageHas('the second version')).toBe(true);

      const back = await site('--rollback');
      expect(back.output).toContain('The site is held until "npm run site -- --resume"');
      expect(pageHas('the first version')).toBe(true);
      for (const words of [[], ['--force']]) {
        const { code, output } = await site(...words);
        expect(code, output).toBe(EXIT.held);
        expect(output).toMatch(/The site was rolled back from \d{8}T\d{9}Z at .+, and is held\./);
        expect(pageHas('the first version')).toBe(true);
      }
      expect(report()).toMatchObject({ outcome: 'held', hold: { to: expect.any(String) } });

      server.library = songs(40, 'mended');
      const resumed = await site('--resume');
      expect(resumed.code, resumed.output).toBe(EXIT.well);
      expect(pageHas('the mended version')).toBe(true);
      expect((await site()).code).toBe(EXIT.well);
    },
    MINUTES,
  );

  test(
    'whose API is down makes a damaged site whole from the last snapshot, and still ends as failed (A28)',
    async () => {
      rmSync(join(trial.dist, 'file/Rigveda/SAN/0001 Song 1.txt'), { recursive: true });
      const { url } = server;
      const { code, output } = await runToEnd('site.ts', ['--out', trial.dist], {
        API_URL: 'http://127.0.0.1:9',
        SNAPSHOT_DIR: trial.snapshot,
        PULL_BUDGET: '1',
      });
      expect(server.url).toBe(url);
      expect(code, output).toBe(EXIT.failed);
      expect(output).toContain('the site was damaged, and was built again from the last snapshot');
      expect(pageHas('the mended version')).toBe(true);
    },
    MINUTES,
  );

  test('leaves its report under its date, and a page that shows them all', () => {
    const dated = readdirSync(join(reports(), 'history')).filter((name) => name.endsWith('.json'));
    expect(dated).toHaveLength(8);
    const page = readFileSync(join(reports(), 'history.html'), 'utf8');
    expect(readPage(page).faults).toEqual([]);
    for (const outcome of ['published', 'unchanged', 'refused', 'failed', 'held'])
      expect(page).toContain(`<td>${outcome}</td>`);
    expect(page.match(/<rect/g)).toHaveLength(8 * 4);
  });
});

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
    expect(historyPage(runs).match(/<rect/g)).toHaveLength(29 * 4);
  });

  test('become bars without a fault, whatever they hold', () => {
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
  const counts = { added: 0, changed: 0, removed: 0, kept: 0, accepted: 9, stale: 2, missing: 1 };
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
