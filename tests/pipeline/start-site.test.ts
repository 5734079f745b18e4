import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filePath, safeSegment } from '#library/paths.ts';
import { EXIT } from '../../scripts/build/exit.ts';
import type { RunningServer } from '../../scripts/local-api/listen.ts';
import { startApi } from '../../scripts/local-api/server.ts';
import type { SiteReport } from '../../scripts/site/site-report.ts';
import { runToEnd, startTrial, type Trial } from './start.fixture.ts';

/** One story, told in order: each test goes on from the one before it. */
let trial: Trial;
let api: RunningServer;
/** What `dist` leads to after the first run. */
let first: string;
beforeAll(async () => {
  trial = startTrial();
  api = await startApi({ libraryDir: trial.library, port: 0, dataDir: ':memory:' });
});
afterAll(async () => {
  await api.close();
  trial.remove();
});

const MINUTES = 180_000;

const site = (...words: string[]) =>
  runToEnd('site.ts', ['--out', trial.dist, ...words], { API_URL: api.url, SNAPSHOT_DIR: trial.snapshot });

const report = (): SiteReport =>
  JSON.parse(readFileSync(join(`${trial.dist}-releases`, 'cache/report/report.json'), 'utf8'));

const page = (): string =>
  readFileSync(join(trial.dist, decodeURIComponent(filePath('Rig_Veda', 'SAN', '001 Agni.txt')), 'index.html'), 'utf8');

test(
  'a first run publishes, and its report says what',
  async () => {
    const { code, output } = await site();
    expect(code, output).toBe(0);
    expect(output).toMatch(/Published \d{8}T\d{9}Z\./);
    first = readlinkSync(trial.dist);
    expect(page()).toContain('अग्निमीळे पुरोहितं');
    const { outcome, failure, build, pull } = report();
    expect({ outcome, failure }).toEqual({ outcome: 'published', failure: null });
    expect(build?.checks).toMatchObject({ passed: true, offenders: [], pages: { files: 3 }, texts: 3 });
    expect(pull).toMatchObject({ outcome: 'committed', entries: { accepted: 3 } });
  },
  MINUTES,
);

test(
  'a second one finds nothing changed, builds nothing, and ends well',
  async () => {
    const before = readlinkSync(trial.dist);
    const { code, output } = await site();
    expect(code, output).toBe(0);
    expect(output).toContain('Nothing changed; the site is as it was.');
    expect(output).not.toContain('Building');
    expect(readlinkSync(trial.dist)).toBe(before);
    expect(report()).toMatchObject({ outcome: 'unchanged', build: { outcome: 'unchanged', checks: null } });
    const page = readFileSync(join(`${trial.dist}-releases`, 'cache/report/report.html'), 'utf8');
    expect(page).toContain('Nothing changed; the site is as it was.');
  },
  MINUTES,
);

test(
  'a run whose API is down fails, and the site is untouched (A1)',
  async () => {
    const before = readlinkSync(trial.dist);
    const { code, output } = await runToEnd('site.ts', ['--out', trial.dist], {
      API_URL: 'http://127.0.0.1:9',
      SNAPSHOT_DIR: trial.snapshot,
      PULL_TIMEOUT: '2',
      PULL_BUDGET: '1',
    });
    expect(code).toBe(1);
    expect(output).toContain('Failed at the pull; the site is as it was.');
    expect(readlinkSync(trial.dist)).toBe(before);
    expect(report()).toMatchObject({ outcome: 'failed', failure: { step: 'pull' }, build: { outcome: 'unchanged' } });
  },
  MINUTES,
);

test(
  'a run whose output would hold a secret fails at the checks, and the site is untouched (A25)',
  async () => {
    const before = readlinkSync(trial.dist);
    const { code, output } = await runToEnd('site.ts', ['--out', trial.dist, '--force'], {
      API_URL: api.url,
      SNAPSHOT_DIR: trial.snapshot,
      SITE_TITLE: 'Correct horse battery',
      MAIL_PASSWORD: 'Correct horse battery',
    });
    expect(code).toBe(EXIT.refused);
    expect(output).toContain('holds the value of MAIL_PASSWORD');
    expect(readlinkSync(trial.dist)).toBe(before);
    expect(report()).toMatchObject({ outcome: 'refused', failure: { step: 'checks' }, build: { outcome: 'refused' } });
  },
  MINUTES,
);

/** What of the site is there whatever the library holds. */
const ownFiles = () => ({
  // Each collection has a sitemap, whose name begins as no folder of the site does.
  names: readdirSync(trial.dist)
    .filter((name) => !/^sitemap-.+-1\.xml$/.test(name))
    .sort(),
  notFound: readFileSync(join(trial.dist, '404.html'), 'utf8'),
});

test(
  "a changed text is published; names of the site's own files are names like any other, and its files stay as they were (A15)",
  async () => {
    const before = ownFiles();
    const folders = ['404', '404.html', '_headers', '_astro', 'index', 'sw.js', 'favicon.svg'];
    for (const folder of folders) trial.addText(`${folder}/SAN/index.txt`, `अग्नि ${folder}\n`);
    writeFileSync(join(trial.library, 'Rig_Veda/SAN/001 Agni.txt'), 'यज्ञस्य देवमृत्विजम्\n');
    const { code, output } = await site();
    expect(code, output).toBe(0);
    expect(page()).toContain('यज्ञस्य देवमृत्विजम्');
    expect(ownFiles()).toEqual(before);
    for (const folder of folders) {
      const file = join(
        trial.dist,
        decodeURIComponent(filePath(safeSegment(folder), 'SAN', 'index.txt')),
        'index.html',
      );
      // Without its tags: a number that ends a line has one of its own.
      const words = readFileSync(file, 'utf8').replace(/<[^>]*>/g, '');
      expect(words).toContain(`अग्नि ${folder}`);
    }
  },
  MINUTES,
);

test(
  'one command goes back to the site before',
  async () => {
    const { code, output } = await site('--rollback');
    expect(code, output).toBe(0);
    expect(readlinkSync(trial.dist)).toBe(first);
    expect(page()).toContain('अग्निमीळे पुरोहितं');
  },
  MINUTES,
);
