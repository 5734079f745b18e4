/** A45: which files "nothing changed" looks at. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#schemas/environment.ts';
import { PROJECT } from '../../../scripts/build/environment.ts';
import { codeDigest, makersOf } from '../../../scripts/build/inputs.ts';
import { smallProject } from '../../fixtures/small-project.ts';

const environment = readEnvironment({});
const namesIn = (root: string): string[] => makersOf(root).map((file) => relative(root, file));

test('a script that makes a site is followed over every kind of import, and in no other way', () => {
  const root = smallProject({
    'astro.config.mjs': "import { words } from './scripts/words/plugin.ts';",
    'scripts/build/build.ts': [
      "import type { Page } from '../types.ts';",
      "export { a } from './a.ts';",
      'const task = taskIn<typeof import("./task.ts")>(new URL("./child.ts", import.meta.url));',
      "const later = () => import('./later.ts');",
      "import '#core/library/names.ts';",
      "import { join } from 'node:path';",
      "const gone = './gone.ts';",
    ].join('\n'),
    'scripts/build/a.ts': "import data from './data.json' with { type: 'json' };\nimport { b } from './b.ts';",
    'scripts/build/b.ts': "import { a } from './a.ts';",
    'scripts/build/data.json': '{}',
    'scripts/build/task.ts': '',
    'scripts/build/child.ts': '',
    'scripts/build/later.ts': '',
    'scripts/types.ts': '',
    'scripts/words/plugin.ts': '',
    'scripts/build/other.ts': '',
  });
  expect(namesIn(root).sort()).toEqual([
    'astro.config.mjs',
    ...['a.ts', 'b.ts', 'build.ts', 'child.ts', 'data.json', 'later.ts', 'task.ts'].map(
      (name) => `scripts/build/${name}`,
    ),
    'scripts/types.ts',
    'scripts/words/plugin.ts',
  ]);
});

describe('of this project', () => {
  const makers = namesIn(PROJECT);

  test('are all scripts that a build or the settings of Astro import, however deep', () => {
    const reached = new Set(['astro.config.mjs', 'scripts/build/build.ts'].map((file) => join(PROJECT, file)));
    for (const file of reached) {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
      for (const { fileName } of importedFiles)
        if (/^\..*\.m?ts$/.test(fileName)) reached.add(resolve(dirname(file), fileName));
    }
    const scripts = [...reached].map((file) => relative(PROJECT, file)).filter((file) => file.startsWith('scripts/'));
    expect(scripts.length).toBeGreaterThan(50);
    expect(scripts.filter((file) => !makers.includes(file))).toEqual([]);
  });

  test('name no other by a place that is made up as they run', () => {
    for (const file of makers)
      expect(readFileSync(join(PROJECT, file), 'utf8'), file).not.toMatch(/(?:new URL|import)\(\s*`\.{1,2}\/[^`]*\$\{/);
  });

  test('change the digest of the code, each of them', () => {
    const root = smallProject({});
    for (const name of ['scripts', 'astro.config.mjs'])
      cpSync(join(PROJECT, name), join(root, name), { recursive: true });
    const digest = () => codeDigest(root, environment);
    const before = digest();
    writeFileSync(join(root, 'scripts/bench.ts'), '');
    expect(digest()).toBe(before);
    const silent = makers.filter((name) => {
      const content = readFileSync(join(root, name));
      writeFileSync(join(root, name), `${content}\n`);
      const isSilent = digest() === before;
      writeFileSync(join(root, name), content);
      return isSilent;
    });
    expect(silent).toEqual([]);
    for (const name of [
      'words/catalogues.ts',
      'words/vite-plugin.ts',
      'hosts/hosts.ts',
      'hosts/rules.ts',
      'preview/types.ts',
    ])
      expect(makers).toContain(`scripts/${name}`);
  });
});
