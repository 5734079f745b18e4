/** A look at what stands beside the pages and is made of the whole library: the index inside texts, packs, sitemaps. */
import { type LeftOutKey, withoutLeftOut } from '#core/library/left-out.ts';
import { readManifest } from '../../src/snapshot.ts';
import { inspectPacks, type PacksLook } from './packs.ts';
import { inspectSitemaps, type SitemapsLook } from './sitemaps.ts';
import { inspectTexts, type TextsReport } from './texts.ts';

export interface BesideOrder {
  /** Folder of the snapshot. */
  snapshot: string;
  /** The built folder. */
  folder: string;
  /** Entries and playlists that have no page. */
  leftOut: readonly LeftOutKey[];
  /** Origin of the site, no slash at its end. */
  siteUrl: string;
}

export interface BesideLook {
  texts: TextsReport;
  packs: PacksLook;
  sitemaps: SitemapsLook;
}

/** @throws {UserError} when there is no snapshot to compare with */
export async function inspectBeside({ snapshot, folder, leftOut, siteUrl }: BesideOrder): Promise<BesideLook> {
  const manifest = withoutLeftOut(readManifest(snapshot), leftOut);
  return {
    texts: inspectTexts(folder, manifest),
    packs: await inspectPacks(folder, manifest),
    sitemaps: inspectSitemaps(folder, manifest, siteUrl),
  };
}
