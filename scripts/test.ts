/** `npm test`: the checks of `npm run check`, then every test; the last line says how many passed and failed. */
import { endWith } from './build/exit.ts';
import { CHECKS, runChecks } from './check/run.ts';
import { ensureChromium } from './start/chromium.ts';
import { stopSignal } from './start/signals.ts';
import { runTests, sum } from './test/run.ts';

const only = process.argv.slice(2);
if (only.includes('--help')) {
  console.log(`Usage: npm test [-- FILE …]

Runs every check and test; with names of files, those tests alone.
The last line counts them: "N passed, N failed, N skipped".`);
  process.exit(0);
}

await endWith(async () => {
  const signal = stopSignal();
  process.env['CHROMIUM_PATH'] = await ensureChromium(console.error);
  const failed = only.length > 0 ? 0 : await runChecks(CHECKS, signal, console.log);
  const checks = { passed: only.length > 0 ? 0 : CHECKS.length - failed, failed, skipped: 0 };
  const all = sum(checks, await runTests(only, signal));
  console.log(`\n${all.passed} passed, ${all.failed} failed, ${all.skipped} skipped`);
  return all.failed === 0 ? 0 : 1;
});
