/**
 * Where published sites live: `dist` is a link to one folder of `dist-releases`, and a folder there is never written to
 * once a reader can see it.
 *
 * A link, and not two renames: between two renames there is a moment without any `dist`, and of the ways to exchange two
 * folders in one step none is within Node's reach. Renaming a link over another is one step on every POSIX system
 * (rename(2)), nginx opens each file through it afresh, and so does `npm run preview`.
 */
import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { readJson, replaceJson } from '../pull/disk.ts';

/** What is known of a published site, beside its folder and never in it. */
const releaseRecord = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  publishedAt: z.string(),
  /** Digest of all that the build read; the same digest makes the same site. */
  inputs: z.string(),
  /** Hashed assets by name: null while the pages of this site ask for them, else when they last did (ISO 8601). */
  assets: z.record(z.string(), z.string().nullable()),
});
export type ReleaseRecord = z.infer<typeof releaseRecord>;

/** The folders of one site. */
export interface Site {
  /** What a host serves; a link. */
  dist: string;
  /** The folder of all that was published and may be published again. */
  releases: string;
}

/** The site of a project: `dist` → `dist` and `dist-releases` beside it. */
export function siteAt(dist: string): Site {
  const whole = resolve(dist);
  return { dist: whole, releases: `${whole}-releases` };
}

/** `2026-11-21T02:34:21.123Z` → `20261121T023421123Z`: sorts by time, and is a file name everywhere. */
export const releaseId = (now: Date): string => now.toISOString().replace(/[-:.]/g, '');
const RELEASE = /^\d{8}T\d{9}Z$/;

/** The other way: an id → milliseconds since 1970. */
export const releaseTime = (id: string): number =>
  Date.parse(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z'));

/** Where a site is built before anyone can see it. */
export const draftFolder = (site: Site, id: string): string => join(site.releases, `draft-${id}`);
export const releaseFolder = (site: Site, id: string): string => join(site.releases, id);

/** Ids of all releases on the disk, oldest first. */
export async function listReleases(site: Site): Promise<string[]> {
  const names = await readdir(site.releases).catch(() => []);
  return names.filter((name) => RELEASE.test(name)).sort();
}

/** Id of the release that is served; null when nothing was published yet, or `dist` is not our link. */
export async function currentRelease(site: Site): Promise<string | null> {
  const target = await readlink(site.dist).catch(() => null);
  if (target === null) return null;
  const folder = resolve(dirname(site.dist), target);
  return dirname(folder) === site.releases ? basename(folder) : null;
}

const recordOf = (site: Site, id: string): string => `${releaseFolder(site, id)}.json`;

/** The record of a release; null when it has none that can be read. */
export const readRecord = (site: Site, id: string): Promise<ReleaseRecord | null> =>
  readJson(recordOf(site, id), releaseRecord);

export const writeRecord = (site: Site, record: ReleaseRecord): Promise<void> =>
  replaceJson(recordOf(site, record.id), record);

/**
 * Points `dist` at a release, in one step. A real folder that stands there (left by a bare `astro build`) first becomes
 * the release before it; that once, `dist` is away between two renames.
 */
export async function pointAt(site: Site, id: string): Promise<void> {
  await mkdir(site.releases, { recursive: true });
  const standing = await lstat(site.dist).catch(() => null);
  const link = join(site.releases, 'next');
  await rm(link, { force: true });
  await symlink(relative(dirname(site.dist), releaseFolder(site, id)), link, 'junction');
  // Made beside `dist` it would be a stray at the top level after a crash; a link keeps its text wherever it is moved.
  const before = releaseId(new Date(releaseTime(id) - 1));
  if (standing?.isDirectory()) await rename(site.dist, releaseFolder(site, before));
  await rename(link, site.dist);
}

/** Removes drafts and half-made links of runs that were killed, and every release that is not in use. */
export async function sweep(site: Site, inUse: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(site.releases).catch(() => [])) {
    const id = name.replace(/(?:\.(?:files|changes))?\.json(\.new)?$/, '');
    const leftover = name.startsWith('draft-') || name === 'next' || name.endsWith('.new');
    const old = RELEASE.test(id) && !inUse.has(id);
    if (leftover || old) await rm(join(site.releases, name), { recursive: true, force: true });
  }
}

/**
 * The releases that a run finds in use: the current one, the one before it, and later ones that were published,
 * which is what a rollback leaves. A later one without a record was never seen by anybody: its run was killed.
 */
export async function releasesInUse(site: Site): Promise<Set<string>> {
  const current = await currentRelease(site);
  const all = await listReleases(site);
  const before = all.filter((id) => current !== null && id < current).at(-1);
  const inUse = new Set([current, before].filter((id) => id !== null && id !== undefined));
  for (const id of all) {
    if ((current === null || id > current) && (await readRecord(site, id))) inUse.add(id);
  }
  return inUse;
}
