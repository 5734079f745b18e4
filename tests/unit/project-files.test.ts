import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environment } from '#schemas/environment.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');

interface Locked {
  integrity?: string;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
}
const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(read('package.json'));

/** Systems that the project is worked on. */
const SYSTEMS = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64'];

/** Node's way from a package to one that it depends on: its own folder first, then each one above. */
function find(from: string, name: string): Locked | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const found = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found || folder === '') return found;
  }
}

/** npm's rule: a list names what fits, or with `!` what does not. */
const fits = (list: readonly string[] | undefined, system = ''): boolean =>
  !list || list.includes(system) || (list.every((item) => item.startsWith('!')) && !list.includes(`!${system}`));

test('the lock file has the digest of each package, and its native packages for every system: npm can leave some out', () => {
  for (const [path, { integrity, link, optionalDependencies = {} }] of Object.entries(packages)) {
    expect(path === '' || link || integrity, path).toBeTruthy();
    const optional = Object.keys(optionalDependencies).map((name) => [name, find(path, name)] as const);
    expect(optional.filter(([, found]) => !found).map(([name]) => `${path} → ${name}`)).toEqual([]);
    const native = optional.flatMap(([, found]) => (found?.os || found?.cpu ? found : []));
    if (native.length < 2) continue;
    const missing = SYSTEMS.filter((system) => {
      const [os, cpu] = system.split(' ');
      return !native.some((one) => fits(one.os, os) && fits(one.cpu, cpu));
    });
    expect(missing, path).toEqual([]);
  }
});

test('an install script is that of node, or is denied', () => {
  const withScript = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  const names = withScript.map((path) => path.replace(/^.*node_modules\//, ''));
  expect(names.filter((name) => allowScripts[name] === undefined)).toEqual([]);
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
});

/** What the embedded API and the tests read besides; they have no place in the site's own settings. */
const LOCAL_ONLY = ['LIBRARY_DIR', 'API_HOSTS', 'OPENAI_BASE_URL', 'OPENAI_API_KEY', 'OPENAI_MODEL', 'CHROMIUM_PATH'];

test('.env.example lists every setting once, each under a comment and with its default, and nothing else', () => {
  const settings = [...read('.env.example').matchAll(/(?<=^#.{2,}\n)^([A-Z_0-9]+)=(.*)$/gm)];
  const names = settings.map(([, name = '']) => name);
  expect(names.toSorted()).toEqual([...Object.keys(environment.in.shape), ...LOCAL_ONLY].toSorted());
  expect(read('.env.example').match(/^[A-Z_0-9]+=/gm)).toHaveLength(names.length);
  const defaults = Object.entries(environment.in.parse({})).map(([name, value]) => [name, String(value)]);
  expect(settings.map(([, name, value]) => [name, value])).toEqual(expect.arrayContaining(defaults));
});
