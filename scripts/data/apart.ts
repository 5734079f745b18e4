/** Makes the data in a process of its own. */
import { runInChild } from '../build/child-task.ts';
import type { DataApartOrder, DataReport } from './build.ts';

/** @throws as `buildData` does */
export const buildDataApart = (order: DataApartOrder): Promise<DataReport> =>
  runInChild(new URL('./child.ts', import.meta.url), order);
