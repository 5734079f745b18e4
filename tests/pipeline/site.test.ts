/** `npm run site`, run after run: what it publishes and when it does not, and that a rollback holds until it is lifted (A38). */
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filePath, safeSegment } from '#core/library/paths.ts';
import { EXIT } from '../../scripts/build/exit.ts';
import type { SiteReport } from '../../scripts/site/site-report.ts';
import { readPage } from '../../scripts/verify/page.ts';
import { type FaultServer, type ServedLibrary, startFaultServer } from '../fixtures/fault-server.ts';
import { songs } from '../fixtures/pulling.ts';
import { PRODUCTION, VARIABLES } from '../fixtures/settings.ts';
import { runToEnd, startTrial, type Trial } from './start.fixture.ts';

/** One story, told in order: each test goes on from the one before it. */
let trial: Trial;
let server: FaultServer;
/** What `dist` leads to after the first run. */
let first: string;
beforeAll(async () => {
  trial = startTrial();
  server = await startFaultServer(songs(40));
});
afterAll(async () => {
  await server.close();
  trial.remove();
});

const DOWN = 'http://127.0.0.1:9';

const run = (words: readonly string[], environment: Record<string, string> = {}) => {
  const own = { API_URL: server.url, SNAPSHOT_DIR: trial.snapshot };
  return runToEnd('site.ts', ['--out', trial.dist, ...words], { ...VARIABLES, ...PRODUCTION, ...own, ...environment });
};
const site = (...words: string[]) => run(words);

const reports = () => join(`${trial.dist}-releases`, 'cache/report');
const report = (): SiteReport => JSON.parse(readFileSync(join(reports(), 'report.json'), 'utf8'));

/** Without its tags: a number that ends a line has one of its own. */
const wordsOf = (...place: [folder: string, language: string, name: string]): string =>
  readFileSync(join(trial.dist, decodeURIComponent(filePath(...place)), 'index.html'), 'utf8').replace(/<[^>]*>/g, '');
const pageHas = (words: string): boolean => wordsOf('Rigveda', 'SAN', '0001 Song 1.txt').includes(words);

test('a first run publishes, and its report says what', async () => {
  const { code, output } = await site();
  expect(code, output).toBe(EXIT.well);
  expect(output).toMatch(/Published \d{8}T\d{9}Z\./);
  first = readlinkSync(trial.dist);
  expect(pageHas('the first version')).toBe(true);
  const { outcome, failure, build, pull } = report();
  expect({ outcome, failure }).toEqual({ outcome: 'published', failure: null });
  expect(build?.checks).toMatchObject({ passed: true, offenders: [], pages: { files: 40 }, texts: 40 });
  expect(pull).toMatchObject({ outcome: 'committed', entries: { accepted: 40 } });
});

test('a second one finds nothing changed, builds nothing, and ends well', async () => {
  const { code, output } = await site();
  expect(code, output).toBe(EXIT.well);
  expect(output).toContain('Nothing changed; the site is as it was.');
  expect(output).not.toContain('Building');
  expect(readlinkSync(trial.dist)).toBe(first);
  expect(report()).toMatchObject({ outcome: 'unchanged', build: { outcome: 'unchanged', checks: null } });
  const page = readFileSync(join(reports(), 'report.html'), 'utf8');
  expect(page).toContain('Nothing changed; the site is as it was.');
});

test('a run whose API is down fails, and the site is untouched (A1)', async () => {
  const { code, output } = await run([], { API_URL: DOWN, PULL_TIMEOUT: '2', PULL_BUDGET: '1' });
  expect(code).toBe(EXIT.failed);
  expect(output).toContain('Failed at the pull; the site is as it was.');
  expect(readlinkSync(trial.dist)).toBe(first);
  expect(report()).toMatchObject({ outcome: 'failed', failure: { step: 'pull' }, build: { outcome: 'unchanged' } });
});

test('a run whose output would hold a secret fails at the checks, and the site is untouched (A25)', async () => {
  server.library = songs(40, 'spoilt');
  // Every page has it.
  const { code, output } = await run([], { MAIL_PASSWORD: VARIABLES.SITE_URL });
  expect(code).toBe(EXIT.refused);
  expect(output).toContain('holds the value of MAIL_PASSWORD');
  expect(readlinkSync(trial.dist)).toBe(first);
  expect(report()).toMatchObject({ outcome: 'refused', failure: { step: 'checks' }, build: { outcome: 'refused' } });
});

test('a run that published with a stale text ends with a code of its own, and says why', async () => {
  server.library = songs(40, 'second');
  server.fault = ({ name }) => (name.includes('ENG/0004') ? { status: 404 } : null);
  const { code, output } = await site();
  expect(code, output).toBe(EXIT.trouble);
  expect(output).toContain('Needs attention:\n  1 texts show an earlier copy.');
  expect(report()).toMatchObject({ outcome: 'published', trouble: ['1 texts show an earlier copy.'] });
  expect(pageHas('the second version')).toBe(true);
});

test('a run that a guard refuses ends with another, and the site is as it was', async () => {
  const before = readlinkSync(trial.dist);
  server.library = songs(4);
  const { code, output } = await site();
  expect(code, output).toBe(EXIT.refused);
  expect(output).toContain('Refused at the pull; the site is as it was.');
  expect(report()).toMatchObject({ outcome: 'refused' });
  expect(readlinkSync(trial.dist)).toBe(before);
});

test('one command goes back to the site before', async () => {
  const { code, output } = await site('--rollback');
  expect(code, output).toBe(EXIT.well);
  expect(output).toContain('The site is held until "npm run site -- --resume"');
  expect(readlinkSync(trial.dist)).toBe(first);
  expect(pageHas('the first version')).toBe(true);
});

test.each([{ words: [] }, { words: ['--force'] }])(
  'a run after a rollback publishes nothing, says so and ends with a code of its own (A38): $words',
  async ({ words }) => {
    server.library = songs(40, 'third');
    server.fault = () => null;
    const { code, output } = await site(...words);
    expect(code, output).toBe(EXIT.held);
    expect(output).toMatch(/The site was rolled back from \d{8}T\d{9}Z at .+, and is held\./);
    expect(pageHas('the first version')).toBe(true);
    expect(report()).toMatchObject({ outcome: 'held', hold: { to: expect.any(String) } });
  },
);

/** What of the site is there whatever the library holds. */
const ownFiles = () => ({
  // Each collection has a sitemap, whose name begins as no folder of the site does.
  names: readdirSync(trial.dist)
    .filter((name) => !/^sitemap-.+-1\.xml$/.test(name))
    .sort(),
  notFound: readFileSync(join(trial.dist, '404.html'), 'utf8'),
});

/** A library with so many folders more, each of one text. */
function withFolders({ files, ...library }: ReturnType<typeof songs>, folders: readonly string[]): ServedLibrary {
  const [language, file_name] = ['SAN', 'index.txt'];
  const more = folders.map((folder) => ({
    folder,
    language,
    file_name,
    song_no: 1,
    s3_path: `${folder}/SAN/index.txt`,
  }));
  const texts = more.map(({ folder, s3_path }) => [s3_path, `अग्नि ${folder}\n`] as const);
  return { ...library, files: [...files, ...more], texts: new Map([...library.texts, ...texts]) };
}

test("with --resume changed texts are published; names of the site's own files are names like any other, and its files stay as they were (A15)", async () => {
  const before = ownFiles();
  const folders = ['404', '404.html', '_headers', '_astro', 'index', 'sw.js', 'favicon.svg'];
  server.library = withFolders(songs(40, 'mended'), folders);
  const { code, output } = await site('--resume');
  expect(code, output).toBe(EXIT.well);
  expect(pageHas('the mended version')).toBe(true);
  expect(ownFiles()).toEqual(before);
  for (const folder of folders) expect(wordsOf(safeSegment(folder), 'SAN', 'index.txt')).toContain(`अग्नि ${folder}`);
  expect((await site()).code).toBe(EXIT.well);
});

test('a run whose API is down makes a damaged site whole from the last snapshot, and still ends as failed (A28)', async () => {
  rmSync(join(trial.dist, 'file/Rigveda/SAN/0001 Song 1.txt'), { recursive: true });
  const { code, output } = await run([], { API_URL: DOWN, PULL_BUDGET: '1' });
  expect(code, output).toBe(EXIT.failed);
  expect(output).toContain('the site was damaged, and was built again from the last snapshot');
  expect(pageHas('the mended version')).toBe(true);
});

test('each run leaves its report under its date, and a page that shows them all', () => {
  const dated = readdirSync(join(reports(), 'history')).filter((name) => name.endsWith('.json'));
  expect(dated).toHaveLength(11);
  const page = readFileSync(join(reports(), 'history.html'), 'utf8');
  expect(readPage(page).faults).toEqual([]);
  for (const outcome of ['published', 'unchanged', 'refused', 'failed', 'held'])
    expect(page).toContain(`<td>${outcome}</td>`);
  expect(page.match(/<a href="history\//g)).toHaveLength(11);
});
