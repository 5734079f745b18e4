import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importFaults, importsOfAstro } from '../scripts/check/import-graph.ts';

const PROJECT = join(import.meta.dirname, '..');
const SLOW = 60_000;

test('every import of the project is one that the table allows', { timeout: SLOW }, async () => {
  expect(await importFaults(PROJECT)).toEqual([]);
});

/** What breaks the table, by the file that holds it alone; the rule that it breaks. */
const BREAKS: readonly (readonly [what: string, file: string, source: string, rule: string])[] = [
  ['an alias', 'src/library/a.ts', "import { x } from '#api/http.ts'; x();", 'library-imports'],
  ['a relative path', 'src/library/b.ts', "import { x } from '../api/http.ts'; x();", 'library-imports'],
  ['a re-export', 'src/library/c.ts', "export * from '../api/http.ts';", 'library-imports'],
  ['an import on demand', 'src/library/d.ts', "export const x = () => import('../api/http.ts');", 'library-imports'],
  [
    'a type from where no types come',
    'src/library/e.ts',
    "import type { X } from '#api/http.ts'; export type Y = X;",
    'library-imports',
  ],
  ['a script, from the site', 'src/library/f.ts', "import { x } from '../../scripts/gate.ts'; x();", 'library-imports'],
  [
    'the gateway, from a feature',
    'src/features/search/a.tsx',
    "import { x } from '#library/content.ts'; x();",
    'not-around-the-gateway',
  ],
  [
    'another feature’s inside',
    'src/features/search/b.tsx',
    "import { x } from '#features/home/inside.ts'; x();",
    'feature-by-its-index',
  ],
  ['a value where types may come', 'src/schemas/a.ts', "import { x } from '#words/w.ts'; x();", 'schemas-types'],
  [
    'the front matter of an .astro file',
    'src/ui/A.astro',
    "---\nimport { x } from '#api/http.ts';\n---\n<p>{x}</p>",
    'ui-imports',
  ],
  ['a script of an .astro file', 'src/ui/B.astro', "<p>a</p>\n<script>import '../api/http.ts';</script>", 'ui-imports'],
  [
    'React in the script of every page',
    'src/page/a.ts',
    "import { useState } from 'react'; useState();",
    'page-scripts-without-react',
  ],
  [
    'React in a page part of a feature',
    'src/features/home/x.page.ts',
    "import { useState } from 'react'; useState();",
    'page-scripts-without-react',
  ],
  [
    'React in a pure module',
    'src/features/home/pure.ts',
    "import { useState } from 'react'; useState();",
    'react-in-islands',
  ],
  [
    'react-dom in the library',
    'src/library/g.ts',
    "import { createRoot } from 'react-dom/client'; createRoot();",
    'react-in-islands',
  ],
  [
    'Astro in the library',
    'src/library/h.ts',
    "import { getCollection } from 'astro:content'; getCollection();",
    'astro-at-the-border',
  ],
  [
    'Node in the browser',
    'src/features/home/n.ts',
    "import { readFileSync } from 'node:fs'; readFileSync('x');",
    'node-at-the-border',
  ],
  ['a circle', 'src/library/one.ts', "import { two } from './two.ts'; export const one = () => two();", 'no-cycles'],
];

/** What the table allows. */
const ALLOWED: readonly (readonly [what: string, file: string, source: string])[] = [
  ['a feature’s index', 'src/features/search/ok.tsx', "import { x } from '#features/home/index.ts'; x();"],
  [
    'another feature’s static part',
    'src/features/search/Ok.astro',
    "---\nimport A from '#features/home/A.astro';\n---\n<A />",
  ],
  ['its own files', 'src/features/home/own.ts', "import { x } from './inside.ts'; x();"],
  ['a type of Astro', 'src/features/home/t.ts', "import type { APIContext } from 'astro'; export type T = APIContext;"],
  ['a type from where types come', 'src/schemas/t.ts', "import type { X } from '#words/w.ts'; export type Y = X;"],
  ['React in a view', 'src/features/home/V.tsx', "import { useState } from 'react'; useState();"],
  ['React in a hook', 'src/features/home/useIt.ts', "import { useState } from 'react'; useState();"],
  ['Node in the gateway', 'src/library/snapshot.ts', "import { readFileSync } from 'node:fs'; readFileSync('x');"],
  ['the site, from a script', 'scripts/ok.ts', "import { x } from '#api/http.ts'; x();"],
];

/** What they import. */
const TARGETS: Readonly<Record<string, string>> = {
  'src/api/http.ts': 'export const x = () => {}; export interface X { a: 1 }',
  'src/words/w.ts': 'export const x = () => {}; export interface X { a: 1 }',
  'src/library/content.ts': 'export const x = () => {};',
  'src/library/two.ts': "import { one } from './one.ts'; export const two = () => one();",
  'src/features/home/inside.ts': 'export const x = () => {};',
  'src/features/home/index.ts': "export { x } from './inside.ts';",
  'src/features/home/A.astro': '<p>a</p>',
  'scripts/gate.ts': 'export const x = () => {};',
};

describe('a project that breaks the table', () => {
  let root = '';
  let faults: string[] = [];

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'nama-imports-'));
    const aliases = ['api', 'features', 'library', 'words'].map((room) => [`#${room}/*`, `./src/${room}/*`]);
    const files: [string, string][] = [
      ['package.json', JSON.stringify({ type: 'module', imports: Object.fromEntries(aliases) })],
      ...Object.entries(TARGETS),
      ...BREAKS.map(([, file, source]): [string, string] => [file, source]),
      ...ALLOWED.map(([, file, source]): [string, string] => [file, source]),
    ];
    for (const [file, source] of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), source);
    }
    symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
    faults = await importFaults(root);
  }, SLOW);

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each(BREAKS)('is refused: %s', (_, file, __, rule) => {
    const own = faults.filter((fault) => fault.startsWith(`${file} `));
    expect(own.join('\n')).toMatch(
      new RegExp(`^${file.replaceAll('.', '\\.')} imports \\S+, which breaks the rule ${rule}\\.\\n  \\S`, 'm'),
    );
  });

  test.each(ALLOWED)('is not told off for %s', (_, file) => {
    expect(faults.filter((fault) => fault.startsWith(`${file} `))).toEqual([]);
  });
});

test('imports of an .astro file lead to the same files from its mirror', () => {
  const source =
    "---\nimport A from './A.astro';\nimport '#ui/menu.css';\n---\n<script>\nimport '../page/page.ts';\n</script>";
  expect(importsOfAstro('src/layouts/Page.astro', source).split('\n').filter(Boolean)).toEqual([
    "import A from '../../../../src/layouts/A.astro';",
    "import '#ui/menu.css';",
    "import '../../../../src/page/page.ts';",
  ]);
});
