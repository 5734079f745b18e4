/** `npm test`: the checks of `npm run check` beside every test; the last line says how many passed and failed. */
import { endWith } from './build/exit.ts';
import { CHECKS, runChecks } from './check/run.ts';
import { bringHeadless, ensureChromium } from './start/chromium.ts';
import { bringEngines } from './start/engines.ts';
import { stopSignal } from './start/signals.ts';
import { runTests, sum } from './test/run.ts';
import { withTemporary } from './test/temporary.ts';

const given = process.argv.slice(2);
if (given.includes('--help')) {
  console.log(`Usage: npm test [-- OPTION … FILE …]

Runs every check and test at once, and prints what the checks say after the tests; with names of files, those tests alone.
  --changed        the tests that import a file that is not committed yet
  --changed=REF    the tests that import a file changed since a commit or branch
  --late           the tests in a browser, where all that a page asks for comes after a random time: finds races
Tests in a browser and of the pipeline read the built site, so what they import is less than what they test:
run them by name, or all.
The last line counts them: "N passed, N failed, N skipped".`);
  process.exit(0);
}
/** No browser opens the whole library. */
const LATE = ['--project=browser', '--exclude=**/whole-library.test.ts'];
const only = given.flatMap((word) => (word === '--late' ? LATE : [word]));

await endWith(async () => {
  const signal = stopSignal();
  const chromium = await ensureChromium(console.error);
  bringHeadless(chromium);
  process.env['CHROMIUM_PATH'] = chromium;
  if (only.length === 0 || only.some((word) => word.includes('engines'))) bringEngines(console.error);
  const checked = only.length > 0 ? [] : CHECKS;
  // Held back: Vitest draws over lines that stand below its own on a terminal.
  const lines: string[] = [];
  const checking = runChecks(checked, signal, (line) => lines.push(line));
  checking.catch(() => undefined); // thrown below, when the tests have ended
  const late = given.includes('--late') ? { TEST_LATE: '1' } : {};
  const tests = await withTemporary((environment) => runTests(only, signal, { ...environment, ...late }));
  const failed = await checking.finally(() => lines.length > 0 && console.log(`\n${lines.join('\n')}`));
  const checks = { passed: checked.length - failed, failed, skipped: 0 };
  const all = sum(checks, tests);
  console.log(`\n${all.passed} passed, ${all.failed} failed, ${all.skipped} skipped`);
  return all.failed === 0 ? 0 : 1;
});
