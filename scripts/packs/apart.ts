/** Makes the packs in a process of its own. */
import { runInChild } from '../build/child-task.ts';
import type { ApartOrder } from '../publish/served.ts';
import type { PacksOrder, PacksReport } from './build.ts';

/** @throws as `buildPacks` does */
export const buildPacksApart = (order: ApartOrder<PacksOrder>): Promise<PacksReport> =>
  runInChild(new URL('./packer.ts', import.meta.url), order);
