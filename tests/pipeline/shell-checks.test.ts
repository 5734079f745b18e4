import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inspectShell, shellLine } from '../../scripts/verify/shell.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nama-shell-'));
  mkdirSync(join(folder, 'my'));
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, 'my/index.html'), 'My place');
  for (const name of ['Page.x.js', 'draw.x.js', 'song.x.txt']) writeFileSync(join(folder, '_astro', name), name);
  const digest = hash('sha256', 'My place').slice(0, 16);
  const files = [['/my/', digest], ['/_astro/Page.x.js'], ['/_astro/song.x.txt']] as const;
  const shell = { version: '1', files, draw: '/_astro/draw.x.js', template: '/_astro/song.x.txt' };
  writeFileSync(join(folder, 'sw.js'), `${shellLine(shell)}start();`);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a worker whose files are all there is passed, and so is a site without a worker', () => {
  expect(inspectShell(folder)).toEqual([]);
  rmSync(join(folder, 'sw.js'));
  expect(inspectShell(folder)).toEqual([]);
});

test('a worker that could never be installed is refused', () => {
  writeFileSync(join(folder, 'my/index.html'), 'Another place');
  for (const name of ['Page.x.js', 'draw.x.js']) rmSync(join(folder, '_astro', name));
  expect(inspectShell(folder).map(({ what }) => what)).toEqual([
    expect.stringMatching(/^has the digest [0-9a-f]{16} of \/my\/, whose digest is [0-9a-f]{16}$/),
    'names /_astro/Page.x.js, which is missing',
    'names /_astro/draw.x.js, which is missing',
  ]);
});
