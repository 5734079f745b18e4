/** Leads on from old addresses: with rules for hosts that take them, and with a page at each for all others. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LeftOutKey, withoutLeftOut } from '#core/library/left-out.ts';
import type { Environment } from '#schemas/environment.ts';
import { readManifest } from '../../src/snapshot.ts';
import { pagesOfOld, redirects } from '../old-addresses/resolve.ts';
import { writeOldPages } from '../old-addresses/write.ts';
import { rootFiles } from './hosts.ts';
import { hostRules } from './rules.ts';

export interface HostsOrder {
  /** Folder of the snapshot. */
  snapshot: string;
  /** The built folder. */
  folder: string;
  /** Entries and playlists that have no page. */
  leftOut: readonly LeftOutKey[];
  environment: Environment;
}

/** @throws {UserError} when there is no snapshot */
export async function writeHostFiles({ snapshot, folder, leftOut, environment }: HostsOrder): Promise<void> {
  const manifest = withoutLeftOut(readManifest(snapshot), leftOut);
  writeOldPages(folder, pagesOfOld(manifest, environment), {
    url: environment.SITE_URL,
    title: environment.SITE_TITLE,
  });
  const rules = hostRules(environment, redirects(manifest, environment));
  for (const { name, content } of rootFiles(rules)) await writeFile(join(folder, name), content);
}
