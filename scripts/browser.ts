/** Chromium for the browser tests: found where it usually is, or installed where that can be done without asking. */
import { endWith } from './build/exit.ts';
import { readOptions } from './options.ts';
import { ensureChromium } from './start/chromium.ts';

readOptions({
  name: 'node scripts/browser.ts',
  about: 'Makes sure that there is a Chromium for the browser tests, and prints where it is.',
  options: {},
});

await endWith(async () => {
  console.log(await ensureChromium(console.error));
  return 0;
});
