/** `npm run build`: the snapshot → `dist`. */
import { join, resolve } from 'node:path';
import { build, defaultSnapshot } from './build/build.ts';
import { loadEnvironment, PROJECT } from './build/environment.ts';
import { endWith } from './build/exit.ts';
import { buildExit, buildLines } from './build/summary.ts';
import { readOptions } from './options.ts';
import { siteAt } from './publish/releases.ts';

const options = readOptions({
  name: 'npm run build',
  about:
    'Builds what changed in the snapshot, checks the site, and puts it in place of the one before in one step; pages that stay the same are taken over.',
  options: {
    snapshot: { type: 'folder', help: 'folder of the snapshot (default: src/content/library)' },
    force: { type: 'flag', help: 'build every page, even when nothing changed' },
    scrub: { type: 'flag', help: 'read every file of the published site, and not only a share of them' },
    out: { type: 'folder', help: 'folder of the site (default: dist)' },
  },
});

await endWith(async () => {
  const report = await build({
    site: siteAt(resolve(options.out ?? join(PROJECT, 'dist'))),
    snapshot: resolve(options.snapshot ?? defaultSnapshot()),
    environment: loadEnvironment(),
    force: options.force,
    scrub: options.scrub,
    onStep: console.log,
  });
  for (const line of buildLines(report)) console.log(line);
  return buildExit(report);
});
