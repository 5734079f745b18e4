/** What shards leave for the merge beside their pages: the index of their packs, in a hidden folder of each. It is no part of the site, and gone when that is made. */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsedFile, type Schema } from '../verify/folder.ts';

const folderOf = (root: string): string => join(root, '.packs');

/** Leaves a part of one shard, under a name that no other has. */
export function writeShardPart(out: string, part: unknown): void {
  const json = JSON.stringify(part);
  mkdirSync(folderOf(out), { recursive: true });
  writeFileSync(join(folderOf(out), `${hash('sha256', json).slice(0, 32)}.json`), json);
}

/** What shards left in a merged folder; a part that cannot be read is made anew. */
export function shardParts<T extends object>(merged: string, schema: Schema<T>): T[] {
  const folder = folderOf(merged);
  return (existsSync(folder) ? readdirSync(folder) : []).flatMap(
    (name) => parsedFile(join(folder, name), schema) ?? [],
  );
}

export const removeShardParts = (merged: string): void => rmSync(folderOf(merged), { recursive: true, force: true });
