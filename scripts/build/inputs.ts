/** All that a build reads, as digests: the same digest makes the same site. */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { browserSettings, type Environment } from '#schemas/environment.ts';
import { TOLD_FILE } from '../../src/snapshot.ts';

/** What shapes a page, scripts aside. The lock file stands for everything in `node_modules`. */
const SOURCES = ['src', 'public', 'docs/data-format.md', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Where the making of a site begins. */
const ENTRIES = ['astro.config.mjs', 'scripts/build/build.ts'];

/** A module names another by its place, whatever it does with it: imports it now or later, or has a child process run it. */
const NAMED = /(['"`])(\.{1,2}\/[^'"`\s]+)\1/g;

/**
 * The entries, and the scripts that they import over however many steps: these shape a page, or say which page is right. A list
 * by hand would lack one, and a site that it no longer makes would stay published as "nothing changed".
 * @returns absolute paths
 */
export function makersOf(root: string): string[] {
  const found = new Set(ENTRIES.map((entry) => resolve(root, entry)));
  for (const file of found) {
    for (const [, , place = ''] of readFileSync(file, 'utf8').matchAll(NAMED)) {
      const named = resolve(dirname(file), place);
      const isScript = named.startsWith(join(root, 'scripts', sep));
      if (isScript && statSync(named, { throwIfNoEntry: false })?.isFile()) found.add(named);
    }
  }
  return [...found];
}

function filesUnder(path: string, leaveOut: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || path === leaveOut) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name), leaveOut));
}

/** Adds a named part; lengths keep `a` + `bc` apart from `ab` + `c`. */
function add(hash: Hash, name: string, content: string | Buffer): void {
  hash.update(`${name}\0${content.length}\0`).update(content);
}

/**
 * The digest of files and folders of the project, by name and content.
 * @param leaveOut absolute path of a folder that is not read
 */
export function filesDigest(root: string, sources: readonly string[], leaveOut = ''): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) => filesUnder(resolve(root, source), leaveOut)).sort();
  for (const file of files) add(hash, relative(root, file).split(sep).join('/'), readFileSync(file));
  return hash.digest('hex');
}

/**
 * The digest of everything but the library: code, the settings that reach a page, and the Node that runs it. Pages of
 * equal render keys are equal only under one such digest.
 * @param root folder of the project; the built-in place of a snapshot inside `src` is not taken for code
 */
export function codeDigest(root: string, environment: Environment): string {
  const hash = createHash('sha256');
  add(hash, 'files', filesDigest(root, [...SOURCES, ...makersOf(root)], resolve(root, 'src/content/library')));
  const settings = [
    environment.SITE_URL,
    environment.OLD_PAGES,
    environment.TEXT_LICENCE,
    browserSettings(environment),
    process.version,
    process.env['NODE_ENV'],
  ];
  add(hash, 'settings', JSON.stringify(settings));
  return hash.digest('hex');
}

/**
 * The digest of a build's inputs: all that {@link codeDigest} covers, the snapshot's manifest, which holds the digest of
 * every text, and which proposals readers made.
 * @param root folder of the project
 * @param snapshot folder of the snapshot; there may be none yet
 */
export function inputsDigest(root: string, snapshot: string, environment: Environment): string {
  const hash = createHash('sha256');
  add(hash, 'code', codeDigest(root, environment));
  for (const [name, file] of [
    ['snapshot', 'manifest.json'],
    ['told', TOLD_FILE],
  ] as const) {
    const path = join(snapshot, file);
    add(hash, name, existsSync(path) ? readFileSync(path) : 'none');
  }
  return hash.digest('hex');
}
