/** `npm run check`: everything about the code that needs no build. */
import { endWith } from './build/exit.ts';
import { CHECKS, runChecks } from './check/run.ts';
import { readOptions } from './options.ts';
import { stopSignal } from './start/signals.ts';

readOptions({
  name: 'npm run check',
  about: 'Checks format, lint, types, unused code and the import table.',
  options: {},
});

await endWith(async () => {
  const failed = await runChecks(CHECKS, stopSignal(), console.log);
  console.log(failed === 0 ? `All ${CHECKS.length} checks passed.` : `${failed} of ${CHECKS.length} checks failed.`);
  return failed === 0 ? 0 : 1;
});
