/** Makes the sitemaps in a process of its own. */
import { runInChild } from '../build/child-task.ts';
import type { SitemapOrder, SitemapReport } from './build.ts';

/** @throws as `buildSitemaps` does */
export const buildSitemapsApart = (order: SitemapOrder): Promise<SitemapReport> =>
  runInChild(new URL('./sitemapper.ts', import.meta.url), order);
