/** The command `npm run pull`: options, exit codes, report, and secrets that it must not show. */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type FaultServer, refusingUrl, startFaultServer } from '../fixtures/fault-server.ts';
import { pullFrom, readManifest, songs, temporaryFolder } from '../fixtures/pulling.ts';

const script = fileURLToPath(new URL('../../scripts/pull.ts', import.meta.url));

let folder: string;
let server: FaultServer;
beforeEach(async () => {
  folder = await temporaryFolder();
  server = await startFaultServer(songs(20));
  onTestFinished(() => server.close());
});

type Ended = { code: number; out: string; err: string };

/** Runs the command with its snapshot and report in a folder of the test. */
function run(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const places = ['--out', join(folder, 'library'), '--report', join(folder, 'report.json')];
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...places, ...args], { env: { ...process.env, ...env } }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

const readReport = async () => JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));

test('pulls, sums up, writes its report and ends with 0; again, it says that nothing changed', async () => {
  const secret = 'never-to-be-seen-7f3a';
  const first = await run(['--api', `${server.url}/`], { ALLOW_CODE: secret, GITHUB_TOKEN: secret });
  expect(first.code).toBe(0);
  const manifest = await readFile(join(folder, 'library/manifest.json'), 'utf8');
  const all = first.out + first.err + manifest + JSON.stringify(await readReport());
  expect(all, 'A25: secrets of the environment').not.toContain(secret);
  expect(first.out).toContain('Entries: 20 added, 0 changed, 0 removed, 0 unchanged; 20 of 20 listed.\n');
  expect(first.err).toMatch(/Texts 20\/20/);
  expect(await readReport()).toMatchObject({ outcome: 'committed', entries: { added: 20, accepted: 20 } });
  const second = await run([], { API_URL: server.url });
  expect(second).toMatchObject({
    code: 0,
    out: expect.stringContaining('Nothing changed; the snapshot is as it was.\n'),
  });
  expect(await readReport()).toMatchObject({ outcome: 'unchanged', entries: { unchanged: 20 } });
});

test('A1: ends with 1, a reason and a report while the API is down; with --sample it goes on', async () => {
  const down = await refusingUrl();
  const failed = await run(['--api', down]);
  expect(failed.code).toBe(1);
  expect(failed.out).toContain('FAILED; the snapshot is as it was.');
  expect(failed.out).toContain('run again');
  expect(await readReport()).toMatchObject({ outcome: 'failed', failure: expect.stringContaining('ECONNREFUSED') });
  expect((await readdir(join(folder, 'library'))).filter((name) => name !== 'texts')).toEqual([]);

  expect((await run(['--api', down, '--sample'])).code).toBe(0);
  const { source, entries } = await readManifest(join(folder, 'library'));
  expect(source).toBe('sample');
  expect(entries.length).toBeGreaterThan(20);
});

test('A8: ends with 4 when a guard objects, and lets one run through with --accept-shrink', async () => {
  server.library = songs(60);
  await pullFrom(server.url, join(folder, 'library'));
  server.library = songs(10);
  const refused = await run(['--api', server.url]);
  expect(refused.code).toBe(4);
  expect(refused.out).toContain('50 of 60 entries would be removed');
  expect(refused.out).toContain('"Rigveda/ENG/0020 Song 20.txt"');
  expect((await run(['--api', server.url, '--accept-shrink'])).code).toBe(0);
});

test('A25: secrets in an address are refused, and not shown', async () => {
  const { code, out, err } = await run([], { API_URL: 'http://reader:s3cr3t@127.0.0.1:9/?token=t0ken' });
  expect(code).toBe(1);
  expect(err).toContain('Leave user, password, ? and # out of API_URL');
  expect(out + err).not.toMatch(/s3cr3t|t0ken/);
});
