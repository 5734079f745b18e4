/** Leads on from old addresses: with rules for hosts that take them, and with a page at each for all others. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from '#schemas/environment.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { rootFiles } from '../hosts/hosts.ts';
import { hostRules } from '../hosts/rules.ts';
import { fileOfPath } from '../verify/pages.ts';
import { oldPageHtml } from './page.ts';
import { type OldPage, pagesOfOld, redirects } from './resolve.ts';

export interface HostsOrder {
  /** Of the snapshot, without what gets no page. */
  manifest: SnapshotManifest;
  /** The built folder. */
  folder: string;
  environment: Environment;
}

export function writeHostFiles({ manifest, folder, environment }: HostsOrder): void {
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
