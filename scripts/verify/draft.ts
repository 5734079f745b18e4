/** The whole look at a draft, with the list of its files as its outcome: what a later build and an upload go by. */
import { type LeftOutKey, withoutLeftOut } from '#core/library/left-out.ts';
import type { Environment } from '#schemas/environment.ts';
import { readManifest } from '../../src/snapshot.ts';
import type { Plan } from '../build/plan.ts';
import { dataSite } from '../data/rows.ts';
import { pagesOfOld } from '../old-addresses/resolve.ts';
import { type Inventory, readInventory, shortDigest, writeInventory } from '../publish/inventory.ts';
import type { Site } from '../publish/releases.ts';
import { inspectCards } from './cards.ts';
import { type DataLook, inspectData } from './data.ts';
import { inspectOldAddresses } from './old-addresses.ts';
import { findSecrets } from './secrets.ts';
import { inspectShell } from './shell.ts';
import { inspect, type Offender, type SiteChecks } from './verify.ts';

export interface DraftLookOrder {
  /** Folder of the snapshot. */
  snapshot: string;
  /** The built folder. */
  folder: string;
  /** Where its inventory goes: the site, and the name of the draft among its releases. */
  site: Site;
  release: string;
  /** Digest of all that it was made of but the library. */
  code: string;
  /** What of it was made, and what was taken over. */
  plan: Plan;
  /** The release that pages were taken over from; null: from none. */
  served: { site: Site; release: string } | null;
  /** Entries and playlists that have no page. */
  leftOut: readonly LeftOutKey[];
  environment: Environment;
}

export interface DraftLook {
  /** Of the pages alone. */
  checks: SiteChecks;
  data: DataLook;
  /** What is wrong besides. */
  offenders: Offender[];
  /** The first fault of each file that has one. */
  faults: Map<string, string>;
}

/**
 * Reads a draft whole, and writes its inventory.
 * @throws {UserError} when there is no snapshot to compare with
 */
export async function inspectDraft(order: DraftLookOrder): Promise<DraftLook> {
  const { snapshot, folder, site, release, code, plan, served, leftOut, environment } = order;
  const siteUrl = environment.SITE_URL;
  const manifest = withoutLeftOut(readManifest(snapshot), leftOut);
  const old = pagesOfOld(manifest, environment);
  const earlier = served && (await readInventory(served.site, served.release));
  const files: Inventory['files'] = {};
  const faults: DraftLook['faults'] = new Map();
  const blame = (file: string, what: string): void => {
    if (!faults.has(file)) faults.set(file, what);
  };
  const checks = await inspect({
    folder,
    manifest,
    secrets: findSecrets(process.env),
    siteUrl,
    old,
    earlier: earlier ? { kept: plan.keep, files: Object.keys(earlier.files) } : undefined,
    onFile({ name, bytes, mtimeMs }, digest) {
      files[name] = [shortDigest(digest), bytes, mtimeMs, plan.keys.get(name) ?? null];
    },
    onFault: blame,
  });
  const data = await inspectData({ folder, manifest, site: dataSite(environment), files });
  const offenders = [
    ...data.offenders,
    ...inspectCards(folder, manifest),
    ...inspectShell(folder),
    ...inspectOldAddresses(folder, old, siteUrl).offenders,
  ];
  for (const { file, what } of offenders) blame(file, what);
  await writeInventory(site, release, { code, files, carried: {} });
  return { checks, data, offenders, faults };
}
