import { describe, expect, test } from 'vitest';
import type { PullReport } from '../../scripts/pull/report.ts';
import { reportBody, reportPage } from '../../scripts/site/report-page.ts';
import type { SiteReport } from '../../scripts/site/site-report.ts';
import { readPage } from '../../scripts/verify/page.ts';

const change = { added: 1, changed: 1, removed: 1, unchanged: 7 };
const PULL: PullReport = {
  outcome: 'committed',
  startedAt: '2026-11-21T00:00:00.000Z',
  seconds: 1.5,
  source: 'api',
  failure: null,
  notice: null,
  warnings: ['The list came late.'],
  objections: [],
  entries: { ...change, listed: 10, accepted: 9, stale: 1, sample: 0, missing: 0 },
  playlists: { ...change, accepted: 2, stale: 0, missing: 0 },
  skipped: [{ index: 3, what: 'entry', name: '../<script>alert(1)</script>', reason: 'would leave its folder' }],
  names: {
    added: ['Veda/SAN/New "& <b>.txt'],
    changed: ['Veda/SAN/2.txt'],
    removed: ['Veda/SAN/3.txt'],
    stale: ['a\u0007b'],
  },
  bytes: { texts: 1000, written: 100 },
  requests: 12,
  retries: 2,
};

const REPORT: SiteReport = {
  outcome: 'published',
  startedAt: '2026-11-21T00:00:00.000Z',
  seconds: 20,
  failure: null,
  trouble: ['1 texts show an earlier copy.'],
  hold: null,
  pull: PULL,
  build: {
    outcome: 'published',
    release: '20261121T000000000Z',
    seconds: { build: 12, checks: 3, publish: 1 },
    pages: { rendered: 60, takenOver: 5940 },
    texts: { texts: 5997, files: 2281 },
    packs: { packs: 1, texts: 1, made: 0, kept: 1 },
    checks: null,
    changes: { from: null, written: 61, removed: 4 },
    found: { known: true, read: 12, damaged: 1, damage: [{ file: 'a/index.html', what: 'is missing' }] },
    leftOut: [{ what: 'entry', key: 'x', name: 'Veda/SAN/Odd.txt', reason: 'could not be rendered: it slipped' }],
  },
};

/** What a reader sees, white space aside. */
const words = (report: SiteReport): string =>
  reportPage(report)
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the page of a report', () => {
  test('says what changed, what is stale, what was refused, and how long it took', () => {
    const seen = words(REPORT);
    for (const part of [
      '5,940',
      'Added: 1',
      'Veda/SAN/3.txt',
      'would leave its folder',
      'The list came late.',
      '12 s',
      '1 texts show an earlier copy.',
      'a/index.html is missing',
      'Veda/SAN/Odd.txt: could not be rendered: it slipped',
    ]) {
      expect(seen).toContain(part);
    }
  });

  test('shows names as they are, and no name becomes mark-up', () => {
    expect(reportPage(REPORT)).toContain('New &quot;&amp; &lt;b&gt;.txt');
    expect(reportPage(REPORT)).not.toContain('<script>');
    expect(words(REPORT)).toContain('a\\u0007b');
  });

  test('stays HTML within the Markdown of a run of a CI, whatever a name holds: no line of its own, no mention', () => {
    const name = '`@team`<img src=x>\n\n## Published';
    const skipped = [{ index: 1, what: 'entry' as const, name, reason: 'is odd' }];
    const failure = { step: 'build' as const, what: 'One line.\n\n## Another.' };
    const body = reportBody({ ...REPORT, outcome: 'failed', failure, pull: { ...PULL, skipped } });
    expect(body).toContain('<li><code>entry `@team`&lt;img src=x&gt;\\n\\n## Published: is odd</code></li>');
    expect(body).not.toMatch(/\n\s*\n/);
  });

  test('names the first of many and counts the others', () => {
    const skipped = Array.from({ length: 1200 }, (_, index) => ({
      index,
      what: 'entry' as const,
      name: 'x',
      reason: 'y',
    }));
    expect(words({ ...REPORT, pull: { ...PULL, skipped } })).toContain('and 200 more');
  });

  test("keeps to the rules that the checks hold the site's pages to", () => {
    expect(readPage(reportPage(REPORT)).faults).toEqual([]);
  });

  test('of a run that failed says at which step, and has nothing to say of the others', () => {
    const seen = words({
      ...REPORT,
      outcome: 'failed',
      failure: { step: 'pull', what: 'The pull ended with exit code 1.' },
      pull: { ...PULL, outcome: 'failed', failure: 'The list cannot be loaded.' },
      build: null,
    });
    expect(seen).toContain('Failed at the pull');
    expect(seen).toContain('The list cannot be loaded.');
    expect(seen).not.toContain('Pages made');
  });
});
