/** Folders for what a run leaves that is not part of the site: Astro's cache, and the reports. */
import { join } from 'node:path';
import type { Site } from '../publish/releases.ts';
import { makeFolder } from '../pull/disk.ts';
import { PROJECT } from './environment.ts';

/** Of the project itself: every build writes here. */
const WORK = join(PROJECT, '.cache');

/** {@link WORK} for the project's own `dist`; a site elsewhere keeps its own beside its releases, so that two builds never share. */
export function workFolder(site: Site): string {
  return site.dist === join(PROJECT, 'dist') ? WORK : join(site.releases, 'cache');
}

/**
 * Makes the folders that a run writes to. Done first: else a library would be pulled in half an hour for a site that has no place.
 * @throws {UserError} where one cannot be written to
 */
export async function makeWorkFolders(site: Site): Promise<void> {
  for (const folder of [WORK, site.releases, reportFolder(site)]) await makeFolder(folder);
}

/** Where the reports of a run go, as files for machines. */
export const reportFolder = (site: Site): string => join(workFolder(site), 'report');
