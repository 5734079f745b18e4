import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { words } from './scripts/words/vite-plugin.ts';
import { QUERY_SCRIPT } from './src/features/home/query-script.ts';
import { LOOK_SCRIPT } from './src/features/look/look-script.ts';
import { CONTINUE_SCRIPT } from './src/features/my-place/continue-script.ts';
import { HASHED_FILES, WORKERS } from './src/page/headers.ts';
import { PREFETCH_RULE } from './src/page/prefetch-rule.ts';
import { contentSecurityPolicy } from './src/page/security.ts';
import { browserSettings, readEnvironment } from './src/schemas/environment.ts';

const environment = readEnvironment(process.env);
const settings = browserSettings(environment);
/** @param {string} code @returns {`sha256-${string}`} */
const hashOf = (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
/** Of what stands in the pages as it is; each page names what it holds. */
const scripts = [LOOK_SCRIPT, QUERY_SCRIPT, CONTINUE_SCRIPT, PREFETCH_RULE].map(hashOf);

/**
 * `Page.astro_astro_type_script_index_0_lang` → `Page.[hash].js`
 * @param {{ name: string }} chunk
 */
const fileName = ({ name }) =>
  `${HASHED_FILES.slice(1)}${name.replace(/\.astro_.*/, '').replace(/[^\w.-]/g, '_')}.[hash].js`;

/** @type {import('astro').AstroIntegration} */
const press = {
  name: 'press',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'press', entrypoint: './src/page/press.directive.ts' }),
  },
};

const PAGE_SCRIPT = fileURLToPath(new URL('./src/page/page.ts', import.meta.url));

/**
 * Whether the script of every page imports a module, over however many steps.
 * @param {string} id
 * @param {import('vite').Rolldown.ChunkingContext} context
 */
function isOfPage(id, context) {
  const found = new Set([PAGE_SCRIPT]);
  for (const one of found) for (const next of context.getModuleInfo(one)?.importedIds ?? []) found.add(next);
  return found.has(id);
}

/**
 * What files of code share. A page fetches no React before a press, so what its script imports stands apart. What two islands need
 * of React, of `src/ui`, of the words and of what a library is stands in one file, and so does what six need of features: a press
 * costs fewer files, and some of what comes is for the next one. Home's search needs nothing of the second.
 * What reads a page and parts its text stays apart: most presses do without.
 */
const GROUPS = [
  {
    /** @param {string} id @param {import('vite').Rolldown.ChunkingContext} context */
    name: (id, context) => (isOfPage(id, context) ? 'Page' : null),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'islands',
    test: /\/node_modules\/(?!zod\/)|\/src\/(?:ui|words|core\/library)\/|core\/text\/verse-n|storage-keys|virtual:words/,
    minShareCount: 2,
    priority: 1,
  },
  // What checks what comes over a border, which most islands do without.
  { name: 'zod', test: /\/node_modules\/zod\//, minShareCount: 2, priority: 2 },
  // What calls the network, which most islands do without.
  { name: 'api', test: /\/src\/api\/(?!catalogue)/, minShareCount: 2, priority: 1 },
  // The page's side of a search: of one file, since each that is known by another comes 150 ms later.
  {
    name: 'search',
    test: /\/features\/search\/(?:client|start-worker|text\/(?:port|phrase))/,
    minShareCount: 2,
    priority: 1,
  },
  // What Home and the command box say of a search.
  { name: 'said', test: /\/features\/search\/(?:CatalogueFailed|say-verse|reader-preference)/, minShareCount: 2 },
  { name: 'features', test: /\/src\/(?!core\/(?:page|text\/(?:verses|line-html)))/, minShareCount: 6 },
];

/** In development `/gallery/` shows every part of `src/ui` in every state. */
const development = {
  name: 'development',
  hooks: {
    /** @param {import('astro').HookParameters<'astro:config:setup'>} setup */
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/gallery', entrypoint: './tests/views/gallery.astro' });
    },
  },
};

export default defineConfig({
  site: environment.SITE_URL,
  output: 'static',
  outDir: process.env.OUT_DIR ?? 'dist',
  cacheDir: process.env.CACHE_DIR ?? '.cache/astro',
  trailingSlash: 'ignore',
  // Shorter than the attribute, on every element and in every rule.
  scopedStyleStrategy: 'class',
  build: {
    format: 'directory',
    // Other pages are rendered while one is written: one at a time, the build waits for the disk a third of its time.
    concurrency: 4,
    // One round trip: a reading page carries its style and needs no second request before the first paint.
    inlineStylesheets: 'always',
  },
  // The default, 'jsx', swallows the spaces between inline elements.
  compressHTML: true,
  // Two songs must never share a page; src/core/library/paths.ts sees to it, and this makes sure.
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  // No page is Markdown; without this Astro warns of styles that nothing here makes.
  markdown: { syntaxHighlight: false },
  integrations: [react(), press, development],
  security: { csp: contentSecurityPolicy(settings, scripts, []) },
  vite: {
    plugins: [words()],
    // The script of every page is a file, fetched once for the whole site.
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // A key of a storage is a word: it needs no file that the script of every page would have to fetch.
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: fileName,
              chunkFileNames: fileName,
              codeSplitting: { groups: GROUPS },
            },
          },
        },
      },
    },
    // A name that hosts know workers by: `WORKERS` in src/page/headers.ts.
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: `${WORKERS.slice(1)}[name].[hash].js` } } },
    define: { NAMA_SETTINGS: JSON.stringify(settings) },
    server: { watch: { ignored: ['**/.cache/**', '**/.data/**', '**/dist*/**'] } },
  },
});
