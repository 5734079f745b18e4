import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findChromium, headlessOf, QUIET } from '../scripts/start/chromium.ts';
import { words } from '../scripts/words/vite-plugin.ts';

/**
 * Files at once, more than cores, since tests that start programs and browsers wait for some of their time; with more of them each takes
 * more of a processor's time. Projects of one group are one queue: a core is idle at its end alone.
 */
const TOGETHER = 4;
/**
 * Rules and views wait for nothing, and each worker reads the code anew: no more of them than cores. They come first, beside the
 * checks, so that no core is idle where their group ends.
 */
const FIRST = { maxWorkers: 2, sequence: { groupOrder: 0 } };
const AFTER = { groupOrder: 1 };
/** Small files that take long: at the end of the queue a core would be idle beside each. */
const LONGEST = /(?:pipeline\/(?:rebuild|site)|search\/quality)\.test\.ts$/;

/** Begins with these. By itself Vitest begins with the largest files, project by project. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Milliseconds after which a test or a hook counts as hung. Some build a site or three, and a busy machine takes its time; what a
 * page must show has limits of its own.
 */
const HUNG = 600_000;
/** Milliseconds that a press may wait for what it presses, as in the tests of the site (Playwright's own). */
const ACTION = 30_000;
/** `npm test -- --late`. */
const isLate = process.env['TEST_LATE'] === '1';

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
    testTimeout: HUNG,
    hookTimeout: HUNG,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          // A rule that takes quadratic time takes minutes for what it is given here: this limit tells.
          testTimeout: 60_000,
          ...FIRST,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pipeline',
          // A process for each file would take a tenth more.
          isolate: false,
          include: ['tests/pipeline/**/*.test.ts', 'tests/search/**/*.test.ts'],
          maxWorkers: TOGETHER,
          sequence: AFTER,
        },
      },
      {
        extends: true,
        // From the start: a copy of React that is found while tests run would be a second one.
        optimizeDeps: { include: ['react-dom/client', 'react-dom/server'] },
        test: {
          name: 'views',
          include: ['tests/views/**/*.test.tsx'],
          expect: { poll: { timeout: 15_000 } },
          setupFiles: 'tests/views/look.ts',
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: headlessOf(findChromium()), args: [...QUIET] },
              actionTimeout: ACTION,
            }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
          ...FIRST,
          // One page for the files of a worker: one for each would read all of the code anew.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          maxWorkers: TOGETHER,
          sequence: AFTER,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          expect: { poll: { timeout: 15_000 } },
          // Each worker has one browser for all of its files, and all read one built site. What comes late is waited for.
          maxWorkers: isLate ? 2 * TOGETHER : TOGETHER,
          sequence: AFTER,
          setupFiles: isLate ? ['tests/e2e/late.ts'] : [],
          isolate: false,
        },
      },
    ],
  },
});
