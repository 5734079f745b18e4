/** Takes over the pages that a plan keeps in a process of its own: their names are not in memory with what comes after. */
import { runInChild } from './child-task.ts';
import type { KeepOrder } from './hard-links.ts';

export const keepApart = (order: KeepOrder): Promise<void> =>
  runInChild(new URL('./keep-child.ts', import.meta.url), order);
