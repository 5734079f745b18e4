/** Leads on from old addresses: with rules for hosts that take them, and with a page at each for all others. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type LeftOutKey, withoutLeftOut } from '#core/library/left-out.ts';
import type { Environment } from '#schemas/environment.ts';
import { readManifest } from '../../src/snapshot.ts';
import { rootFiles } from '../hosts/hosts.ts';
import { hostRules } from '../hosts/rules.ts';
import { fileOfPath } from '../verify/pages.ts';
import { oldPageHtml } from './page.ts';
import { type OldPage, pagesOfOld, redirects } from './resolve.ts';

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
export function writeHostFiles({ snapshot, folder, leftOut, environment }: HostsOrder): void {
  const manifest = withoutLeftOut(readManifest(snapshot), leftOut);
  writeOldPages(folder, pagesOfOld(manifest, environment), {
    url: environment.SITE_URL,
    title: environment.SITE_TITLE,
  });
  const rules = hostRules(environment, redirects(manifest, environment));
  for (const { name, content } of rootFiles(rules)) writeFileSync(join(folder, name), content);
}

/**
 * Writes a page at each old address. What stands there already is never written to: where a disk does not tell case apart,
 * that is the page which the old address leads to.
 */
export function writeOldPages(folder: string, pages: readonly OldPage[], site: { url: string; title: string }): void {
  for (const page of pages) writeNew(join(folder, fileOfPath(page.from)), oldPageHtml(page, site));
}

function writeNew(file: string, html: string): void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, html, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
