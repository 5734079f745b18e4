/**
 * `npm run site`, run after run: what it publishes and when it does not, what it leaves out (A30), and that a rollback holds until it
 * is lifted (A38).
 */
import { cpSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { arrangeLibrary, songsOf } from '#core/library/library.ts';
import { EXIT } from '../../scripts/build/exit.ts';
import { siteAt } from '../../scripts/publish/releases.ts';
import { runSite, writeSiteReport } from '../../scripts/site/run.ts';
import { exitCodeOf, type SiteReport } from '../../scripts/site/site-report.ts';
import { readPage } from '../../scripts/verify/page.ts';
import { fileOfPath } from '../../scripts/verify/pages.ts';
import { readManifest } from '../../src/snapshot.ts';
import { type FaultServer, type ServedLibrary, startFaultServer } from '../fixtures/fault-server.ts';
import { songs } from '../fixtures/pulling.ts';
import { environment, PRODUCTION, VARIABLES } from '../fixtures/settings.ts';
import { runToEnd, startTrial, type Trial } from './start.fixture.ts';

/** Language codes: none that the program knows, some that it uses for something else. */
const CODES = [
  ...['GUJ', 'Skt.', 'skt', 'Tamil', 'English', 'und', 'x y', '0', '_', '{n}', '<b>', '"', "'", '&amp;', 'ગુજ', '🙏'],
  ...['page.home', 'name.Tamil', '__proto__', 'constructor', 'toString', 'index.html', '404', 'SAN.', 'san'],
];
/** Names of files, without `.txt`. */
const NAMES = [
  ...['<script>', '<script>alert(1)', '<style>', '</style>', '<SCRIPT src=x', '<script', '<!--', '-->', '<textarea>'],
  ...['</title>', '"onload="x', '{{x}}', '__proto__', 'page.home', '%3Cscript%3E'],
];
/** Names of the site's own files. */
const FOLDERS = ['404', '404.html', '_headers', '_astro', 'index', 'sw.js', 'favicon.svg'];

interface Entry {
  folder: string;
  language: string;
  file_name: string;
  text: string;
}
const ODD: readonly Entry[] = [
  ...CODES.map((language) => ({ folder: 'Odd codes', language, file_name: '001 One.txt' })),
  ...NAMES.map((name, at) => ({ folder: 'Odd names', language: 'ENG', file_name: `${at + 1} ${name}.txt` })),
].map((names, at) => ({ ...names, text: `The odd text ${at}, whole.\n` }));
const OWN = FOLDERS.map(
  (folder): Entry => ({ folder, language: 'SAN', file_name: 'index.txt', text: `अग्नि ${folder}\n` }),
);

const SECRET = 'correct horse battery';
const BAD: Entry = { folder: 'Rigveda', language: 'ENG', file_name: '0025 The.txt', text: `Words of ${SECRET}.\n` };
const CORRECTED: Entry = { ...BAD, text: 'The right words.\n' };
/** One more, far from it, by its name: no page shows both. */
const ALSO_BAD: Entry = { ...BAD, folder: 'Odd names', file_name: `0025 A ${SECRET}.txt`, text: 'A hymn to dawn.\n' };

/** The songs, and more entries; `words` stand in the first playlist. */
function withMore({ files, ...library }: ReturnType<typeof songs>, more: readonly Entry[], words = ''): ServedLibrary {
  const keyOf = ({ folder, language, file_name }: Entry) => `${folder}/${language}/${file_name}`;
  const listed = more.map(({ text: _, ...names }) => ({
    ...names,
    song_no: 1,
    s3_path: keyOf({ ...names, text: '' }),
  }));
  const texts = more.map((entry) => [keyOf(entry), entry.text] as const);
  const playlists = ['1', 'two'].map((id) => ({ id, name: `List ${id}` }));
  const contents = playlists.map(({ id, name }, at) => {
    const content = `${name}: first this, then that.\n${at === 0 ? words : ''}`;
    return [id, { playlist: name, content, isHtml: false }] as const;
  });
  return {
    files: [...files, ...listed],
    texts: new Map([...library.texts, ...texts]),
    playlists,
    contents: new Map(contents),
  };
}
/** Names of every kind, and what the checks object to: entries, two if none is given, and a playlist. */
const spoilt = (version?: string, more: readonly Entry[] = [BAD, ALSO_BAD]): ServedLibrary =>
  withMore(songs(40, version), [...ODD, ...more], SECRET);

/** One story, told in order: each test goes on from the one before it. */
let trial: Trial;
let server: FaultServer;
/** What `dist` leads to after the first run, and what of it is there whatever the library holds. */
let first: string;
let firstFiles: ReturnType<typeof ownFiles>;
beforeAll(async () => {
  trial = startTrial();
  server = await startFaultServer(spoilt());
});
afterAll(async () => {
  await server.close();
  trial.remove();
});

const DOWN = 'http://127.0.0.1:9';

const run = (words: readonly string[], variables: Record<string, string> = {}) => {
  const own = { API_URL: server.url, SNAPSHOT_DIR: trial.snapshot, MAIL_PASSWORD: SECRET };
  return runToEnd('site.ts', ['--out', trial.dist, ...words], { ...VARIABLES, ...PRODUCTION, ...own, ...variables });
};
const site = (...words: string[]) => run(words);

const reports = () => join(`${trial.dist}-releases`, 'cache/report');
const report = (): SiteReport => JSON.parse(readFileSync(join(reports(), 'report.json'), 'utf8'));

/** Which of some entries have a page with their text. */
function shown(entries: readonly Entry[]): Entry[] {
  const manifest = readManifest(trial.snapshot);
  const all = songsOf(arrangeLibrary(manifest.entries, manifest.playlists));
  return entries.filter(({ folder, language, file_name, text }) => {
    const song = all.find((one) => one.folder === folder && one.language === language && one.fileName === file_name);
    const page = readFileSync(join(trial.dist, fileOfPath(song?.path ?? '')), 'utf8');
    // Without its tags: a number that ends a line has one of its own.
    return page.replace(/<[^>]*>/g, '').includes(text.trim());
  });
}
/** Whether the first song is there in one version of its words. */
const pageHas = (version: string): boolean => {
  const [file_name, folder, language] = ['0001 Song 1.txt', 'Rigveda', 'SAN'];
  return (
    shown([{ folder, language, file_name, text: `${folder}/${language}/${file_name}, the ${version} version.` }])
      .length > 0
  );
};

const ownFiles = () => ({
  // Each collection has a sitemap, whose name begins as no folder of the site does.
  names: readdirSync(trial.dist)
    .filter((name) => !/^sitemap-.+-1\.xml$/.test(name))
    .sort(),
  notFound: readFileSync(join(trial.dist, '404.html'), 'utf8'),
});

const LEFT_OUT = 'entries, playlists or news are left out, because the checks object to them.';

test(`a first run publishes all but what the checks object to, which it names, ${ODD.length} odd codes and names among the rest (A30); its report says what`, async () => {
  const { code, output } = await site();
  expect(code, output).toBe(EXIT.trouble);
  expect(output).toMatch(/Published \d{8}T\d{9}Z\./);
  expect(output).toContain('Left out, because the checks object to them (3):');
  for (const { folder, language, file_name } of [BAD, ALSO_BAD])
    expect(output).toContain(`entry "${folder}/${language}/${file_name}": holds the value of MAIL_PASSWORD`);
  expect(output).toContain('playlist "1": holds the value of MAIL_PASSWORD');
  first = readlinkSync(trial.dist);
  firstFiles = ownFiles();
  expect(pageHas('first')).toBe(true);
  expect(shown(ODD)).toEqual(ODD);
  const files = readdirSync(realpathSync(trial.dist), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));
  expect(files.some((file) => file.endsWith('/playlist/two/index.html'))).toBe(true);
  expect(files.filter((file) => file.includes(SECRET) || readFileSync(file).includes(SECRET))).toEqual([]);
  const { outcome, failure, trouble, build, pull } = report();
  expect({ outcome, failure, trouble }).toEqual({ outcome: 'published', failure: null, trouble: [`3 ${LEFT_OUT}`] });
  expect(build?.checks).toMatchObject({ passed: true, offenders: [], pages: { files: 80 } });
  expect(pull).toMatchObject({ outcome: 'committed', entries: { accepted: 82 } });
});

test('a second one finds nothing changed, builds nothing, and names again what is left out', async () => {
  const { code, output } = await site();
  expect(code, output).toBe(EXIT.trouble);
  expect(output).toContain('Nothing changed; the site is as it was.');
  expect(output).toContain('Left out, because the checks object to them (3):');
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

test('a run whose output would hold a secret that no entry is the cause of is refused at the checks, and the site is untouched (A25)', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('MAIL_PASSWORD', VARIABLES.SITE_URL);
  vi.stubEnv('API_URL', server.url);
  const place = siteAt(trial.dist);
  const refused = await runSite({
    site: place,
    snapshot: trial.snapshot,
    environment,
    force: true,
    make: async (folder) => {
      for (const name of ['index.html', 'catalogue'])
        cpSync(join(trial.dist, name), join(folder, name), { recursive: true });
    },
    pullArgs: [],
    signal: new AbortController().signal,
  });
  await writeSiteReport(place, refused);
  expect(exitCodeOf(refused), refused.failure?.what).toBe(EXIT.refused);
  expect(readlinkSync(trial.dist)).toBe(first);
  expect(report()).toMatchObject({ outcome: 'refused', failure: { step: 'checks' }, build: { outcome: 'refused' } });
  expect(refused.build?.checks?.offenders.map(({ what }) => what)).toContain('holds the value of MAIL_PASSWORD');
});

test('a run that published with a stale text ends with a code of its own, and says why; what was left out is not tried again', async () => {
  server.library = spoilt('second', [BAD, ALSO_BAD, ...OWN]);
  server.fault = ({ name }) => (name.includes('ENG/0004') ? { status: 404 } : null);
  const { code, output } = await site();
  expect(code, output).toBe(EXIT.trouble);
  expect(output).toContain(`Needs attention:\n  1 texts show an earlier copy.\n  3 ${LEFT_OUT}`);
  expect(output.match(/^Building/gm)).toHaveLength(1);
  expect(report()).toMatchObject({
    outcome: 'published',
    trouble: ['1 texts show an earlier copy.', `3 ${LEFT_OUT}`],
  });
  expect(pageHas('second')).toBe(true);
});

test("names of the site's own files are names like any other, and its files stay as they were (A15)", () => {
  expect(ownFiles()).toEqual(firstFiles);
  expect(shown(OWN)).toEqual(OWN);
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
  expect(pageHas('first')).toBe(true);
});

test.each([{ words: [] }, { words: ['--force'] }])(
  'a run after a rollback publishes nothing, says so and ends with a code of its own (A38): $words',
  async ({ words }) => {
    server.library = spoilt('third');
    server.fault = () => null;
    const { code, output } = await site(...words);
    expect(code, output).toBe(EXIT.held);
    expect(output).toMatch(/The site was rolled back from \d{8}T\d{9}Z at .+, and is held\./);
    expect(pageHas('first')).toBe(true);
    expect(report()).toMatchObject({ outcome: 'held', hold: { to: expect.any(String) } });
  },
);

test('with --resume a run publishes again: what was corrected is shown, but not told as news of what it was, what was left out is not tried, and no page is taken over where the list of files is lost', async () => {
  const mended = songs(2, 'mended').texts;
  const library = spoilt('first', [CORRECTED, ALSO_BAD]);
  server.library = { ...library, texts: new Map([...library.texts, ...mended]) };
  rmSync(join(trial.dist, `../${first}.files.json`));
  const { code, output } = await site('--resume');
  expect(code, output).toBe(EXIT.trouble);
  expect(output).toContain('The list of the files of the published site cannot be read');
  expect(output.match(/^Building.*$/gm)).toEqual([
    expect.stringMatching(/^Building [\d,]+ pages$/),
    expect.stringMatching(/^Building [\d,]+ pages; [\d,]+ stay as they are$/),
  ]);
  expect(output).toContain('Left out, because the checks object to them (3):');
  expect(output).toMatch(/^ {2}news "[^"]+": holds the value of MAIL_PASSWORD$/m);
  expect(output).not.toContain(BAD.file_name);
  expect(pageHas('mended')).toBe(true);
  expect(shown([CORRECTED])).toHaveLength(1);
  expect(report()).toMatchObject({ outcome: 'published', hold: null });
  const again = await site();
  expect(again.code, again.output).toBe(EXIT.trouble);
  expect(again.output).toContain('Nothing changed');
});

test('each run leaves its report under its date, and a page that shows them all', () => {
  const dated = readdirSync(join(reports(), 'history')).filter((name) => name.endsWith('.json'));
  expect(dated).toHaveLength(10);
  const page = readFileSync(join(reports(), 'history.html'), 'utf8');
  expect(readPage(page).faults).toEqual([]);
  for (const outcome of ['published', 'unchanged', 'refused', 'failed', 'held'])
    expect(page).toContain(`<td>${outcome}</td>`);
  expect(page.match(/<a href="history\//g)).toHaveLength(10);
});
