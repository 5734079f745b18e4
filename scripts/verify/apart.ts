/** Looks at what stands beside the pages in a process of its own. */
import { runInChild } from '../build/child-task.ts';
import type { BesideLook, BesideOrder } from './beside.ts';

/** @throws as `inspectBeside` does */
export const inspectBesideApart = (order: BesideOrder): Promise<BesideLook> =>
  runInChild(new URL('./beside-child.ts', import.meta.url), order);
