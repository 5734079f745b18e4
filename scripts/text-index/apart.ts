/** Makes the index inside texts in a process of its own. */
import { runInChild } from '../build/child-task.ts';
import type { ApartOrder } from '../publish/served.ts';
import type { IndexOrder, IndexReport } from './build.ts';

/** @throws as `buildTextIndex` does */
export const buildTextIndexApart = (order: ApartOrder<IndexOrder>): Promise<IndexReport> =>
  runInChild(new URL('./indexer.ts', import.meta.url), order);
