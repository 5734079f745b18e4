/** Writes what hosts read, and the pages of old addresses, in a process of its own. */
import { runInChild } from '../build/child-task.ts';
import type { HostsOrder } from './write.ts';

/** @throws as `writeHostFiles` does */
export const writeHostFilesApart = (order: HostsOrder): Promise<void> =>
  runInChild(new URL('./child.ts', import.meta.url), order);
