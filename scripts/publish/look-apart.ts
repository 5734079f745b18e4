/** Looks at a published site in a process of its own. */
import { runInChild } from '../build/child-task.ts';
import type { Look, LookOrder } from './look.ts';

/** As `lookAt` does: the names of a large site would stay in the memory of this one. */
export const lookApart = (order: LookOrder): Promise<Look> =>
  runInChild(new URL('./looker.ts', import.meta.url), order);
