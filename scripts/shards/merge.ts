/** Shards → one site. */

import { constants, cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readShard, type Shard } from '#core/library/shards.ts';
import { UserError } from '#schemas/user-error.ts';
import { readFolder } from '../verify/folder.ts';

/** The file by which a shard says which it is, so that a merge sees at once whether all are there. It is no part of the site. */
const SHARD_FILE = '.shard';

export const writeShardFile = (folder: string, { number, of }: Shard): void =>
  writeFileSync(join(folder, SHARD_FILE), `${number}/${of}\n`);

/** @throws {UserError} when a folder does not say which shard it is */
function shardAt(folder: string): Shard {
  try {
    return readShard(readFileSync(join(folder, SHARD_FILE), 'utf8').trim());
  } catch {
    throw new UserError(
      `${folder} does not say which shard it is.\n  Build it again: its file "${SHARD_FILE}" is written last.`,
    );
  }
}

/** How many files a message names; more are counted. */
const MOST_NAMES = 10;

/**
 * The folders of shards in a folder, each with an `index.html` of its own; in the order of their names.
 * @throws {UserError} when there are none, or not all of one site
 * @throws {UserError} when one does not say which it is
 */
export async function shardsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const shards = entries
    .map(({ name }) => join(folder, name))
    .filter((path) => statSync(join(path, 'index.html'), { throwIfNoEntry: false }));
  if (shards.length === 0)
    throw new UserError(`There is no shard in ${folder}.\n  ${howToBuild(folder, { number: 1, of: 2 })}`);
  refuseMissing(folder, shards.map(shardAt));
  return shards.sort();
}

const howToBuild = (folder: string, { number, of }: Shard): string =>
  `Build them with "npm run shard -- --shard ${number}/${of} --out ${folder}/${number}" and so on.`;

function refuseMissing(folder: string, shards: readonly Shard[]): void {
  const counts = [...new Set(shards.map(({ of }) => of))].sort((a, b) => a - b);
  const [of = 0] = counts;
  if (counts.length > 1)
    throw new UserError(
      `The shards in ${folder} are not of one build: some are of ${counts.join(', others of ')}.\n  Build all of them again, with the same number after the slash: 1/4, 2/4.`,
    );
  const numbers = new Set(shards.map(({ number }) => number));
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((number) => !numbers.has(number));
  const [first] = missing;
  if (first === undefined) return;
  throw new UserError(
    `Not all of the ${of} shards are in ${folder}: ${missing.join(', ')} missing.\n  ${howToBuild(folder, { number: first, of })}`,
  );
}

/**
 * Puts the files of all shards into one folder. A file that several have, such as home, must be the same in each: another
 * one means that they were built from another snapshot, code or settings.
 * @param out made when it is not there; nothing in it is removed
 * @throws {UserError} naming the files that differ; `out` is then of no use
 */
export async function mergeShards(shards: readonly string[], out: string): Promise<void> {
  const from = new Map<string, string>();
  const differing = new Set<string>();
  for (const shard of shards) {
    for (const { name } of readFolder(shard).files) {
      if (name === SHARD_FILE) continue;
      const first = from.get(name);
      if (first === undefined) {
        from.set(name, shard);
        await mkdir(dirname(join(out, name)), { recursive: true });
        cpSync(join(shard, name), join(out, name), { mode: constants.COPYFILE_FICLONE });
        continue;
      }
      if (!readFileSync(join(first, name)).equals(readFileSync(join(shard, name)))) differing.add(name);
    }
  }
  if (differing.size === 0) return;
  const names = [...differing].sort();
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  throw new UserError(
    `The shards do not belong to one site: ${names
      .slice(0, MOST_NAMES)
      .map((name) => JSON.stringify(name))
      .join(
        ', ',
      )}${more} differ between them.\n  Build all of them again from one snapshot, with the same code and settings.`,
  );
}
