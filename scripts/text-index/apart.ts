/** Makes the index inside texts in a process of its own. */
import { runInChild } from '../build/child-task.ts';
import type { Site } from '../publish/releases.ts';
import type { IndexOrder, IndexReport } from './build.ts';

export interface ApartOrder extends Omit<IndexOrder, 'served'> {
  /** Whose base may stay; null for nobody's. */
  served: { site: Site; release: string } | null;
  /** Digest of all but the library: a base that another code made does not stay. */
  code: string;
}

/** @throws as `buildTextIndex` does */
export const buildTextIndexApart = (order: ApartOrder): Promise<IndexReport> =>
  runInChild(new URL('./indexer.ts', import.meta.url), order);
