/** `npm run merge`: the shards that several machines built → `dist`, past the same checks as any other site. */
import { join, resolve } from 'node:path';
import { build, defaultSnapshot } from './build/build.ts';
import { loadEnvironment, PROJECT } from './build/environment.ts';
import { endWith } from './build/exit.ts';
import { buildExit, buildLines } from './build/summary.ts';
import { readOptions } from './options.ts';
import { siteAt } from './publish/releases.ts';
import { mergeShards, shardsIn } from './shards/merge.ts';

const options = readOptions({
  name: 'npm run merge',
  about: 'Joins shards into one site, checks every page, and puts it in place of the site in one step.',
  options: {
    shards: { type: 'folder', help: 'folder of the shards, one folder each (default: .cache/shards)' },
    snapshot: {
      type: 'folder',
      help: 'folder of the snapshot that they were built from (default: src/content/library)',
    },
    out: { type: 'folder', help: 'folder of the site (default: dist)' },
  },
});

await endWith(async () => {
  const shards = await shardsIn(resolve(options.shards ?? join(PROJECT, '.cache', 'shards')));
  const report = await build({
    site: siteAt(resolve(options.out ?? join(PROJECT, 'dist'))),
    snapshot: resolve(options.snapshot ?? defaultSnapshot()),
    environment: loadEnvironment(),
    force: true,
    make: (folder) => mergeShards(shards, folder),
    onStep: console.log,
  });
  for (const line of buildLines(report)) console.log(line);
  return buildExit(report);
});
