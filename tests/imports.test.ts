import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { importBreaks, importFaults, readGraph } from '../scripts/check/import-graph.ts';
import { codeOfAstro } from '../scripts/check/import-mirror.ts';
import { drawPicture, pictureFaults, withPicture } from '../scripts/check/import-picture.ts';
import { IMPORT_RULES } from '../scripts/check/import-rules.ts';

const PROJECT = join(import.meta.dirname, '..');
const SLOW = 180_000;

const { imports: ALIASES }: { imports: Record<string, string> } = JSON.parse(
  readFileSync(join(PROJECT, 'package.json'), 'utf8'),
);

const roots: string[] = [];
const cleanUp = () => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
};

/** Lays out a project of these files, by their paths. */
function projectOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'nama-imports-'));
  roots.push(root);
  const all = { 'package.json': JSON.stringify({ type: 'module', imports: ALIASES }), ...files };
  for (const [file, source] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  return root;
}

/** A break of the table, alone in its file: what it is, the file, its source, the rule. */
const BREAKS: readonly (readonly [what: string, file: string, source: string, rule: string])[] = [
  ['an alias', 'src/core/library/alias.ts', "import { x } from '#api/http.ts'; x();", 'core-library'],
  ['a relative path', 'src/core/library/relative.ts', "import { x } from '../../api/http.ts'; x();", 'core-library'],
  ['a re-export', 'src/core/library/again.ts', "export * from '../../api/http.ts';", 'core-library'],
  [
    'an import on demand',
    'src/core/library/late.ts',
    "export const x = () => import('../../api/http.ts');",
    'core-library',
  ],
  [
    'a worker',
    'src/core/library/apart.ts',
    "export const w = new Worker(new URL('../../api/worker.ts', import.meta.url));",
    'core-library',
  ],
  ['an import in a .mjs file', 'src/core/library/old.mjs', "import '../../api/http.ts';", 'core-library'],
  ['a type', 'src/core/library/type.ts', "import type { X } from '#api/http.ts'; export type Y = X;", 'core-library'],
  [
    'a type named in place',
    'src/core/library/in-place.ts',
    "export type Y = import('#api/http.ts').X;",
    'core-library',
  ],
  [
    'a feature, from the library',
    'src/core/library/up.ts',
    "import { x } from '#features/home/index.ts'; x();",
    'core-library',
  ],
  [
    'a script, from the site',
    'src/core/library/out.ts',
    "import { x } from '../../../scripts/verify/verify.ts'; x();",
    'core-library',
  ],
  [
    'a test, from the site',
    'src/core/library/test.ts',
    "import { x } from '../../../tests/fixtures/x.ts'; x();",
    'core-library',
  ],
  [
    'the frontmatter of an .astro file',
    'src/ui/Front.astro',
    "---\nimport { x } from '#api/http.ts';\n---\n<p>{x}</p>",
    'ui',
  ],
  ['a script of an .astro file', 'src/ui/Script.astro', "<p>a</p>\n<script>import '../api/http.ts';</script>", 'ui'],
  ['a script’s own file', 'src/ui/Source.astro', '<script src="../api/http.ts"></script>', 'ui'],
  ['a style of an .astro file', 'src/ui/Style.astro', "<style>@import '../api/a.css';</style>", 'ui'],
  ['an .astro file', 'src/ui/Other.astro', "---\nimport A from '#features/home/A.astro';\n---\n<A />", 'ui'],
  ['the API, from a page', 'src/pages/a.astro', "---\nimport { x } from '#api/http.ts';\n---\n{x}", 'pages'],
  [
    'the model, from a page',
    'src/pages/b.astro',
    "---\nimport { x } from '#core/library/names.ts';\n---\n{x}",
    'pages',
  ],
  [
    'a feature’s code, from a page',
    'src/pages/c.json.ts',
    "import { x } from '#features/home/index.ts'; x();",
    'pages',
  ],
  ['the API, from a layout', 'src/layouts/A.astro', "---\nimport { x } from '#api/http.ts';\n---\n{x}", 'layouts'],
  [
    'a layout, from a feature',
    'src/features/home/B.astro',
    "---\nimport A from '#layouts/Ok.astro';\n---\n<A />",
    'features',
  ],
  [
    'the page’s script, from a feature',
    'src/features/home/b.ts',
    "import { x } from '#page/page.ts'; x();",
    'features',
  ],
  [
    'another feature’s inside',
    'src/features/search/inside.ts',
    "import { x } from '#features/home/inside.ts'; x();",
    'other-feature',
  ],
  [
    'another feature’s inside, on demand',
    'src/features/search/late.ts',
    "export const x = () => import('../home/inside.ts');",
    'other-feature',
  ],
  [
    'another feature’s inside, for a type',
    'src/features/search/type.ts',
    "import type { X } from '#features/home/inside.ts'; export type Y = X;",
    'other-feature',
  ],
  [
    'another feature’s static part',
    'src/features/search/B.astro',
    "---\nimport A from '#features/home/A.astro';\n---\n<A />",
    'other-feature',
  ],
  [
    'the content gateway, from a feature',
    'src/features/search/View.tsx',
    "import { x } from '../../content.ts'; x();",
    'content-gateway',
  ],
  [
    'another feature’s inside, from the content gateway, which may use Astro, Node and the index of a feature',
    'src/content.ts',
    "import { getLiveCollection } from 'astro:content';\nimport 'node:fs';\nimport './snapshot.ts';\nimport '#features/home/index.ts';\nimport '#features/home/inside.ts';\nexport const x = getLiveCollection;",
    'gateway',
  ],
  [
    'the snapshot, from a layout',
    'src/layouts/B.astro',
    "---\nimport { x } from '../snapshot.ts';\n---\n{x}",
    'layouts',
  ],
  ['the model, from words', 'src/words/a.ts', "import { x } from '#core/library/names.ts'; x();", 'words'],
  ['the model, from the API', 'src/api/a.ts', "import { x } from '#core/library/names.ts'; x();", 'api'],
  [
    'a feature’s code, from the page’s script',
    'src/page/a.ts',
    "import { x } from '#features/home/index.ts'; x();",
    'page',
  ],
  ['an island in the page’s script', 'src/page/b.ts', "import A from '#features/home/A.island.tsx'; A();", 'page'],
  ['another part of ui, in the page’s script', 'src/page/ui.ts', "import { x } from '#ui/tell.ts'; x();", 'page'],
  ['words, from a schema', 'src/schemas/a.ts', "import type { X } from '#words/w.ts'; export type Y = X;", 'schemas'],
  ['another package in a schema', 'src/schemas/b.ts', "import Fuse from 'fuse.js'; Fuse();", 'schemas-zod'],
  ['a schema in the settings', 'src/settings.ts', "import { x } from '#schemas/wire.ts'; x();", 'settings'],
  [
    'the model, for Astro’s own configuration',
    'src/middleware.ts',
    "import 'node:crypto';\nimport { x } from '#core/library/names.ts'; x();",
    'middleware',
  ],
  [
    'a feature, where collections are told',
    'src/live.config.ts',
    "import { x } from '#features/home/index.ts'; x();",
    'live-config',
  ],
  ['a test, from a script', 'scripts/a.ts', "import { x } from '../tests/fixtures/x.ts'; x();", 'scripts'],
  [
    'a test, from Astro’s configuration',
    'astro.config.mjs',
    "import { x } from './tests/fixtures/x.ts'; x();",
    'astro-config',
  ],
  ['the local API, from the pull', 'scripts/pull/a.ts', "import { x } from '../local-api/app.ts'; x();", 'pull'],
  [
    'a text, from the library',
    'src/core/library/inside.ts',
    "import { x } from '#core/text/text-html.ts'; x();",
    'core-library',
  ],
  [
    'a feature, from the local API',
    'scripts/local-api/a.ts',
    "import { x } from '#features/home/index.ts'; x();",
    'local-api',
  ],
  ['a view, from a script', 'scripts/b.ts', "import { Part } from '#ui/Part.tsx'; Part();", 'scripts-pure-parts'],
  [
    'a feature, from a script',
    'scripts/e.ts',
    "import { x } from '#features/home/inside.ts'; x();",
    'scripts-without-features',
  ],
  [
    'what Astro makes up, by a way round',
    'scripts/c.ts',
    "import { x } from '#core/library/round.ts'; x();",
    'scripts-without-astro',
  ],
  [
    'an island by a way round, from what workers share',
    'src/features/home/in-worker.ts',
    "export { default } from './round.ts';",
    'in-worker',
  ],
  ['React in a plain module', 'src/features/home/plain.ts', "import { useState } from 'react'; useState();", 'react'],
  ['React in a page’s part', 'src/features/home/x.page.ts', "import { useState } from 'react'; useState();", 'react'],
  ['React in the page’s script', 'src/page/c.tsx', "import { useState } from 'react'; useState();", 'react'],
  [
    'react-dom in the library',
    'src/core/library/dom.tsx',
    "import { createRoot } from 'react-dom/client'; createRoot();",
    'react',
  ],
  [
    'Astro in the library',
    'src/core/library/astro.ts',
    "import { getCollection } from 'astro:content'; getCollection();",
    'astro',
  ],
  ['Astro in a script', 'scripts/d.ts', "import { build } from 'astro'; build();", 'astro'],
  [
    'Node in a feature',
    'src/features/home/node.ts',
    "import { readFileSync } from 'node:fs'; readFileSync('x');",
    'node',
  ],
  [
    'Node in the library, by its old name',
    'src/core/library/hash.ts',
    "import { createHash } from 'crypto'; createHash('x');",
    'node',
  ],
  [
    'the library, from the sound',
    'src/core/sound/a.ts',
    "import { x } from '#core/library/names.ts'; x();",
    'core-sound',
  ],
  ['the index, from a text', 'src/core/text/a.ts', "import { x } from '#core/text-index/shard.ts'; x();", 'core-text'],
  [
    'a feature, from the page of a song',
    'src/core/page/a.ts',
    "import { x } from '#features/home/index.ts'; x();",
    'core-page',
  ],
  [
    'a feature, from the index',
    'src/core/text-index/a.ts',
    "import { x } from '#features/home/index.ts'; x();",
    'core-text-index',
  ],
  [
    'the API, from the snapshot’s reader',
    'src/snapshot.ts',
    "import 'node:fs';\nimport { x } from '#api/http.ts';\nexport { x };",
    'snapshot',
  ],
  ['a file that is not there', 'src/core/library/lost.ts', "import { x } from '#schemas/lost.ts'; x();", 'not-found'],
  ['a cycle', 'src/core/library/one.ts', "import { two } from './two.ts'; export const one = () => two();", 'cycle'],
  ['a cycle through .astro files', 'src/ui/One.astro', "---\nimport Two from './Two.astro';\n---\n<Two />", 'cycle'],
  [
    'a cycle of which one import is only of types',
    'src/core/library/know.ts',
    "import type { A } from './known.ts'; export type B = A | 1; export const b = 1;",
    'cycle',
  ],
  [
    'the same in a feature',
    'src/features/home/know.ts',
    "import type { A } from './known.ts'; export type B = A | 1; export const b = 1;",
    'cycle',
  ],
  [
    'a cycle of scripts, of types alone',
    'scripts/know.ts',
    "import type { A } from './known.ts'; export type B = A | 1;",
    'cycle',
  ],
  [
    'a cycle of two features, of which one import is only of types',
    'src/features/keys/index.ts',
    "import { b } from '#features/look/index.ts'; export type A = typeof b;",
    'cycle',
  ],
];

/** What they import. */
const TARGETS: Readonly<Record<string, string>> = {
  'src/layouts/Ok.astro':
    "---\nimport A from '#features/home/A.astro';\nimport { w } from '#words/w.ts';\nimport { x } from '#core/library/names.ts';\nimport type { Song } from '../content.ts';\nimport '#ui/a.css';\n---\n<A {w} {x} /><script>import '#page/page.ts';</script>",
  'src/page/page.ts': "import '#features/home/home.page.ts';\nimport '#words/words.page.ts';",
  'src/core/library/names.ts': "import { x } from '#schemas/wire.ts'; export { x };",
  'src/features/home/index.ts':
    "export { x } from './inside.ts';\nexport * from '#api/http.ts';\nexport * from '#words/w.ts';",
  'src/schemas/wire.ts': "import { z } from 'zod/mini'; export const x = z;",
  'src/ui/Part.tsx': "import { useState } from 'react'; export const Part = useState;",
  'src/api/http.ts': 'export const x = () => {}; export interface X { a: 1 }',
  'src/api/worker.ts': 'export {};',
  'src/api/a.css': '',
  'src/ui/a.css': '',
  'src/ui/ask.ts': 'export const x = () => {};',
  'src/ui/tell-wait.ts': 'export const x = () => {};',
  'src/ui/tell.ts': 'export const x = () => {};',
  'src/core/sound/fold.ts': 'export const x = () => {};',
  'src/core/text/text-html.ts': 'export const x = () => {};',
  'src/core/text-index/shard.ts': 'export const x = () => {};',
  'src/words/w.ts': 'export const w = 1; export interface X { a: 1 }',
  'src/words/words.page.ts': 'export {};',
  'src/core/library/paths.ts': 'export const x = () => {};',
  'src/core/library/round.ts': "export { x } from '../../content.ts';",
  'src/core/library/two.ts': "import { one } from './one.ts'; export const two = () => one();",
  'src/ui/Two.astro': "---\nimport One from './One.astro';\n---\n<One />",
  'src/features/home/inside.ts': 'export const x = () => {}; export interface X { a: 1 }',
  'src/features/home/A.astro': '<p>a</p>',
  'src/features/home/A.island.tsx': 'export default () => null;',
  'src/features/home/home.page.ts': 'export {};',
  'src/features/home/round.ts': "export { default } from './A.island.tsx';",
  'src/features/lists/in-worker.ts': 'export const x = () => {};',
  'src/core/library/known.ts': "import { b } from './know.ts'; export type A = typeof b;",
  'src/features/home/known.ts': "import { b } from './know.ts'; export type A = typeof b;",
  'src/features/look/index.ts': "import type { A } from '#features/keys/index.ts'; export const b: A = 1;",
  'scripts/known.ts': "import type { B } from './know.ts'; export type A = B;",
  'scripts/verify/verify.ts': 'export const x = () => {};',
  'scripts/local-api/app.ts': 'export const x = () => {};',
  // Of a package that is not there, nothing tells types from code.
  'node_modules/astro/package.json': '{ "name": "astro", "main": "index.js" }',
  'node_modules/astro/index.js': '',
  'tests/fixtures/x.ts': 'export const x = () => {};',
};

describe('a project that breaks the table in every way', () => {
  let faults: string[] = [];
  let left: string[] = [];

  beforeAll(async () => {
    const broken = BREAKS.map(([, file, source]) => [file, source]);
    const root = projectOf({ ...TARGETS, ...Object.fromEntries(broken) });
    faults = importFaults(await readGraph(root));
    left = readdirSync(join(root, '.cache'));
    cleanUp();
  }, SLOW);

  const faultsOf = (file: string) => faults.filter((fault) => fault.startsWith(`${file} `));

  test.each(BREAKS)('is refused: %s', (_, file, __, rule) => {
    const own = faultsOf(file);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(/^\S+ imports .+, which breaks the rule ".+"\.\n {2}.+\.$/);
    expect(own[0]).toContain(`the rule "${rule}"`);
  });

  test('is told off for nothing else', () => {
    const files = Object.keys(TARGETS).filter((file) => file !== 'src/core/library/round.ts'); // the way round breaks two
    expect(files.flatMap(faultsOf)).toEqual([]);
  });

  test('has every rule broken, so that each is known to hold', () => {
    const broken = new Set(faults.map((fault) => /the rule "(.+)"/.exec(fault)?.[1]));
    // No import from a test is refused.
    expect(IMPORT_RULES.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual(['tests']);
  });

  test('is told the files, the rule, and what to do', () => {
    expect(faultsOf('src/core/library/alias.ts')).toEqual([
      'src/core/library/alias.ts imports src/api/http.ts, which breaks the rule "core-library".\n' +
        '  It may import src/schemas/, src/core/sound/: move the code, or pass in what it needs. The rules stand in scripts/check/import-rules.ts.',
    ]);
    expect(faultsOf('src/core/library/hash.ts')[0]).toContain('imports node:crypto, which');
    expect(faultsOf('src/core/library/one.ts')[0]).toContain(
      'imports src/core/library/two.ts, which imports src/core/library/one.ts, which breaks',
    );
    expect(faultsOf('src/ui/One.astro')[0]).toContain(
      'imports src/ui/Two.astro, which imports src/ui/One.astro, which',
    );
  });

  test('is left as it was', () => {
    expect(left).toEqual([]);
  });
});

describe('a project', { timeout: SLOW }, () => {
  afterEach(cleanUp);

  test('with a file in no layer is told so', async () => {
    expect(importFaults(await readGraph(projectOf({ 'src/utils/a.ts': 'export {};' })))).toEqual([
      'src/utils/a.ts is in no layer of the import table.\n  Move it into one, or add a layer to scripts/check/import-rules.ts.',
    ]);
  });

  test('lists a break once, whatever it is found from', async () => {
    const root = projectOf({
      'src/core/library/a.ts': "import './b.ts';",
      'src/core/library/b.ts': "import './c.ts';",
      'src/core/library/c.ts': "import './a.ts';",
    });
    expect(importBreaks(await readGraph(root))).toEqual([
      {
        rule: 'cycle',
        files: ['src/core/library/a.ts', 'src/core/library/b.ts', 'src/core/library/c.ts', 'src/core/library/a.ts'],
      },
    ]);
  });
});

test('the code of an .astro file is its frontmatter, its scripts and what its styles import', () => {
  const source = [
    '---',
    "import A from './A.astro';",
    'const text = "<script>import \'./no.ts\';</script>";',
    '---',
    '<A {text} />',
    "<!-- <script>import './no-more.ts';</script> -->",
    "<script>import '#page/page.ts';</script>",
    '<script src="./b.ts"></script>',
    "<style>@import './c.css';</style>",
  ].join('\n');
  const scripts = "import '#page/page.ts';\n;\nimport './b.ts';\n;\nimport './c.css';";
  expect(codeOfAstro(source)).toBe(
    `import A from './A.astro';\nconst text = "<script>import './no.ts';</script>";\n;\n${scripts}`,
  );
});

describe('the picture of the import graph', () => {
  afterEach(cleanUp);

  const BEGIN = '<!-- import graph: drawn by "npm run graph" -->';
  const END = '<!-- end of the import graph -->';

  test('stands between its two lines, whatever stood there', () => {
    expect(withPicture(`a\n${BEGIN}\nold\n${END}\nb\n`, 'flowchart LR')).toBe(
      `a\n${BEGIN}\n\n\`\`\`mermaid\nflowchart LR\n\`\`\`\n\n${END}\nb\n`,
    );
  });

  test('shows layers and features, and is found wrong as long as it is not drawn anew', { timeout: SLOW }, async () => {
    const root = projectOf({
      'docs/architecture.md': `${BEGIN}\n${END}\n`,
      'src/features/home/a.ts': "import '#features/home/b.ts';\nimport '#core/library/names.ts';",
      'src/features/home/b.ts': '',
      'src/core/library/names.ts': '',
    });
    expect(await pictureFaults(root, await readGraph(root))).toEqual([
      'docs/architecture.md does not show the imports of src/ as they are now.\n  Draw the graph again with "npm run graph".',
    ]);
    await drawPicture(root);
    expect(await pictureFaults(root, await readGraph(root))).toEqual([]);
    const notes = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
    expect(notes.match(/.*-->src.*/g)).toEqual(['src_features_home-->src_core']);
  });

  test('is refused a place that is not marked', () => {
    expect(() => withPicture('a\n', 'flowchart LR')).toThrow(
      /^docs\/architecture\.md has no place .+\.\n {2}Write the lines .+\.$/,
    );
  });
});

/** What no import tells of, since it is a global or an element: Biome holds it. */
describe('by Biome', { timeout: SLOW }, () => {
  afterEach(cleanUp);

  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

  /** The files of a project with our own settings in which Biome finds something. */
  function lint(files: Readonly<Record<string, string>>): string[] {
    const ours = ['.biome.json', 'scripts/check/fetch-by-name.grit', 'scripts/check/elements.grit'].map((file) => [
      file,
      readFileSync(join(PROJECT, file), 'utf8'),
    ]);
    const root = projectOf({ ...files, ...Object.fromEntries(ours), '.gitignore': '' });
    const { stdout } = spawnSync(
      process.execPath,
      [biome, 'lint', '--vcs-enabled=false', '--colors=off', '--max-diagnostics=none', '--reporter=github', '.'],
      { cwd: root, encoding: 'utf8' },
    );
    const found = [...stdout.matchAll(/^::error .*\bfile=([^,]+),/gm)].map(([, file = '']) => relative(root, file));
    return [...new Set(found)].sort();
  }

  const CALLS = {
    bare: "export const load = () => fetch('/catalogue');\n",
    global: "export const load = () => globalThis.fetch('/catalogue');\n",
    window: "export const load = () => window.fetch('/catalogue');\n",
  };
  const METHOD = 'export const get = (store: { fetch(): void }) => store.fetch();\n';
  const calledIn = (place: string) =>
    Object.fromEntries(Object.entries(CALLS).map(([name, source]) => [`${place}/${name}.ts`, source]));

  test('fetch is called in src/api, scripts and tests alone', () => {
    const found = lint({
      ...calledIn('src/features/home'),
      ...calledIn('src/api'),
      ...calledIn('scripts'),
      ...calledIn('tests'),
      'src/core/library/method.ts': METHOD,
      'src/ui/Front.astro': "---\nconst text = await fetch('/a');\n---\n\n<p>{text}</p>\n",
      'src/ui/Script.astro': "<script>\n  fetch('/a');\n</script>\n",
    });
    expect(found).toEqual([...Object.keys(calledIn('src/features/home')), 'src/ui/Front.astro', 'src/ui/Script.astro']);
  });

  test('the page, storage, the address and timers are for files whose names say so', () => {
    const found = lint({
      ...Object.fromEntries(
        [
          'song.ts',
          'text/song.ts',
          'song.browser.ts',
          'song.page.ts',
          'useSong.ts',
          'worker.ts',
          'Song.tsx',
          'Song.island.tsx',
        ].map((name) => [`src/features/home/${name}`, 'export const height = () => document.body.scrollHeight;\n']),
      ),
      'src/features/home/kept.ts': "export const kept = () => localStorage.getItem('a');\n",
      'src/features/home/later.ts': 'export const later = (run: () => void) => setTimeout(run, 1);\n',
      'src/features/home/given.ts': 'export const height = (document: Document) => document.body.scrollHeight;\n',
      'src/page/page.ts': 'export const height = () => document.body.scrollHeight;\n',
    });
    expect(found).toEqual(['kept', 'later', 'song', 'text/song'].map((name) => `src/features/home/${name}.ts`));
  });

  test('elements come from React or from .astro: no other script makes, moves or fills one', () => {
    const made = [
      "document.createElement('p')",
      'box.replaceChildren()',
      "status.textContent = 'Done'",
      "list.insertAdjacentHTML('beforeend', '<p>')",
      "root.innerHTML = ''",
      "root.innerHTML += '<p>'",
      'document.body.append(dialog)',
      'stanza.cloneNode(true)',
      'menu?.append(dialog)',
      'stanza\n  ?.querySelector(name)\n  ?.replaceWith(dialog)',
    ];
    const left = {
      'A.tsx': "document.createElement('p');",
      'a.browser.ts': '// not by document.createElement(x)',
      'b.browser.ts': "root.setAttribute('hidden', ''); root.dataset['a'] = 'b';",
      'c.browser.ts': "node.data = 'x';",
      'd.browser.ts': "const words = root.textContent; if (root.textContent === '') words;",
      'e.browser.ts': "headers.append('a', 'b');",
    };
    const places = (at: number) => [`src/features/home/made${at}.browser.ts`, `src/layouts/Made${at}.astro`] as const;
    const found = lint({
      ...Object.fromEntries(
        made.flatMap((code, at) => {
          const [plain, page] = places(at);
          return [
            [plain, `${code};\n`],
            [page, `<p>a</p>\n<script>\n  ${code};\n</script>\n`],
          ];
        }),
      ),
      ...Object.fromEntries(Object.entries(left).map(([name, code]) => [`src/features/home/${name}`, `${code}\n`])),
    });
    expect(found).toEqual(made.flatMap((_, at) => places(at)).sort());
  });

  test('a view takes controls from src/ui', () => {
    const controls = [
      '<button type="button"></button>',
      '<details></details>',
      '<dialog></dialog>',
      '<select></select>',
      '<textarea></textarea>',
    ];
    const views = (place: string) =>
      Object.fromEntries(
        controls.map((control, at) => [`${place}/A${at}.tsx`, `export const A = () => ${control};\n`]),
      );
    const found = lint({
      ...views('src/features/home'),
      ...Object.fromEntries(controls.map((control, at) => [`src/features/home/A${at}.astro`, `${control}\n`])),
      'src/features/home/B.tsx': 'export const B = () => <p></p>;\n',
      ...views('src/ui'),
      ...views('tests/views'),
    });
    expect(found).toEqual(Object.keys(views('src/features/home')));
  });
});
