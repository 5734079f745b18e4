import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLibrary } from '#api/library.ts';
import { runNode } from '../../scripts/build/child.ts';
import { EXIT } from '../../scripts/build/exit.ts';
import { buildCards } from '../../scripts/cards/build.ts';
import { buildData } from '../../scripts/data/build.ts';
import { dataSite } from '../../scripts/data/rows.ts';
import { SHARD_FOLDER as DATA_SHARD_FOLDER } from '../../scripts/data/shard-data.ts';
import { openLibrary } from '../../scripts/local-api/library.ts';
import { startApi } from '../../scripts/local-api/server.ts';
import { buildWorker } from '../../scripts/offline/build.ts';
import { buildPacks } from '../../scripts/packs/build.ts';
import { SHARD_FOLDER } from '../../scripts/packs/earlier.ts';
import { pull } from '../../scripts/pull/run.ts';
import { sampleSource } from '../../scripts/pull/sample.ts';
import { mergeShards, shardsIn } from '../../scripts/shards/merge.ts';
import { buildSitemaps } from '../../scripts/sitemap/build.ts';
import { buildTextIndex } from '../../scripts/text-index/build.ts';
import { RUNS_FOLDER } from '../../scripts/text-index/shard-runs.ts';
import { readFolder } from '../../scripts/verify/folder.ts';
import { environment, PRODUCTION, VARIABLES } from './site.ts';

const PROJECT = join(import.meta.dirname, '../..');
const SAMPLE = join(PROJECT, 'scripts/local-api/sample-library');
const WORK = join(PROJECT, '.cache/e2e/shards');
const SNAPSHOT = join(WORK, 'snapshot');
/** Shards of which the first is missing. */
const HALF = join(WORK, 'half');

/** Every file of a folder with its bytes. */
const contents = (folder: string): Map<string, Buffer> =>
  new Map(readFolder(folder).files.map(({ name }) => [name, readFileSync(join(folder, name))]));

async function makeSnapshot(): Promise<void> {
  const api = await startApi({ libraryDir: SAMPLE, port: 0, dataDir: ':memory:' });
  const report = await pull({
    api: createLibrary({ api: api.url, concurrency: 8, timeout: 10_000, budget: 60_000 }),
    sample: sampleSource(openLibrary(SAMPLE)),
    folder: SNAPSHOT,
    allowSample: false,
    acceptShrink: true,
    concurrency: 8,
  });
  await api.close();
  expect(report.failure).toBeNull();
}

/** `npm run shard`, as a machine of its own would run it. */
async function buildShard(shard: string, out: string): Promise<void> {
  const failure = await runNode({
    args: [join(PROJECT, 'scripts/shard.ts'), '--shard', shard, '--snapshot', SNAPSHOT, '--out', out],
    cwd: PROJECT,
    environment: { ...VARIABLES, ...PRODUCTION },
  });
  expect(failure).toBeNull();
}

describe('a site that is built in two shards', () => {
  const [first, second, single] = ['two/1', 'two/2', 'single'].map((name) => join(WORK, name)) as [
    string,
    string,
    string,
  ];

  beforeAll(async () => {
    rmSync(WORK, { recursive: true, force: true });
    await makeSnapshot();
    mkdirSync(first, { recursive: true });
    writeFileSync(join(first, 'earlier.html'), 'of a text that is gone');
    await buildShard('1/2', first);
    await buildShard('2/2', second);
    cpSync(second, join(HALF, '2'), { recursive: true });
    const failure = await runNode({
      args: [join(import.meta.dirname, 'build-site.ts')],
      cwd: PROJECT,
      environment: { ...VARIABLES, ...PRODUCTION, SNAPSHOT_DIR: SNAPSHOT, OUT_DIR: single },
    });
    expect(failure).toBeNull();
  });

  test('is the site of a single build when it is merged, byte for byte', async () => {
    const merged = join(WORK, 'merged');
    const withoutTexts = join(WORK, 'names');
    mkdirSync(withoutTexts, { recursive: true });
    cpSync(join(SNAPSHOT, 'manifest.json'), join(withoutTexts, 'manifest.json'));
    const shards = await shardsIn(join(WORK, 'two'));
    expect(shards).toEqual([first, second]);
    const { files, shared } = await mergeShards(shards, merged);
    const left = [RUNS_FOLDER, SHARD_FOLDER, DATA_SHARD_FOLDER].flatMap(
      (name) => readFolder(join(merged, name)).files,
    ).length;
    // The machines have read the texts: there is none here to read.
    await buildTextIndex({
      snapshot: withoutTexts,
      folder: merged,
      served: null,
      bound: 0,
      work: join(WORK, 'no-runs'),
    });
    await buildPacks({ snapshot: withoutTexts, folder: merged, served: null });
    await buildWorker(merged);
    buildSitemaps({ snapshot: withoutTexts, folder: merged, siteUrl: VARIABLES.SITE_URL });
    await buildCards({ snapshot: withoutTexts, folder: merged, siteTitle: environment.SITE_TITLE, served: null });
    const site = dataSite(environment);
    const data = await buildData({ snapshot: withoutTexts, folder: merged, site, served: null });
    expect(data).toMatchObject({ made: 0 });
    const [expected, found] = [contents(single), contents(merged)];
    expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [name, bytes] of expected) expect(found.get(name)?.equals(bytes), name).toBe(true);
    // What the merge makes: the index inside texts, that of packs, the catalogue for developers, what search engines are told, cards, and the worker of a page that is then taken out.
    const made = [...expected.keys()].filter((name) =>
      /^_astro\/texts\/|^catalogue\/texts\.json$|^packs\/index\.json$|^robots\.txt$|^cards\/|^sitemap|^data\/(?:catalogue\.json|moved\.json|format\.txt)$|^sw\.js$|^_astro\/(?:draw|song)\./.test(
        name,
      ),
    ).length;
    expect(made).toBeGreaterThan(6);
    expect(files).toBe(expected.size - made + left + 1);
    expect(shared).toBeGreaterThan(0);
  });

  test('passes the checks and is published by one command', async () => {
    const dist = join(WORK, 'site/dist');
    const failure = await runNode({
      args: [join(PROJECT, 'scripts/merge.ts'), '--shards', join(WORK, 'two'), '--snapshot', SNAPSHOT, '--out', dist],
      cwd: PROJECT,
      environment: { ...VARIABLES, ...PRODUCTION },
    });
    expect(failure).toBeNull();
    const published = contents(dist);
    // For hosts, and no part of a page.
    expect(published.delete('_headers')).toBe(true);
    expect([...published.keys()].sort()).toEqual([...contents(single).keys()].sort());
  });

  test('is refused at once when a shard is missing', async () => {
    const said: string[] = [];
    const failure = await runNode({
      args: [
        join(PROJECT, 'scripts/merge.ts'),
        '--shards',
        HALF,
        '--snapshot',
        SNAPSHOT,
        '--out',
        join(WORK, 'half-site/dist'),
      ],
      cwd: PROJECT,
      environment: { ...VARIABLES, ...PRODUCTION },
      onErrorLine: (line) => said.push(line),
    });
    expect(failure).toBe(`exit code ${EXIT.failed}`);
    expect(said).toEqual([
      `Not all of the 2 shards are in ${HALF}: 1 missing.`,
      `  Build them with "npm run shard -- --shard 1/2 --out ${HALF}/1" and so on.`,
    ]);
    expect(existsSync(join(WORK, 'half-site/dist'))).toBe(false);
  });

  test('has each song’s page in one shard alone, and some in each', () => {
    const songs = (folder: string): string[] =>
      readFolder(folder)
        .files.map(({ name }) => name)
        .filter((name) => /^file\/[^/]+\/[^/]+\/[^/]+\/index\.html$/.test(name));
    const [own, others] = [songs(first), songs(second)];
    expect(own.filter((name) => others.includes(name))).toEqual([]);
    expect(Math.min(own.length, others.length)).toBeGreaterThan(5);
    expect([...own, ...others].sort()).toEqual(songs(single).sort());
  });
});
