/** Whether a published site is still what was published: what is on the disk, held against the inventory. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { z } from 'zod';
import { isDue, type TimeSpan } from '#core/library/recheck-schedule.ts';
import { readJson, replaceJson } from '../pull/disk.ts';
import { readFolder } from '../verify/folder.ts';
import { readInventory, shortDigest } from './inventory.ts';
import { releaseFolder, type Site } from './releases.ts';

/** A file that is not what was published. */
export interface Damage {
  /** Below the site's folder. */
  file: string;
  what: 'is missing' | 'has another size' | 'has other content' | 'was not published with it';
}

/** What to read, and how closely. */
export interface DamageOrder {
  site: Site;
  release: string;
  /** Files whose turn lies in it are read; the others only if their size or time is another. */
  span: TimeSpan;
}

/**
 * Compares every file of a release with its inventory. Those whose turn has come are read to their last byte, so that within a
 * period each is; of the others size and time are compared. A file whose time alone differs is read too.
 * @returns `known`: there is an inventory that can be read, else nothing is known of any file; `read`: files whose digest was compared
 */
export async function findDamage({ site, release, span }: DamageOrder) {
  const inventory = await readInventory(site, release);
  const damage: Damage[] = [];
  if (inventory === null) return { known: false, damage, read: 0 };
  const expected = new Map(Object.entries({ ...inventory.carried, ...inventory.files }));
  const folder = releaseFolder(site, release);
  let read = 0;
  for (const [index, { name, bytes, mtimeMs }] of filesIn(folder).entries()) {
    if (index % 500 === 0) await turn(); // a signal may want to be heard
    const stamp = expected.get(name);
    expected.delete(name);
    if (!stamp) damage.push({ file: name, what: 'was not published with it' });
    else if (stamp[1] !== bytes) damage.push({ file: name, what: 'has another size' });
    else if (stamp[2] !== mtimeMs || isDue(name, span)) {
      read += 1;
      const digest = shortDigest(hash('sha256', readFileSync(join(folder, name))));
      if (digest !== stamp[0]) damage.push({ file: name, what: 'has other content' });
    }
  }
  for (const file of expected.keys()) damage.push({ file, what: 'is missing' });
  return { known: true, damage, read };
}

/** No file at all where the folder is gone. */
function filesIn(folder: string) {
  try {
    return readFolder(folder).files;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) return [];
    throw error;
  }
}

const filesRead = z.object({ at: z.string() });
const fileOf = (site: Site): string => join(site.releases, 'files-read.json');

/** Until when the turns of files were taken: milliseconds since 1970; null where that is not known. */
export const filesReadUntil = async (site: Site): Promise<number | null> =>
  Date.parse((await readJson(fileOf(site), filesRead))?.at ?? '') || null;

/** To be called when nothing was damaged, or what was has been made anew; else the next run must find it again. */
export const storeFilesRead = (site: Site, until: number): Promise<void> =>
  replaceJson(fileOf(site), { at: new Date(until).toISOString() });
