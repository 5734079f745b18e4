import { createHash } from 'node:crypto';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { LOOK_SCRIPT } from './src/domain/look.ts';
import { contentSecurityPolicy } from './src/domain/security.ts';
import { clientIntent } from './src/islands/intent/integration.ts';
import { browserSettings, readEnvironment } from './src/schemas/environment.ts';

const environment = readEnvironment(process.env);
const settings = browserSettings(environment);
/** @type {`sha256-${string}`} */
const lookHash = `sha256-${createHash('sha256').update(LOOK_SCRIPT).digest('base64')}`;

/**
 * Vite wraps each `import()` in a helper that fetches ahead what the chunk needs. Our late chunks need nothing ahead, and
 * the helper would cost every page more than some of them.
 */
const lightPreload = {
  name: 'light-preload',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} id */
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
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
    // One round trip: a reading page carries its style and needs no second request before the first paint.
    inlineStylesheets: 'always',
  },
  // The default, 'jsx', swallows the spaces between inline elements.
  compressHTML: true,
  // Two songs must never share a page; src/domain/paths.ts sees to it, and this makes sure.
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  // No page is Markdown; without this Astro warns of styles that nothing here makes.
  markdown: { syntaxHighlight: false },
  integrations: [react(), clientIntent()],
  security: { csp: contentSecurityPolicy(settings, [lookHash]) },
  vite: {
    plugins: [lightPreload],
    // The script of every page is a file, fetched once for the whole site.
    build: {
      assetsInlineLimit: 0,
      modulePreload: false,
    },
    define: { NAMA_SETTINGS: JSON.stringify(settings) },
    server: { watch: { ignored: ['**/.cache/**', '**/.data/**', '**/dist*/**'] } },
  },
});
