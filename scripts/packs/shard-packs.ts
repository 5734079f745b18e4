/** The packs of a site that several machines build: each makes those of its own folders, and the merge makes one index of them. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackIndex } from '#schemas/pack.ts';
import type { Earlier } from './earlier.ts';
import { digestOf, readPackIndex } from './files.ts';

/** In the folder of a shard; it is no part of the site, and gone when that is made. */
export const SHARD_FOLDER = '.packs';

/** Leaves the index of one shard's packs. */
export function writeShardIndex(out: string, index: PackIndex): void {
  const json = JSON.stringify(index);
  mkdirSync(join(out, SHARD_FOLDER), { recursive: true });
  writeFileSync(join(out, SHARD_FOLDER, `${digestOf(json)}.json`), json);
}

/** What shards left in a merged folder. */
export function shardIndexes(folder: string): Earlier[] {
  return namesIn(join(folder, SHARD_FOLDER)).flatMap((name) => {
    const index = readPackIndex(folder, join(SHARD_FOLDER, name));
    return index ? [{ folder, index }] : [];
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
