/** Puts the pages of old addresses into a built folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOfPath } from '../verify/pages.ts';
import { oldPageHtml } from './page.ts';
import type { OldPage } from './resolve.ts';

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
