/** `npm run shard`: one machine's share of a site that is built on several; `npm run merge` makes the site of them. */
import { join, resolve } from 'node:path';
import { readShard } from '#core/library/shards.ts';
import { defaultSnapshot } from './build/build.ts';
import { loadEnvironment, PROJECT } from './build/environment.ts';
import { endWith } from './build/exit.ts';
import { readOptions } from './options.ts';
import { buildShard } from './shards/build.ts';

const options = readOptions({
  name: 'npm run shard',
  about:
    'Builds the pages of some folders, as one of several machines that share a library; "npm run merge" joins them.',
  options: {
    shard: {
      type: 'text',
      placeholder: 'K/N',
      default: '1/1',
      help: 'number of this shard and of all shards, such as 1/4',
    },
    snapshot: { type: 'folder', help: 'folder of the snapshot (default: src/content/library)' },
    out: { type: 'folder', help: 'folder of the shard (default: .cache/shards/K)' },
  },
});

await endWith(async () => {
  loadEnvironment();
  const shard = readShard(options.shard);
  const work = join(PROJECT, '.cache', 'shard-work', String(shard.number));
  const out = resolve(options.out ?? join(PROJECT, '.cache', 'shards', String(shard.number)));
  const snapshot = resolve(options.snapshot ?? defaultSnapshot());
  const pages = await buildShard({ shard, snapshot, out, work });
  console.log(`Shard ${options.shard} with ${pages.toLocaleString('en')} pages of the library in ${out}`);
  return 0;
});
