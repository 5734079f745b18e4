/** What shards leave for the merge beside their pages: JSON in a hidden folder of each. It is no part of the site, and gone when that is made. */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsedFile, type Schema } from '../verify/folder.ts';

type Kind = 'data' | 'packs';
const folderOf = (root: string, kind: Kind): string => join(root, `.${kind}`);

/** Leaves a part of one shard, under a name that no other has. */
export function writeShardPart(out: string, kind: Kind, part: unknown): void {
  const json = JSON.stringify(part);
  mkdirSync(folderOf(out, kind), { recursive: true });
  writeFileSync(join(folderOf(out, kind), `${hash('sha256', json).slice(0, 32)}.json`), json);
}

/** What shards left in a merged folder; a part that cannot be read is made anew. */
export function shardParts<T extends object>(merged: string, kind: Kind, schema: Schema<T>): T[] {
  const folder = folderOf(merged, kind);
  return (existsSync(folder) ? readdirSync(folder) : []).flatMap(
    (name) => parsedFile(join(folder, name), schema) ?? [],
  );
}

export const removeShardParts = (merged: string, kind: Kind): void =>
  rmSync(folderOf(merged, kind), { recursive: true, force: true });
