/** Folders for what a run leaves that is not part of the site: Astro's cache, and the reports. */
import { join } from 'node:path';
import type { Site } from '../publish/releases.ts';
import { PROJECT } from './environment.ts';

/** `.cache` for the project's own `dist`; a site elsewhere keeps its own beside its releases, so that two builds never share. */
export function workFolder(site: Site): string {
  return site.dist === join(PROJECT, 'dist') ? join(PROJECT, '.cache') : join(site.releases, 'cache');
}

/** Where the reports of a run go, as files for machines. */
export const reportFolder = (site: Site): string => join(workFolder(site), 'report');
