import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrangeLibrary, songsOf } from '#core/library/library.ts';
import { runNode } from '../../scripts/build/child.ts';
import { EXIT } from '../../scripts/build/exit.ts';
import { readFolder } from '../../scripts/verify/folder.ts';
import { fileOfPath } from '../../scripts/verify/pages.ts';
import { readManifest } from '../../src/snapshot.ts';
import { PRODUCTION, type Site, SNAPSHOT, startSite, VARIABLES } from './site.ts';

const PROJECT = join(import.meta.dirname, '../..');
const WORK = join(PROJECT, '.cache/e2e/shards');
/** Shards of which the first is missing. */
const HALF = join(WORK, 'half');

/** Every file of a folder with its bytes. */
const contents = (folder: string): Map<string, Buffer> =>
  new Map(readFolder(folder).files.map(({ name }) => [name, readFileSync(join(folder, name))]));

/** `npm run shard`, as a machine of its own would run it. */
async function buildShard(shard: string, out: string): Promise<void> {
  const failure = await runNode({
    args: [join(PROJECT, 'scripts/shard.ts'), '--shard', shard, '--snapshot', SNAPSHOT, '--out', out],
    environment: { ...VARIABLES, ...PRODUCTION },
  });
  expect(failure).toBeNull();
}

describe('a site that is built in two shards', () => {
  const [first, second] = [join(WORK, 'two/1'), join(WORK, 'two/2')];
  /** Its folder is that of a single build. */
  let site: Site;

  beforeAll(async () => {
    site = await startSite();
    rmSync(WORK, { recursive: true, force: true });
    mkdirSync(first, { recursive: true });
    writeFileSync(join(first, 'earlier.html'), 'of a text that is gone');
    await buildShard('1/2', first);
    await buildShard('2/2', second);
    cpSync(second, join(HALF, '2'), { recursive: true });
  });
  afterAll(() => site?.close());

  test('is merged by one command, past the checks, into the site of a single build, byte for byte', async () => {
    const dist = join(WORK, 'site/dist');
    const failure = await runNode({
      args: [join(PROJECT, 'scripts/merge.ts'), '--shards', join(WORK, 'two'), '--snapshot', SNAPSHOT, '--out', dist],
      environment: { ...VARIABLES, ...PRODUCTION },
    });
    expect(failure).toBeNull();
    const [expected, published] = [contents(site.dist), contents(dist)];
    // For hosts, and no part of a page.
    for (const rules of ['_headers', '_redirects']) expect(published.delete(rules), rules).toBe(true);
    expect([...published.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [name, bytes] of expected) expect(published.get(name)?.equals(bytes), name).toBe(true);
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
    const { entries, playlists } = readManifest(SNAPSHOT);
    const all = songsOf(arrangeLibrary(entries, playlists)).map(({ path }) => fileOfPath(path));
    expect([...own, ...others].sort()).toEqual(all.sort());
  });
});
