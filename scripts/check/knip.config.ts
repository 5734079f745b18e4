/**
 * What knip cannot see by itself when it looks for code that nothing uses: what is named by other means than an import. A `!`
 * says that it is part of the product: a second look counts these alone, and so finds code that only tests use.
 */
import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    // Commands, and what Astro reads.
    'scripts/*.ts!',
    'src/pages/**/*.{ts,astro}!',
    'src/{live.config,middleware}.ts!',
    // Asked for by astro.config.mjs, which counts as a tool's settings.
    'scripts/words/vite-plugin.ts!',
    // Bundled by the name of the file.
    'src/words/apply-words.ts!',
    'src/features/offline/worker/worker.ts!',
    'src/page/press.directive.ts!',
    // Programs that tests run, what goes before them with "--late", and a page of theirs.
    'tests/e2e/{build-site,late}.ts',
    'tests/pipeline/publish-killed.fixture.ts',
    'tests/views/gallery.astro',
  ],
  project: [
    'src/**/*.{ts,tsx,astro}!',
    '{scripts,tests}/**/*.{ts,tsx,astro}!',
    '*.mjs!',
    '!tests/**!',
    '!scripts/check/knip.config.ts!',
  ],
  // A test may look inside a module that the product uses; an export that neither asks for is one too many.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
  // Packages that are run or asked for by name; what each is for stands in docs/built-on.md.
  ignoreDependencies: [
    /^@fontsource\//,

    '@astrojs/check',
    '@biomejs/biome',
    '@emnapi/runtime',
    'typescript-7',
  ],
  // Programs of the system; a test that needs one is skipped where it is not installed.
  ignoreBinaries: ['Xvfb', 'openbox', 'openssl', 'pdftotext', 'mount', 'umount'],
};

export default config;
