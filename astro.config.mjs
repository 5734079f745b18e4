import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { pageScripts } from './scripts/build/page-scripts.ts';
import { sharedChunk } from './scripts/build/shared-chunk.ts';
import { words } from './scripts/words/vite-plugin.ts';
import { ASKED_SCRIPT } from './src/features/home/asked-script.ts';
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
const scripts = [LOOK_SCRIPT, ASKED_SCRIPT, CONTINUE_SCRIPT, PREFETCH_RULE].map(hashOf);

const PRELOAD_HELPER = /^.vite\/preload-helper\.js/s;

/**
 * Vite wraps each `import()` in a helper that preloads what the chunk imports. Our lazy chunks import nothing, and the helper
 * would cost every page more than some of them. So the helper is made trivial first, and taken out of the chunks in the end.
 */
const noPreload = {
  name: 'no-preload',
  enforce: /** @type {const} */ ('pre'),
  /**
   * Otherwise each script would list the files that its lazy chunks import. Astro overwrites the setting of this name.
   * @param {import('vite').ResolvedConfig} config
   */
  configResolved(config) {
    for (const { build } of [config, ...Object.values(config.environments)]) build.modulePreload = false;
  },
  /** Each module gets a helper of its own: one that several share would become a file, and a request of every page. */
  resolveId: {
    filter: { id: PRELOAD_HELPER },
    /**
     * @param {string} id
     * @param {string | undefined} importer
     */
    handler: (id, importer) => `${id}?${importer}`,
  },
  load: { filter: { id: PRELOAD_HELPER }, handler: () => 'export const __vitePreload = (load) => load();' },
  /**
   * `__vitePreload$1(() => import("./a.js"), __VITE_PRELOAD__)` → `(() => import("./a.js"))()`, which is minified later.
   * @param {string} code
   * @param {{ fileName: string }} chunk
   */
  renderChunk(code, { fileName }) {
    if (!code.includes('__vitePreload')) return null;
    const plain = code
      .replace(/^var __vitePreload(?:\$\d+)? = \(load\) => load\(\);\n/gm, '')
      .replace(/\b__vitePreload(?:\$\d+)?\(\(\) => (import\("[^"]+"\)), __VITE_PRELOAD__\)/g, '$1')
      .replace(/\b__vitePreload(?:\$\d+)?\(/g, '(')
      .replace(/, __VITE_PRELOAD__\)/g, ')()');
    if (!/__vitePreload|__VITE_PRELOAD__/.test(plain)) return { code: plain, map: null };
    throw new Error(
      `${fileName} still has Vite's helper of import(): ${/.{0,80}(?:__vitePreload|__VITE_PRELOAD__).*/.exec(plain)?.[0]}\n  Mend "no-preload" in astro.config.mjs: Vite writes it in another way now.`,
    );
  },
};

const components = readdirSync(new URL('./src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.astro'))
  .map((name) => name.replaceAll('\\', '/'))
  .sort();

/** `astro-ybatimd6`, the class that keeps a component's style to itself, → `_f`: it stands on most elements of a page. */
const shortScopes = {
  name: 'short-scopes',
  transform: {
    filter: { id: /\/src\/[^?]*\.astro(?:\?|$)/ },
    /**
     * @param {string} code
     * @param {string} id
     */
    handler(code, id) {
      const place = components.findIndex((name) => id.replace(/\?.*/s, '').endsWith(`/src/${name}`));
      if (place === -1) return null;
      return { code: code.replace(/\bastro-[a-z0-9]{8}\b/g, `_${place.toString(36)}`), map: null };
    },
  },
};

/**
 * 36 bits tell the versions of a file apart. The script of every page names two dozen files, and no packing makes a hash
 * smaller. Rolldown takes so few for up to 64 files.
 */
const HASH = '[hash:6]';

/**
 * `Page.astro_astro_type_script_index_0_lang` → `Page.[hash].js`: every page names its script.
 * @param {{ name: string }} chunk
 */
const shortName = ({ name }) => `${HASHED_FILES.slice(1)}${name.split('.')[0]}.${HASH}.js`;

/** @param {{ name: string }} chunk */
const chunkName = ({ name }) => `${HASHED_FILES.slice(1)}${name.replace(/[^\w.-]/g, '_')}.${HASH}.js`;

/**
 * What the device keeps: two parts of the site need it, long after a first press, so it has a file of its own. What every
 * island needs to know of it is small, and is not meant.
 */
const OF_DEVICE = /\/src\/(?:features\/offline\/(?!index|actions|mark)|library\/pack-pages)/;

/**
 * React, and whatever else two islands share, is one file: a press fetches this file, the island's own, and Rolldown's small
 * runtime. The scripts of pages do not use it: see `pageScripts`.
 * @type {{ name: string, test: RegExp | ((id: string) => boolean), minShareCount: number }[]}
 */
const SHARED = [
  { name: 'device', test: OF_DEVICE, minShareCount: 2 },
  {
    name: 'shared',
    test: (id) => ![/preload-helper|[?&]own=/, OF_DEVICE].some((apart) => apart.test(id)),
    minShareCount: 2,
  },
];

/**
 * V8 then compiles all functions of the file while it comes, beside the page's own thread, and not one by one when they are
 * first called: a reader who has pressed waits 40 ms less (https://v8.dev/blog/explicit-compile-hints).
 * @param {{ name: string }} chunk
 */
const compileHint = ({ name }) => (/^shared$|[.-]islands?$/.test(name) ? '//# allFunctionsCalledOnLoad' : '');

/**
 * Globals that React's plugin needs in development before any component runs. Astro adds them only to pages with `client:`
 * directives, and our islands are fetched by `src/page/wake.ts`.
 */
const REFRESH =
  'Object.assign(window, { $RefreshReg$() {}, $RefreshSig$: () => (type) => type, __vite_plugin_react_preamble_installed__: true });';

/** In development: islands work, and `/gallery/` shows every part of `src/ui` in every state. */
const development = {
  name: 'development',
  hooks: {
    /** @param {import('astro').HookParameters<'astro:config:setup'>} setup */
    'astro:config:setup': ({ command, injectRoute, injectScript }) => {
      if (command !== 'dev') return;
      injectScript('head-inline', REFRESH);
      injectRoute({ pattern: '/gallery', entrypoint: './tests/views/gallery.astro' });
    },
  },
};

/** What downshift imports for a component that is not used here: 0.9 KB of every press. @param {string} place */
const standIn = (place) => fileURLToPath(new URL(place, import.meta.url));

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
  integrations: [react(), development],
  security: { csp: contentSecurityPolicy(settings, scripts, []) },
  vite: {
    resolve: {
      alias: {
        'react-is': standIn('./scripts/build/react-is.ts'),
        'prop-types': standIn('./scripts/build/prop-types.ts'),
      },
    },
    plugins: [words(), noPreload, pageScripts(), sharedChunk(), shortScopes],
    // The script of every page is a file, fetched once for the whole site.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: shortName,
              chunkFileNames: chunkName,
              codeSplitting: { groups: SHARED },
              postBanner: compileHint,
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
