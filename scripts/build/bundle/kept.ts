/**
 * What Astro bundles of the code, kept by the digest of the code: a build of the same code only makes pages with it, in a third
 * of the time. Whatever is wrong with a bundle is said, and then Astro bundles anew.
 */
import { hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readEnvironment, SettingsError } from '#schemas/environment.ts';
import { PROJECT } from '../environment.ts';
import { codeDigest, filesDigest } from '../inputs.ts';
import { runFolder } from '../run-folder.ts';

/** Inside the project: what is bundled imports packages of `node_modules`. */
const PLACE = join(PROJECT, '.cache', 'astro', 'bundles');

/** Of these the ones used last are kept; each has 3 MB. */
export const MOST_KEPT = 12;

/** Where Astro puts the program that makes pages, in the folder of the site, while it makes them. */
export const PROGRAM = '.prerender';

/** The folder of a bundle for what goes into the site as it is. */
export const SITE = 'site';

/** How the name of one begins that is not whole yet. */
const NEW = 'new-';

/** The file that has the digest of the others. */
const INDEX = 'bundle.json';
const STYLES = 'styles.json';

/** The style sheets of a route, by Astro's key of the route; as Astro notes them. */
export type RouteStyles = readonly [key: string, styles: unknown][];

/** A bundle that is not as it was kept. */
export class BundleError extends Error {
  override name = 'BundleError';
}

/**
 * Where what Astro bundles of the code as it is now is kept, or would be.
 * @param variables the environment that Astro gets
 * @returns null where the settings cannot be read; Astro says why
 */
export function bundleFor(variables: Record<string, string | undefined>): string | null {
  try {
    const code = codeDigest(PROJECT, readEnvironment(variables));
    return join(PLACE, hash('sha256', `${code} ${variables['NODE_ENV']}`).slice(0, 16));
  } catch (error) {
    if (error instanceof SettingsError) return null;
    throw error;
  }
}

export const isKept = (folder: string): boolean => existsSync(join(folder, INDEX));

export const removeBundle = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Of all that a bundle has, by name and content. */
const digestOf = (folder: string): string => filesDigest(folder, [PROGRAM, SITE, STYLES]);

/**
 * Keeps a bundle, whole or not at all.
 * @param folder its place
 * @param from folder of a site that Astro makes with it
 * @param names what the site has of it; what is not there is passed over
 */
export function keepBundle(folder: string, from: string, names: readonly string[], styles: RouteStyles): void {
  const place = dirname(folder);
  mkdirSync(place, { recursive: true });
  const own = runFolder(place, NEW);
  try {
    cpSync(join(from, PROGRAM), join(own, PROGRAM), { recursive: true });
    for (const name of names)
      if (existsSync(join(from, name))) cpSync(join(from, name), join(own, SITE, name), { recursive: true });
    writeFileSync(join(own, STYLES), JSON.stringify(styles));
    writeFileSync(join(own, INDEX), JSON.stringify({ digest: digestOf(own) }));
    moveOnto(folder, own);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
  sweep(place);
}

/** Another build may have kept the same meanwhile. */
function moveOnto(folder: string, own: string): void {
  try {
    renameSync(own, folder);
  } catch (error) {
    if (!isKept(folder)) throw error;
  }
}

/**
 * The styles of a bundle that is as it was kept.
 * @throws {BundleError} where any file of it is not
 */
export function readBundle(folder: string): RouteStyles {
  const { digest }: { digest: string } = JSON.parse(readFileSync(join(folder, INDEX), 'utf8'));
  if (digestOf(folder) !== digest)
    throw new BundleError(`${folder} is not as it was kept.\n  Nothing needs to be done: the code is bundled anew.`);
  const now = new Date();
  utimesSync(folder, now, now);
  return JSON.parse(readFileSync(join(folder, STYLES), 'utf8'));
}

function sweep(place: string): void {
  const usedAt = (name: string): number => statSync(join(place, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const names = readdirSync(place).filter((name) => !name.startsWith(NEW) && isKept(join(place, name)));
  for (const name of names.sort((a, b) => usedAt(b) - usedAt(a)).slice(MOST_KEPT)) removeBundle(join(place, name));
}
