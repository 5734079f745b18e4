/** Makes the data in a process of its own. */
import { runInChild } from '../build/child-task.ts';
import type { Site } from '../publish/releases.ts';
import type { DataOrder, DataReport } from './build.ts';

export interface ApartOrder extends Omit<DataOrder, 'served'> {
  /** Whose files may stay; null for nobody's. */
  served: { site: Site; release: string } | null;
  /** Files of it that are to be made anew. */
  damaged: readonly string[];
  /** Digest of all but the library: dumps that another code made do not stay. */
  code: string;
}

/** @throws as `buildData` does */
export const buildDataApart = (order: ApartOrder): Promise<DataReport> =>
  runInChild(new URL('./child.ts', import.meta.url), order);
