/** `npm run build`: the snapshot → `dist`. */
import { join, resolve } from 'node:path';
import { build, defaultSnapshot } from './build/build.ts';
import { endWith } from './build/ending.ts';
import { loadEnvironment, PROJECT } from './build/environment.ts';
import { gateLines } from './gate/summary.ts';
import { readOptions } from './options.ts';
import { siteAt } from './publish/releases.ts';

const options = readOptions({
  name: 'npm run build',
  about: 'Builds every page from the snapshot, checks them, and puts them in place of the site in one step.',
  options: {
    snapshot: { type: 'text', placeholder: 'DIR', help: 'folder of the snapshot (default: src/content/library)' },
    out: { type: 'text', placeholder: 'DIR', help: 'where the site is to be (default: dist)' },
  },
});

await endWith(async () => {
  const report = await build({
    site: siteAt(resolve(options.out ?? join(PROJECT, 'dist'))),
    snapshot: resolve(options.snapshot ?? defaultSnapshot()),
    environment: loadEnvironment(),
    force: true,
    onStep: console.log,
  });
  if (report.gate) for (const line of gateLines(report.gate)) console.log(line);
  if (report.outcome === 'refused') return 1;
  console.log(
    `Published ${report.release} (built in ${report.seconds.build} s, checked in ${report.seconds.gate} s). Look at it: npm run preview`,
  );
  return 0;
});
