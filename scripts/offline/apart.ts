/** Adds the service worker in a process of its own: the bundler's memory is free before pages are checked. */
import { runInChild } from '../build/child-task.ts';

/** @throws as `buildWorker` does */
export const buildWorkerApart = (folder: string): Promise<void> =>
  runInChild(new URL('./maker.ts', import.meta.url), folder);
