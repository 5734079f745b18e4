/** A21: whatever interrupts a pull, the snapshot is wholly the old one or wholly the new one. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { PROJECT } from '../../scripts/build/environment.ts';
import { writeAndSync } from '../../scripts/pull/disk.ts';
import { takeLock } from '../../scripts/pull/lock.ts';
import { openSnapshot } from '../../scripts/pull/snapshot.ts';
import { type FaultServer, randomBySeed, startFaultServer } from '../fixtures/fault-server.ts';
import { fingerprint, pullFrom, readManifest, readStored, songs, temporaryFolder } from '../fixtures/pulling.ts';

let folder: string;
let server: FaultServer;
beforeEach(async () => {
  folder = await temporaryFolder();
  server = await startFaultServer(songs(40));
  onTestFinished(() => server.close());
});

/** Which version of the library a snapshot holds; throws unless every entry has its own text of that version. */
async function versionOf(snapshotFolder: string, count = 40): Promise<string> {
  const { entries, playlists } = await readManifest(snapshotFolder);
  const versions = new Set<string>();
  for (const { digest, folder: collection, language, fileName } of entries) {
    const text = await readStored(snapshotFolder, digest);
    expect(text).toContain(`${collection}/${language}/${fileName}`);
    versions.add(/the (\w+) version/.exec(text)?.[1] ?? 'none');
  }
  for (const { digest } of playlists) await readStored(snapshotFolder, digest);
  expect(entries).toHaveLength(count);
  expect([...versions]).toHaveLength(1);
  return [...versions].join();
}

describe('A21: killed', () => {
  /**
   * `npm run pull` in one file, since to find its modules is a fifth of the work of all kills. Two folders below the project, as
   * `scripts/build/environment.ts`, which knows the project's folder by its own place.
   * @returns the file, which is removed when the test ends
   */
  async function bundlePull(): Promise<string> {
    await mkdir(join(PROJECT, '.cache'), { recursive: true });
    const outDir = await mkdtemp(join(PROJECT, '.cache/pull-'));
    onTestFinished(() => rm(outDir, { recursive: true }));
    const rolldownOptions = { output: { entryFileNames: 'pull.mjs', codeSplitting: false } };
    await build({
      configFile: false,
      envDir: false,
      logLevel: 'silent',
      ssr: { noExternal: true },
      build: { ssr: join(PROJECT, 'scripts/pull.ts'), outDir, rolldownOptions },
    });
    return join(outDir, 'pull.mjs');
  }

  /** A pull in a process of its own; `moment` is told when to kill it, if ever. */
  async function pullInProcess(script: string, moment: (kill: () => void) => void): Promise<'killed' | 'ended'> {
    const args = ['--api', server.url, '--out', folder, '--report', join(reports, 'pull.json')];
    const env = { ...process.env, PULL_CONCURRENCY: '4' };
    const child = spawn(process.execPath, [script, ...args], { stdio: 'ignore', env });
    moment(() => child.kill('SIGKILL'));
    const [, signal] = await once(child, 'exit');
    return signal === 'SIGKILL' ? 'killed' : 'ended';
  }

  let reports: string;
  beforeEach(async () => {
    reports = await temporaryFolder();
  });

  const KILLS = 50;
  /** Few, since each pull asks for all of them, and the moments that matter are few too. */
  const SONGS = 10;
  /** Requests of a pull: the list, the songs, a playlist. */
  const REQUESTS = 1 + SONGS + 1;

  test(`at ${KILLS} seeded moments: the old snapshot or the new one, never a mixture, and the next run cleans up`, async () => {
    const random = randomBySeed(21);
    server.library = songs(SONGS);
    const script = await bundlePull();
    expect(await pullInProcess(script, () => undefined)).toBe('ended');
    expect(await versionOf(folder, SONGS)).toBe('first');
    let held = 'first';
    const seen = { killed: 0, old: 0, new: 0 };
    /** Milliseconds after the last request within which it dies: twice what the commit takes, once they have followed it. */
    let reach = 30;
    for (let turn = 0; turn < KILLS; turn += 1) {
      const offered = `number${turn}`;
      server.library = songs(SONGS, offered);
      server.asked.length = 0;
      // A third dies among the texts, the others around the commit.
      const request = random() < 0.3 ? 1 + Math.floor(random() * SONGS) : REQUESTS;
      const isLast = request === REQUESTS;
      const delay = random() * (isLast ? reach : 3);
      const end = await pullInProcess(script, (kill) => {
        server.fault = () => {
          if (server.asked.length === request) setTimeout(kill, delay);
          return null;
        };
      });
      if (end === 'killed') seen.killed += 1;
      const found = await versionOf(folder, SONGS);
      expect([held, offered]).toContain(found);
      seen[found === held ? 'old' : 'new'] += 1;
      if (isLast) reach *= found === held ? 1.25 : 0.8;
      held = found;
    }
    server.library = songs(SONGS, 'last');
    expect((await pullFrom(server.url, folder)).outcome).toBe('committed');
    expect(await versionOf(folder, SONGS)).toBe('last');
    expect((await readdir(folder)).sort()).toEqual(['manifest.json', 'parallels.json', 'texts']);
    expect((await fingerprint(folder)).filter((line) => line.includes('/texts/'))).toHaveLength(SONGS + 1);
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });
});

describe('A21: two pulls at once', () => {
  test('the second is told so and touches nothing', async () => {
    const open = await openSnapshot(folder);
    const before = await fingerprint(folder);
    const report = await pullFrom(server.url, folder);
    expect(report.failure).toMatch(/^Another pull of this snapshot is running\.\n {2}Wait for it to end/);
    expect(await fingerprint(folder)).toEqual(before);
    await open.close();
    expect((await pullFrom(server.url, folder)).outcome).toBe('committed');
  });

  test('A36: the lock of a run that is killed ends with it, and one that is stopped keeps its own', {
    skip: process.platform === 'win32',
  }, async () => {
    const holder = await holdInProcess(folder);
    expect((await pullFrom(server.url, folder)).outcome).toBe('failed');
    holder.kill('SIGSTOP');
    await utimes(join(folder, 'pull.lock'), 0, 0); // no time that has passed, and no clock that was set, gives it away
    expect((await pullFrom(server.url, folder)).outcome).toBe('failed');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(await readdir(folder)).toContain('pull.lock');
    expect((await pullFrom(server.url, folder)).outcome).toBe('committed');
    expect(await readdir(folder)).not.toContain('pull.lock');
  });

  test.each([
    ['a process that is gone', JSON.stringify({ host: hostname(), pid: 2 ** 22 + 1, began: '1' })],
    ['a process whose number another one has now', JSON.stringify({ host: hostname(), pid: process.pid, began: '1' })],
    ['another machine', JSON.stringify({ host: 'elsewhere', pid: 1, began: null })],
    ['nobody, left empty by a power cut', ''],
    ['nobody, filled with zeros by a power cut', '\0'.repeat(60)],
  ])('A36: a lock file of %s is no lock', async (_, content) => {
    await writeFile(join(folder, 'pull.lock'), content);
    expect((await pullFrom(server.url, folder)).outcome).toBe('committed');
  });

  test('A36: of many runs that start at once after a killed one, one gets the lock', async () => {
    await writeFile(join(folder, 'pull.lock'), 'left');
    const runs = await Promise.allSettled(Array.from({ length: 4 }, () => holdInProcess(folder)));
    expect(runs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  });

  test('A36: releasing a lock leaves the lock of another run', async () => {
    const lock = join(folder, 'pull.lock');
    const release = takeLock(folder, 'Locked.');
    await rm(lock);
    await writeFile(lock, 'of another');
    release();
    expect(await readFile(lock, 'utf8')).toBe('of another');
  });
});

/** Another process that holds the lock until the test ends; rejects where it is refused. */
async function holdInProcess(folder: string): Promise<ChildProcess> {
  const module = JSON.stringify(fileURLToPath(new URL('../../scripts/pull/lock.ts', import.meta.url)));
  const program = `const { takeLock } = await import(${module});
    takeLock(${JSON.stringify(folder)}, 'Locked.');
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('it was refused'))),
  ]);
  return child;
}

describe('A21: a full disk', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

  test.each([1, 7, 40, 41])('at write %i: ends cleanly, the old snapshot is whole', async (turn) => {
    await pullFrom(server.url, folder);
    const before = await fingerprint(folder);
    server.library = songs(40, 'second');
    let writes = 0;
    const report = await pullFrom(server.url, folder, {
      write: async (path, data) => {
        writes += 1;
        if (writes < turn) return writeAndSync(path, data);
        await writeFile(path, data.slice(0, data.length / 2));
        throw full;
      },
    });
    expect(report.failure).toMatch(/ENOSPC\.\n {2}The disk is full: free some space and run again\.$/);
    expect(await fingerprint(folder)).toEqual(before);
  });

  test('on a real small disk', { skip: !canMount() }, async () => {
    const disk = join(folder, 'disk');
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', disk]);
    try {
      await pullFrom(server.url, disk);
      const before = await fingerprint(disk);
      const texts = new Map([...songs(40).texts].map(([name, text]) => [name, text.repeat(300)]));
      server.library = { ...songs(40), texts };
      expect((await pullFrom(server.url, disk)).failure).toContain('ENOSPC');
      expect(await fingerprint(disk)).toEqual(before);
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});

describe('A21: what crashed runs leave', () => {
  test('is swept by the next run, even one that finds nothing new', async () => {
    await pullFrom(server.url, folder);
    const before = await fingerprint(folder);
    const orphan = 'ab'.repeat(32);
    await mkdir(join(folder, 'texts/ab'), { recursive: true });
    await writeFile(join(folder, 'texts/ab', orphan), 'a text that no manifest knows');
    await mkdir(join(folder, 'aside'));
    await writeFile(join(folder, 'aside/7'), 'half a te');
    expect((await pullFrom(server.url, folder)).outcome).toBe('unchanged');
    expect(await fingerprint(folder)).toEqual(before);
  });

  test('a text that is gone from the disk is fetched again, although the list calls it unchanged', async () => {
    const files = songs(40).files.map((file) => ({ ...file, last_modified: 'Monday' }));
    server.library = { ...songs(40), files };
    await pullFrom(server.url, folder);
    await rm(join(folder, 'texts'), { recursive: true });
    await pullFrom(server.url, folder);
    expect(await versionOf(folder)).toBe('first');
  });

  test('a manifest that cannot be read is replaced, with a warning', async () => {
    await pullFrom(server.url, folder);
    await writeFile(join(folder, 'manifest.json'), '{"version":2}');
    const report = await pullFrom(server.url, folder);
    expect(report).toMatchObject({ outcome: 'committed', entries: { added: 40 } });
    expect(report.warnings[0]).toContain('is not a manifest of version 1');
  });
});

describe('Nothing changed', () => {
  test('means that nothing is written: not one file, not one time of change, whatever the order of the list', async () => {
    await pullFrom(server.url, folder);
    const before = await fingerprint(folder);
    server.library = { ...songs(40), files: songs(40).files.reverse() };
    let writes = 0;
    const report = await pullFrom(server.url, folder, { write: async () => void writes++ });
    expect(report).toMatchObject({ outcome: 'unchanged', entries: { unchanged: 40 }, bytes: { written: 0 } });
    expect(writes).toBe(0);
    expect(await fingerprint(folder)).toEqual(before);
  });

  test('according to the list’s own dates means that no text is asked for', async () => {
    const dated = (second: string) =>
      songs(40).files.map((file, at) => ({ ...file, last_modified: at === 1 ? second : '2026-01-01' }));
    server.library = { ...songs(40), files: dated('2026-01-01') };
    await pullFrom(server.url, folder);
    server.asked.length = 0;
    server.library = { ...songs(40, 'second'), files: dated('2026-01-02') };
    const report = await pullFrom(server.url, folder);
    expect(server.asked.filter(({ call }) => call === 'file').map(({ name }) => name)).toEqual([
      'Rigveda/ENG/0001 Song 1.txt',
    ]);
    expect(report.entries).toMatchObject({ changed: 1, unchanged: 39 });
  });

  test('texts are normalised once: byte order mark, line ends and Unicode form make no new text', async () => {
    await pullFrom(server.url, folder);
    const odd = (text: string) => `\uFEFF${text.normalize('NFD').replaceAll('\n', '\r\n')}`;
    server.library = { ...songs(40), texts: new Map([...songs(40).texts].map(([name, text]) => [name, odd(text)])) };
    expect((await pullFrom(server.url, folder)).outcome).toBe('unchanged');
    const [entry] = (await readManifest(folder)).entries;
    const stored = await readStored(folder, entry?.digest);
    expect(stored).toBe(songs(40).texts.get(entry?.s3Path ?? ''));
    expect(entry?.bytes).toBe(
      (await readFile(join(folder, 'texts', entry?.digest?.slice(0, 2) ?? '', entry?.digest ?? ''))).length,
    );
  });
});

/** Whether this user may mount a small disk: only root on Linux may. */
function canMount(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0;
}
