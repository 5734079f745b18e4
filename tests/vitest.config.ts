import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium, QUIET } from '../scripts/start/chromium.ts';
import { words } from '../scripts/words/vite-plugin.ts';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: '.cache/vite',
  plugins: [words()],
  // Settings that a module of the site may read when it is imported by a unit test.
  define: {
    NAMA_SETTINGS: JSON.stringify({
      apiUrl: 'http://127.0.0.1:1',
      supportUrl: 'http://127.0.0.1:1/support',
      clickLogUrl: '',
      allowCode: '',
      appName: 'nama',
      siteTitle: 'Nama',
    }),
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/search/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'pipeline', include: ['tests/pipeline/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'views',
          include: ['tests/views/**/*.test.tsx'],
          // A busy machine may take its time.
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          setupFiles: 'tests/views/look.ts',
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: [...QUIET] } }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 300_000,
          // One site and one Chromium at a time: what a browser test waits for must not wait for another.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
