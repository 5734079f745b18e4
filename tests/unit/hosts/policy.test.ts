import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');

const files = readdirSync(join(PROJECT, '.github'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yml'))
  .map((name) => `.github/${name.replaceAll('\\', '/')}`);
const workflows = files.filter((name) => name.includes('/workflows/'));

/** The scripts of a workflow: what follows `run:`, on its line or as a block that is set in further. */
function scriptsOf(file: string): string[] {
  return [...read(file).matchAll(/^( *)(?:- )?run: (?:\|\n((?:\1 +.*\n|\n)+)|(.+)\n)/gm)].map(
    ([, , block, line]) => block ?? line ?? '',
  );
}

describe('continuous integration (A26)', () => {
  test('is there: checks, the rebuild, and the rebuild in shards', () => {
    expect(workflows).toEqual([
      '.github/workflows/ci.yml',
      '.github/workflows/rebuild-sharded.yml',
      '.github/workflows/rebuild.yml',
    ]);
  });

  test.each(files)('takes each action at a commit, with its version beside it: %s', (file) => {
    const uses = [...read(file).matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, what = '']) => what);
    if (file.includes('/workflows/')) expect(uses.length).toBeGreaterThan(0);
    for (const what of uses)
      expect(what).toMatch(/^(?:\.\/\.github\/actions\/\w+|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
  });

  test.each(workflows)('installs what the lock file says, and lets one package run its script: %s', (file) => {
    const installs = scriptsOf(file).filter((script) => /\bnpm (?:ci|i|install|rebuild)\b|\bnpx\b/.test(script));
    expect(installs.length).toBeGreaterThan(0);
    for (const script of installs) expect(script).toBe('npm ci --ignore-scripts && npm rebuild node');
  });

  test.each(workflows)(
    'may read and no more, unless a job says otherwise, and leaves no key in the checkout: %s',
    (file) => {
      const text = read(file);
      expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
      expect(text).not.toMatch(/: write(?<!issues: write)$/m);
      expect(text).not.toContain('pull_request_target');
      expect(text.match(/persist-credentials: false/g)?.length).toBe(text.match(/actions\/checkout@/g)?.length);
    },
  );

  test.each(files)('puts no value into a script but by the environment: %s', (file) => {
    for (const script of scriptsOf(file)) expect(script).not.toContain('${{');
  });
});

describe('the packages (A26)', () => {
  const lock: { packages: Record<string, { integrity?: string; resolved?: string; hasInstallScript?: boolean }> } =
    JSON.parse(read('package-lock.json'));
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

  test('are locked, each by the digest of what was fetched and none from elsewhere than a registry', () => {
    expect(packages.length).toBeGreaterThan(100);
    for (const [path, { integrity, resolved }] of packages) {
      expect(integrity, path).toMatch(/^sha512-/);
      expect(resolved ?? 'https://registry.npmjs.org/', path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    }
  });

  test('run no code at installation but those that docs/running.md speaks of', () => {
    const running = packages.flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [path] : []));
    // esbuild's only checks its own binary, which comes as a package; fsevents is for macOS, where it is built in advance.
    const spare = ['node_modules/esbuild', 'node_modules/fsevents'];
    expect(running.filter((path) => !spare.includes(path))).toEqual(['node_modules/node']);
    expect(read('docs/running.md')).toContain('npm ci --ignore-scripts && npm rebuild node');
  });

  test('are asked for by their whole version', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const { 'typescript-7': another, ...versions } = { ...dependencies, ...devDependencies };
    expect(another).toMatch(/^npm:typescript@\d+\.\d+\.\d+$/);
    for (const version of Object.values(versions)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});
