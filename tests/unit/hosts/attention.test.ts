/** A39: every way a run can end has its place in docs/running.md, in the unit of systemd and in the workflow. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EXIT } from '../../../scripts/build/exit.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');

test.each(Object.entries(EXIT))('docs/running.md says what to do at an exit that is %s (%i)', (_, code) => {
  expect(read('docs/running.md')).toMatch(new RegExp(`^\\| ${code} \\|`, 'm'));
});

test('the unit of systemd tells somebody', () => {
  expect(read('docs/running.md')).toMatch(/^ *OnFailure=nama-attention\.service$/m);
});

test('the workflow publishes at 0 and at 3, and tells of every end', () => {
  const workflow = read('.github/workflows/rebuild.yml');
  expect(workflow).toContain('if [ "$code" -ne 0 ] && [ "$code" -ne 3 ]; then exit "$code"; fi');
  expect(workflow).toMatch(/alert\n {8}if: always\(\).*\n {8}with:\n {10}outcome: .*\n {10}code: /);
});

/** What the alert does, with a `gh` that writes down how it is called, and an issue open for each kind. */
function alertOf(outcome: string, code: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'nama-alert-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(
    join(folder, 'gh'),
    `#!/bin/sh\ncase "$2" in list) echo "$4";; *) echo "$1 $2 $3" >> ${folder}/calls;; esac\n`,
  );
  chmodSync(join(folder, 'gh'), 0o755);
  writeFileSync(join(folder, 'calls'), '');
  const script = /run: \|\n([\s\S]+)$/.exec(read('.github/actions/alert/action.yml'))?.[1] ?? 'exit 1';
  const env = { PATH: `${folder}:${process.env['PATH']}`, OUTCOME: outcome, CODE: code, RUN: 'run' };
  const { status, stderr } = spawnSync('bash', ['-c', script], { env, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
}

test.each([
  ['success', '0', null],
  ['success', '3', 'rebuild-trouble'],
  ['failure', '4', 'rebuild-refused'],
  ['failure', '5', 'rebuild-held'],
  ['failure', '1', 'rebuild-failed'],
  ['failure', '', 'rebuild-failed'],
  ['cancelled', '', 'rebuild-failed'],
])(
  'a job that ended with %s and code "%s" keeps the issue of its kind, and closes the others',
  (outcome, code, kind) => {
    const calls = alertOf(outcome, code);
    expect(calls.filter((call) => call.startsWith('issue comment'))).toEqual(kind ? [`issue comment ${kind}`] : []);
    expect(calls.filter((call) => call.startsWith('issue close'))).toHaveLength(kind ? 3 : 4);
  },
);
