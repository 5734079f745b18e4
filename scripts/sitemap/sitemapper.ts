/** The child process that makes the sitemaps, so that the library's names are not in memory when pages are checked. */
import { answerParent } from '../build/child-task.ts';
import { buildSitemaps, type SitemapOrder } from './build.ts';

await answerParent(async (order: SitemapOrder) => buildSitemaps(order));
