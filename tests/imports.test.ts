import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { codeFiles, importFaults } from '../scripts/check/imports.ts';

const PROJECT = join(import.meta.dirname, '..');

test('every import of the project is one that the table allows', () => {
  expect(codeFiles(PROJECT).length).toBeGreaterThan(50);
  expect(importFaults(PROJECT)).toEqual([]);
});

describe('a project that breaks the table', () => {
  const roots: string[] = [];
  afterEach(() => {
    for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
  });

  /** The faults of a project of one file. */
  function faultsOf(file: string, source: string): string[] {
    const root = mkdtempSync(join(tmpdir(), 'nama-imports-'));
    roots.push(root);
    const imports = {
      '#api/*': './src/api/*',
      '#content': './src/library/content.ts',
      '#domain/*': './src/domain/*',
      '#schemas/*': './src/schemas/*',
    };
    writeFileSync(join(root, 'package.json'), JSON.stringify({ imports }));
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
    return importFaults(root);
  }

  test('is told the file, the import, the row, and what to do', () => {
    expect(faultsOf('src/library/names.ts', "import { send } from '#api/http.ts';")).toEqual([
      'src/library/names.ts imports #api/http.ts (src/api/http.ts), which breaks the row of src/domain/.\n' +
        '  It may import nothing else of the project; types from src/schemas/: move the code, or hand in what it needs.',
    ]);
  });

  test.each([
    ['an alias', 'src/domain/a.ts', "import { x } from '#schemas/wire.ts';"],
    ['a relative path', 'src/domain/a.ts', "import { x } from '../api/http.ts';"],
    [
      'the content gateway, from an island',
      'src/islands/Search/Search.tsx',
      "import { folders } from '#library/content.ts';",
    ],
    ['another island', 'src/islands/Search/Search.tsx', "import { Menu } from '../Menu/Menu.tsx';"],
    ['a re-export', 'src/domain/a.ts', "export * from '../api/http.ts';"],
    ['an import on demand', 'src/domain/a.ts', "const http = await import('../api/http.ts');"],
    ['a worker', 'src/domain/a.ts', "new Worker(new URL('../api/worker.ts', import.meta.url));"],
    [
      'the frontmatter of an .astro file',
      'src/components/A.astro',
      "---\nimport { send } from '../api/http.ts';\n---\n<p>a</p>",
    ],
    ['a script of an .astro file', 'src/components/A.astro', "<p>a</p>\n<script>import '../api/http.ts';</script>"],
    ['a style of an .astro file', 'src/pages/a.astro', "<style>@import '../api/a.css';</style>"],
    ['a .mjs file', 'src/domain/a.mjs', "import '../api/http.ts';"],
    ['the local API, from the pull', 'scripts/pull/run.ts', "import { x } from '../local-api/app.ts';"],
    ['a script, from the site', 'src/domain/a.ts', "import { x } from '../../scripts/gate/gate.ts';"],
    ['a type from where not even types come from', 'src/domain/a.ts', "import type { X } from '#api/http.ts';"],
    ['a value beside a type', 'src/domain/a.ts', "import { type X, y } from '#schemas/wire.ts';"],
    ['react outside the islands', 'src/components/a.ts', "import { useState } from 'react';"],
    ['react-dom outside the islands', 'src/client/a.ts', "import { createRoot } from 'react-dom/client';"],
    ['Astro in the domain', 'src/domain/a.ts', "import { getCollection } from 'astro:content';"],
    ['Astro in a script', 'scripts/build.ts', "import { build } from 'astro';"],
    ['Node in the browser', 'src/client/a.ts', "import { readFileSync } from 'node:fs';"],
    ['Node in the domain', 'src/domain/a.ts', "import { hash } from 'node:crypto';"],
    ['fetch', 'src/islands/Search/load.ts', "export const load = () => fetch('/catalogue');"],
    ['fetch by another name', 'src/client/a.ts', "export const load = () => globalThis.fetch('/catalogue');"],
    ['a folder that has no row', 'src/utils/a.ts', 'export {};'],
  ])('is refused: %s', (_, file, source) => {
    const faults = faultsOf(file, source);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')} .+\\.\\n {2}.+\\.$`));
  });

  test.each([
    ['a type from the schemas in the domain', 'src/domain/a.ts', "import type { X } from '#schemas/wire.ts';"],
    ['only types, each marked', 'src/domain/a.ts', "import { type X, type Y } from '#schemas/wire.ts';"],
    ['a neighbour', 'src/domain/a.ts', "import { y } from './y.ts';"],
    [
      'the shared parts of islands',
      'src/islands/Search/Search.tsx',
      "import { Button } from '../ui/Button.tsx';\nimport { useState } from 'react';",
    ],
    ['an import in a comment', 'src/domain/a.ts', "// import { x } from '#api/http.ts';\nexport {};"],
    ['an import in a string', 'src/domain/a.ts', 'export const words = "import x from \'#api/http.ts\'";'],
    [
      'a method that is called fetch',
      'src/client/a.ts',
      'export const get = (store: { fetch(): void }) => store.fetch();',
    ],
    ['the settings in a page', 'src/pages/a.astro', "---\nimport { settings } from '../settings.ts';\n---\n<p>a</p>"],
    ['the snapshot in a script', 'scripts/gate/a.ts', "import { readManifest } from '../../src/library/snapshot.ts';"],
    ['Node in the content', 'src/library/snapshot.ts', "import { readFileSync } from 'node:fs';"],
    ['fetch in the API', 'src/api/http.ts', "export const load = () => fetch('/catalogue');"],
  ])('is not told off for %s', (_, file, source) => {
    expect(faultsOf(file, source)).toEqual([]);
  });
});
