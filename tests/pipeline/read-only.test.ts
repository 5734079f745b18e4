/** A48: where nothing can be written, a command says so in two parts, before anything is fetched. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { EXIT } from '../../scripts/build/exit.ts';
import { type FaultServer, startFaultServer } from '../fixtures/fault-server.ts';
import { songs, temporaryFolder } from '../fixtures/pulling.ts';
import { PRODUCTION, VARIABLES } from '../fixtures/settings.ts';
import { runToEnd } from './start.fixture.ts';

let server: FaultServer;
/** A place where everything can be written. */
let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  server = await startFaultServer(songs(4));
  onTestFinished(() => server.close());
});

/** A disk of its own below the folder, taken away after the test; mounting needs the rights of root. */
function mountDisk(options: string): string | null {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', [disk]));
  return disk;
}

function placeBelowFile(): string {
  writeFileSync(join(folder, 'file'), '');
  return join(folder, 'file');
}

const COMMANDS: readonly [what: string, command: string, args: (place: string) => string[]][] = [
  ['the snapshot of a pull', 'pull.ts', (place) => ['--out', join(place, 'library')]],
  ['the report of a pull', 'pull.ts', (place) => ['--report', join(place, 'report/pull.json')]],
  ['the site of a rebuild', 'site.ts', (place) => ['--out', join(place, 'dist')]],
  ['the site of a rollback', 'site.ts', (place) => ['--out', join(place, 'dist'), '--rollback']],
  ['the site of a build', 'build.ts', (place) => ['--out', join(place, 'dist')]],
];
const READ_ONLY = 'EROFS.\n  The disk is read-only: mount it for writing and run again.';
const FULL = 'ENOSPC.\n  The disk is full: free some space and run again.';
const [SNAPSHOT, , REBUILD] = COMMANDS as [(typeof COMMANDS)[number], unknown, (typeof COMMANDS)[number]];

describe.each<[string, string, () => string | null, typeof COMMANDS]>([
  ['a read-only disk', READ_ONLY, () => mountDisk('ro'), [SNAPSHOT, REBUILD]],
  ['a disk with no room for a folder', FULL, () => mountDisk('nr_inodes=1'), [SNAPSHOT, REBUILD]],
  ['a place below a file', 'ENOTDIR.\n  Check the folder', placeBelowFile, COMMANDS],
])('on %s', (_, words, placeFor, commands) => {
  test.for(commands)('%s', async ([, command, args], { skip }) => {
    const place = placeFor();
    if (place === null) return skip('this user may not mount a disk');
    const snapshot = join(folder, 'library');
    const environment = { ...VARIABLES, ...PRODUCTION, API_URL: server.url, SNAPSHOT_DIR: snapshot };
    const out = command === 'pull.ts' ? ['--out', snapshot, '--report', join(folder, 'pull.json')] : [];
    const { code, output } = await runToEnd(command, [...out, ...args(place)], environment);
    expect(code, output).toBe(EXIT.failed);
    expect(output).toContain(words);
    expect(output).toMatch(/Cannot write \S+: /);
    expect(output).not.toMatch(/^\s+at /m);
    expect(server.asked).toEqual([]);
  });
});
