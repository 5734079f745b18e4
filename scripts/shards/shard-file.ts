/** The file by which a shard says which it is, so that a merge sees at once whether all are there. It is no part of the site. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShard, type Shard } from '#core/library/shards.ts';
import { UserError } from '#schemas/user-error.ts';

const FILE = '.shard';

export const isShardFile = (name: string): boolean => name === FILE;

export const writeShardFile = (folder: string, { number, of }: Shard): void =>
  writeFileSync(join(folder, FILE), `${number}/${of}\n`);

/**
 * Which shard a folder is.
 * @throws {UserError} when it does not say
 */
export function shardAt(folder: string): Shard {
  try {
    return readShard(readFileSync(join(folder, FILE), 'utf8').trim());
  } catch {
    throw new UserError(
      `${folder} does not say which shard it is.\n  Build it again: its file "${FILE}" is written last.`,
    );
  }
}
