import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envExampleFaults } from '../../../scripts/check/env-example.ts';
import { lockFaults, scriptFaults } from '../../../scripts/check/lockfile.ts';
import { type Check, runChecks } from '../../../scripts/check/run.ts';

const project = (name: string): string => readFileSync(join(import.meta.dirname, '../../..', name), 'utf8');

describe('the lock file', () => {
  const integrity = 'sha512-x';
  const native = (os: string, cpu: string) => ({ integrity, os: [os], cpu: [cpu] });
  const whole = {
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/tool': {
        integrity,
        optionalDependencies: {
          '@tool/linux-x64': '1',
          '@tool/linux-arm64': '1',
          '@tool/darwin': '1',
          '@tool/win32': '1',
        },
      },
      'node_modules/@tool/linux-x64': native('linux', 'x64'),
      'node_modules/@tool/linux-arm64': native('linux', 'arm64'),
      'node_modules/@tool/darwin': { integrity, os: ['darwin'] },
      'node_modules/tool/node_modules/@tool/win32': { integrity, os: ['win32'], cpu: ['!ia32'] },
    },
  };

  test('is whole when every system has its native package, wherever it lies', () => {
    expect(lockFaults(whole)).toEqual([]);
  });

  test('that lacks a package is refused, with each system that has none', () => {
    const { 'node_modules/@tool/darwin': _, ...packages } = whole.packages;
    const faults = lockFaults({ ...whole, packages });
    expect(faults.map((fault) => fault.split('\n')[0])).toEqual([
      'node_modules/tool asks for @tool/darwin 1, which is not in the lock file.',
      'node_modules/tool has no native package for darwin x64.',
      'node_modules/tool has no native package for darwin arm64.',
    ]);
  });

  test('that was written for one system alone is refused, with the others', () => {
    const tool = { integrity, optionalDependencies: { '@tool/linux-x64': '1', '@tool/linux-arm64': '1' } };
    const faults = lockFaults({ ...whole, packages: { ...whole.packages, 'node_modules/tool': tool } });
    expect(faults).toHaveLength(3);
    expect(faults[2]).toMatch(/has no native package for win32 x64\.\n {2}Choose a version/);
  });

  test('must have a digest for each package', () => {
    const packages = { ...whole.packages, 'node_modules/plain': {} };
    expect(lockFaults({ ...whole, packages })[0]).toContain('node_modules/plain has no digest.');
  });
});

describe('install scripts', () => {
  const packages = (...names: string[]) => ({
    lockfileVersion: 3,
    packages: Object.fromEntries(names.map((name) => [`node_modules/${name}`, { hasInstallScript: true }])),
  });

  test('that nobody has decided on are refused, wherever the package lies', () => {
    expect(scriptFaults(packages('node', 'tool/node_modules/@a/late'), { node: true })).toEqual([
      '@a/late has an install script, on which nothing decides.\n  Run npm install-scripts deny @a/late.',
    ]);
    expect(scriptFaults(packages('node', 'late'))).toHaveLength(2);
  });

  test('of another package may not run, and those that are denied are no fault', () => {
    expect(scriptFaults(packages('late'), { late: false })).toEqual([]);
    expect(scriptFaults(packages('late'), { late: true })[0]).toMatch(
      /^late may run its install script\.\n {2}Set it to/,
    );
  });
});

describe('.env.example', () => {
  const example = project('.env.example');

  test.each([
    ['a setting that is missing', example.replace(/^SITE_TITLE=.*$/m, ''), /does not list SITE_TITLE/],
    ['one that is unknown', `${example}# Nothing.\nSITE_COLOUR=red\n`, /lists SITE_COLOUR, which is not a setting/],
    ['one without a comment', example.replace(/^#.*\n(?=SITE_URL=)/m, '\n'), /has no comment on SITE_URL/],
    ['one given twice', `${example}# Again.\nAPP_NAME=nama\n`, /lists APP_NAME twice/],
    [
      'a default that is not the default',
      example.replace('PULL_TIMEOUT=30', 'PULL_TIMEOUT=31'),
      /PULL_TIMEOUT as "31"; its default is "30"/,
    ],
  ])('is refused with %s', (_, changed, fault) => {
    const faults = envExampleFaults(changed);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
    expect(faults[0]).toMatch(/\.\n {2}\S.*\.$/);
  });
});

describe('a run of checks', () => {
  test('goes through all of them, tells each fault, and counts those that failed', async () => {
    const lines: string[] = [];
    const checks = [
      { name: 'first', run: async () => ['It is wrong.\n  Correct it.'] },
      { name: 'second', run: async () => [] },
    ];
    const failed = await runChecks(checks, new AbortController().signal, (line) => lines.push(line));
    expect(failed).toBe(1);
    expect(lines).toEqual(['FAIL first', '     It is wrong.\n       Correct it.', 'ok   second']);
  });

  test('does two at a time, and tells what each says in the order of the list', async () => {
    const lines: string[] = [];
    const second = Promise.withResolvers<void>();
    const first: Check['run'] = async (_, print) => {
      await second.promise;
      print('a');
      return ['b'];
    };
    const checks: Check[] = [
      { name: 'first', run: first },
      {
        name: 'second',
        run: async (_, print) => {
          print('c');
          second.resolve();
          return [];
        },
      },
    ];
    expect(await runChecks(checks, new AbortController().signal, (line) => lines.push(line))).toBe(1);
    expect(lines).toEqual(['a', 'FAIL first', '     b', 'c', 'ok   second']);
  });

  test('ends with the error of a check that breaks', async () => {
    const broken = { name: 'broken', run: () => Promise.reject(new Error('no such program')) };
    const checks = [{ name: 'first', run: async () => [] }, broken];
    const run = runChecks(checks, new AbortController().signal, () => undefined);
    await expect(run).rejects.toThrow('no such program');
  });
});
