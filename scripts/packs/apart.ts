/** Makes the packs in a process of its own. */
import { runInChild } from '../build/child-task.ts';
import type { Site } from '../publish/releases.ts';
import type { PacksOrder, PacksReport } from './build.ts';

export interface ApartOrder extends Omit<PacksOrder, 'served'> {
  /** Whose chunks may stay; null for nobody's. */
  served: { site: Site; release: string } | null;
  /** Digest of all but the library: chunks that another code made do not stay. */
  code: string;
}

/** @throws as `buildPacks` does */
export const buildPacksApart = (order: ApartOrder): Promise<PacksReport> =>
  runInChild(new URL('./packer.ts', import.meta.url), order);
