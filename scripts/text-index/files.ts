/** Where the index lies in a built folder, and what of it is read back. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { textIndexRootPath, textShardPath } from '#core/library/paths.ts';
import { type IndexedKey, readShard } from '#core/text-index/shard.ts';
import { type TextRoot, textRoot } from '#schemas/text-index.ts';

export const ROOT_FILE = textIndexRootPath().slice(1);
export const INDEX_FOLDER = dirname(textShardPath(1)).slice(1);

/** The root of a built folder; null when there is none of this version. */
export function readRoot(folder: string): TextRoot | null {
  try {
    return textRoot.parse(JSON.parse(readFileSync(join(folder, ROOT_FILE), 'utf8')));
  } catch {
    return null;
  }
}

/** The keys of a file of the index. @throws when it is not there, or not whole */
export const readShardFile = (folder: string, node: number): IndexedKey[] =>
  readShard(node, inflateRawSync(readFileSync(join(folder, textShardPath(node)))));
