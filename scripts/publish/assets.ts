/** Hashed assets of earlier releases: a tab that is still open may yet ask for them. */
import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HASHED_FILES } from '#page/headers.ts';
import { linkFiles } from '../build/hard-links.ts';
import { type Inventory, shortDigest } from './inventory.ts';
import type { ReleaseRecord } from './releases.ts';

/** How long an asset outlives the last page that asked for it: two weeks, longer than a phone keeps a tab unloaded. */
const KEEP_FOR = 14 * 86_400_000;

const folderIn = (root: string): string => join(root, ...HASHED_FILES.split('/').filter(Boolean));

async function assetsIn(root: string): Promise<string[]> {
  const entries = await readdir(folderIn(root), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folderIn(root).length + 1))
    .sort();
}

/** A release on the disk, with its record and its inventory where it has them. */
export interface Earlier {
  folder: string;
  record: ReleaseRecord | null;
  inventory: Inventory | null;
}

/** Whether an asset is what was published; of a release without an inventory nobody can tell. */
async function isSound({ folder, inventory }: Earlier, name: string): Promise<boolean> {
  if (inventory === null) return true;
  const file = HASHED_FILES.slice(1) + name;
  const [digest] = inventory.files[file] ?? inventory.carried[file] ?? [];
  return digest === shortDigest(hash('sha256', await readFile(join(folderIn(folder), name))));
}

/**
 * Adds to a draft the assets of earlier releases that the draft does not have itself and that are not too old.
 * @param earlier the releases on the disk, oldest first
 * @returns the draft's assets for its record
 */
export async function carryAssets(
  draft: string,
  earlier: readonly Earlier[],
  now: Date,
): Promise<ReleaseRecord['assets']> {
  const own = await assetsIn(draft);
  const assets: ReleaseRecord['assets'] = Object.fromEntries(own.map((name) => [name, null]));
  for (const one of earlier.toReversed()) {
    const { folder, record } = one;
    for (const name of await assetsIn(folder)) {
      const lastUsed = record?.assets[name] ?? now.toISOString();
      if (Object.hasOwn(assets, name) || now.getTime() - Date.parse(lastUsed) > KEEP_FOR) continue;
      if (!(await isSound(one, name))) continue;
      await linkFiles(folderIn(folder), folderIn(draft), [name]);
      assets[name] = lastUsed;
    }
  }
  return assets;
}
