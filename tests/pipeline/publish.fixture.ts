/** Small sites that say which version they are on every page, and what it takes to publish one. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stampFiles } from '../../scripts/publish/inventory.ts';
import { publish, startDraft, withSite } from '../../scripts/publish/publish.ts';
import { type Site, siteAt } from '../../scripts/publish/releases.ts';

/** Pages of every version. */
export const PAGES = ['index.html', 'a/index.html', 'b/index.html', 'c/d/index.html'];

/** Enough text that a mixture of two versions could be seen within one page. */
export const pageOf = (version: string): string => `<!DOCTYPE html>${`<p>${version}</p>\n`.repeat(2000)}`;

/** A folder for one site, and its removal. */
export function emptySite(): { site: Site; root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'nama-publish-'));
  return { site: siteAt(join(root, 'dist')), root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Hashed files of a version: a script, and a chunk of a pack. */
const hashedOf = (version: string): string[] => [`_astro/home.${version}.js`, `_astro/packs/song.${version}.txt`];

/** How many files a version has. */
export const FILES = PAGES.length + hashedOf('').length;

/** Writes a version into a folder, with hashed files of its own. */
export function writeVersion(folder: string, version: string): void {
  for (const page of PAGES) {
    mkdirSync(join(folder, page, '..'), { recursive: true });
    writeFileSync(join(folder, page), pageOf(version));
  }
  mkdirSync(join(folder, '_astro/packs'), { recursive: true });
  for (const name of hashedOf(version)) writeFileSync(join(folder, name), version);
}

/** Builds and publishes a version. @returns its id */
export async function publishVersion(site: Site, version: string, now = new Date()): Promise<string> {
  return withSite(site, async () => {
    const { id, folder } = await startDraft(site, now);
    writeVersion(folder, version);
    const names = [...PAGES, ...hashedOf(version)];
    const made = { code: '', files: stampFiles(folder, names) };
    await publish(site, { id, inputs: `inputs of ${version}`, made }, now);
    return id;
  });
}

/** The one version that all pages of a folder are of; throws when one is missing or two differ. */
export function versionOf(folder: string): string {
  const pages = new Set(PAGES.map((page) => readFileSync(join(folder, page), 'utf8')));
  const version = /<p>(.*?)<\/p>/.exec([...pages][0] ?? '')?.[1] ?? '';
  if (pages.size !== 1 || !pages.has(pageOf(version))) throw new Error(`${folder} is a mixture`);
  return version;
}

/** The hashed scripts of a folder, and the chunks of its packs. */
export const assetsOf = (folder: string): string[] =>
  readdirSync(join(folder, '_astro'))
    .filter((name) => name.endsWith('.js'))
    .sort();
export const chunksOf = (folder: string): string[] => readdirSync(join(folder, '_astro/packs')).sort();
