/** Makes a built folder the site, or an earlier one again; a reader sees the old site or the new one, never a mixture. */

import { rename } from 'node:fs/promises';
import { HASHED_FILES } from '#page/headers.ts';
import { UserError } from '#schemas/user-error.ts';
import { makeFolder, syncFolder } from '../pull/disk.ts';
import { takeLock } from '../pull/lock.ts';
import { carryAssets } from './assets.ts';
import { type Changes, changesBetween } from './changes.ts';
import { type Damage, findDamage } from './damage.ts';
import { writeHold } from './hold.ts';
import { type Inventory, readInventory, stampFiles, writeInventory } from './inventory.ts';
import {
  currentRelease,
  draftFolder,
  listReleases,
  pointAt,
  readRecord,
  releaseFolder,
  releaseId,
  releasesInUse,
  releaseTime,
  type Site,
  sweep,
  writeRecord,
} from './releases.ts';

/**
 * Runs one job on a site while no other can; what killed runs left is swept first.
 * @throws {UserError} while another run is at work on the same site
 * @throws {UserError} where nothing can be written beside it
 */
export async function withSite<T>(site: Site, job: () => Promise<T>): Promise<T> {
  await makeFolder(site.releases);
  const release = takeLock(site.releases, `Another build of ${site.dist} is running.`);
  try {
    await sweep(site, await releasesInUse(site));
    return await job();
  } finally {
    release();
  }
}

/** A fresh id and the folder to build into; both sort after every release there is, even when the clock went back. */
export async function startDraft(site: Site, now: Date): Promise<{ id: string; folder: string }> {
  const newest = (await listReleases(site)).at(-1) ?? '';
  let time = now.getTime();
  while (releaseId(new Date(time)) <= newest) time = Math.max(time, releaseTime(newest)) + 2;
  const id = releaseId(new Date(time));
  return { id, folder: draftFolder(site, id) };
}

/** What a build says of its draft. */
export interface Draft {
  id: string;
  /** Digest of all that it was made of. */
  inputs: string;
  /** Its files, as the checks passed them. */
  made: Pick<Inventory, 'code' | 'files'>;
}

/**
 * Publishes a draft, leaves the release that it replaces, and forgets those before. Only to be called within
 * {@link withSite}, after the checks.
 * @returns the files that differ from those of the release that was served until now
 */
export async function publish(site: Site, { id, inputs, made }: Draft, now: Date): Promise<Changes> {
  const current = await currentRelease(site);
  const earlier = (await listReleases(site)).map(async (other) => ({
    folder: releaseFolder(site, other),
    record: await readRecord(site, other),
    inventory: await readInventory(site, other),
  }));
  const assets = await carryAssets(draftFolder(site, id), await Promise.all(earlier), now);
  const files = Object.keys(assets).map((name) => HASHED_FILES.slice(1) + name);
  const carried = stampFiles(
    draftFolder(site, id),
    files.filter((name) => !Object.hasOwn(made.files, name)),
  );
  const inventory = { ...made, carried };
  const before = current === null ? null : await readInventory(site, current);
  await rename(draftFolder(site, id), releaseFolder(site, id));
  await writeInventory(site, id, inventory);
  await syncFolder(site.releases);
  await pointAt(site, id);
  // After the switch, so that a record says that readers saw the release.
  await writeRecord(site, { id, publishedAt: now.toISOString(), inputs, assets });
  const replaced = current ?? (await listReleases(site)).filter((other) => other < id).at(-1) ?? id;
  await sweep(site, new Set([id, replaced]));
  return changesBetween({ id: current, inventory: before }, { id, inventory });
}

/**
 * Puts the release before the current one back, and holds it; the current one stays on the disk until the next is published.
 * @returns the ids of both, the files that differ, and what of the earlier one is no longer what was published
 * @throws {UserError} when there is none before it
 */
export async function rollBack(
  site: Site,
  now: Date,
): Promise<{ from: string; to: string; changes: Changes; damage: Damage[] }> {
  const from = await currentRelease(site);
  const to = (await listReleases(site)).filter((id) => from !== null && id < from).at(-1);
  if (from === null || to === undefined) {
    throw new UserError(
      `There is no earlier release to roll back to: ${site.dist} ${from === null ? 'was not published yet' : 'is the oldest release on the disk'}.\n  Publish a new one with "npm run site".`,
    );
  }
  const [left, restored] = [await readInventory(site, from), await readInventory(site, to)];
  const { damage } = await findDamage({ site, release: to, span: { since: null, until: now.getTime(), period: 1 } });
  // Before the switch: a run that dies in between holds a site that is still the bad one, and says so.
  await writeHold(site, { since: now.toISOString(), from, to });
  await pointAt(site, to);
  return { from, to, damage, changes: changesBetween({ id: from, inventory: left }, { id: to, inventory: restored }) };
}
