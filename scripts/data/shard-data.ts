/** The data of a site that several machines build: each makes the files of its own folders, and the merge makes one catalogue of them. */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type DataCollection, dataCollection } from '#schemas/data.ts';

/** In the folder of a shard; it is no part of the site, and gone when that is made. */
export const SHARD_FOLDER = '.data';

/** Leaves what the catalogue is to say of one shard's collections. */
export function writeShardCollections(out: string, collections: readonly DataCollection[]): void {
  const json = JSON.stringify(collections);
  mkdirSync(join(out, SHARD_FOLDER), { recursive: true });
  writeFileSync(join(out, SHARD_FOLDER, `${hash('sha256', json).slice(0, 16)}.json`), json);
}

/** What shards left in a merged folder; a part that cannot be read is made anew. */
export function shardCollections(folder: string): DataCollection[] {
  const parts = join(folder, SHARD_FOLDER);
  return (existsSync(parts) ? readdirSync(parts) : []).flatMap((name) => {
    try {
      return z.array(dataCollection).parse(JSON.parse(readFileSync(join(parts, name), 'utf8')));
    } catch {
      return [];
    }
  });
}
