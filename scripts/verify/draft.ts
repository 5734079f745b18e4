/** The checks of a draft, with the list of its files as their outcome: what a later build and an upload go by. */
import type { Library } from '#core/library/library.ts';
import type { Environment } from '#schemas/environment.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { readText } from '../../src/snapshot.ts';
import type { Plan } from '../build/plan.ts';
import { pagesOfOld } from '../old-addresses/resolve.ts';
import { PACKS_FOLDER } from '../packs/files.ts';
import { type Inventory, readInventory, shortDigest, writeInventory } from '../publish/inventory.ts';
import type { Site } from '../publish/releases.ts';
import { INDEX_FOLDER } from '../text-index/files.ts';
import { checkDerivedFiles } from './derived.ts';
import { findSecrets } from './secrets.ts';
import { checkSite } from './verify.ts';

export interface DraftChecksOrder {
  /** Folder of the snapshot. */
  snapshot: string;
  /** Its manifest, without what has no page. */
  manifest: SnapshotManifest;
  library: Library;
  /** The built folder. */
  folder: string;
  /** Where its inventory goes: the site, and the name of the draft among its releases. */
  site: Site;
  release: string;
  /** Digest of all that it was made of but the library. */
  code: string;
  /** What of it was made, and what was taken over. */
  plan: Plan;
  /** Digests of what pages and cards show, by file: the next build takes over what has the same. */
  keys: ReadonlyMap<string, string>;
  /** The release that pages were taken over from; null: from none. */
  served: { site: Site; release: string } | null;
  environment: Environment;
}

/** Whether a page may lead to a file; those of packs and of the index inside texts, of which each rebuild replaces some, are named by these alone. */
const mayBeLinked = (name: string): boolean => ![PACKS_FOLDER, INDEX_FOLDER].some((one) => name.startsWith(`${one}/`));

/** Reads a draft whole, and writes its inventory. @returns the checks, and the first fault of each file that has one */
export async function checkDraft(order: DraftChecksOrder) {
  const { snapshot, manifest, library, folder, site, release, code, plan, keys, served, environment } = order;
  const earlier = served && (await readInventory(served.site, served.release));
  const files: Inventory['files'] = {};
  const faults = new Map<string, string>();
  const checks = await checkSite({
    folder,
    manifest,
    library,
    secrets: findSecrets(process.env),
    siteUrl: environment.SITE_URL,
    old: pagesOfOld(manifest, environment),
    others: checkDerivedFiles(folder, manifest, (digest) => readText(snapshot, digest)),
    earlier: earlier ? { takenOver: plan.takenOver, files: Object.keys(earlier.files).filter(mayBeLinked) } : undefined,
    onFile({ name, bytes, mtimeMs }, digest) {
      files[name] = [shortDigest(digest), bytes, mtimeMs, keys.get(name) ?? null];
    },
    onFault(file, what) {
      if (!faults.has(file)) faults.set(file, what);
    },
  });
  await writeInventory(site, release, { code, files, carried: {} });
  return { checks, faults };
}
