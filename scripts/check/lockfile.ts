/**
 * Whether the lock file is whole: a file made on one system can lack the native packages of the others; and whether it is decided
 * for each package if its install script runs.
 */
import { z } from 'zod';

const lockedPackage = z.object({
  /** Digest of what was fetched; a linked folder has none. */
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  hasInstallScript: z.boolean().optional(),
});
type Locked = z.infer<typeof lockedPackage>;
const lockFile = z.object({ lockfileVersion: z.number(), packages: z.record(z.string(), lockedPackage) });

/** Systems that the project is worked on. */
const SYSTEMS = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
] as const;

/** Node's way from a package to one that it depends on: its own folder first, then each one above. */
function find(packages: Readonly<Record<string, Locked>>, from: string, name: string): Locked | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const found = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found || folder === '') return found;
  }
}

/** npm's rule: a list names what fits, or with `!` what does not. */
function fits(list: readonly string[] | undefined, system: string): boolean {
  if (!list) return true;
  return list.includes(system) || (list.every((item) => item.startsWith('!')) && !list.includes(`!${system}`));
}

/**
 * What is missing from a lock file, one text each, in two parts.
 * @param json the parsed file
 */
export function lockFaults(json: unknown): string[] {
  const { packages } = lockFile.parse(json);
  const mend =
    'Choose a version whose packages are all on the registry, and write the lock file again with npm install.';
  const faults: string[] = [];
  for (const [path, { integrity, link, optionalDependencies = {} }] of Object.entries(packages)) {
    if (path !== '' && !link && !integrity) faults.push(`${path} has no digest.\n  ${mend}`);
    const native: Locked[] = [];
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = find(packages, path, name);
      if (!found) faults.push(`${path} asks for ${name} ${version}, which is not in the lock file.\n  ${mend}`);
      else if (found.os || found.cpu) native.push(found);
    }
    if (native.length < 2) continue;
    for (const [os, cpu] of SYSTEMS) {
      if (native.some((one) => fits(one.os, os) && fits(one.cpu, cpu))) continue;
      faults.push(`${path} has no native package for ${os} ${cpu}.\n  ${mend}`);
    }
  }
  return faults;
}

/** Fetches the pinned Node. */
const ONLY_SCRIPT = 'node';

/**
 * What npm would ask of an install script, or run without need, one text each, in two parts.
 * @param json the parsed lock file
 * @param allowScripts of package.json: whether the install script of a package of this name runs (`npm help install-scripts`)
 */
export function scriptFaults(json: unknown, allowScripts: Readonly<Record<string, boolean>> = {}): string[] {
  const { packages } = lockFile.parse(json);
  const withScript = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  const undecided = withScript
    .filter((name) => allowScripts[name] === undefined)
    .map((name) => `${name} has an install script, on which nothing decides.\n  Run npm install-scripts deny ${name}.`);
  const allowed = Object.keys(allowScripts)
    .filter((name) => allowScripts[name] && name !== ONLY_SCRIPT)
    .map((name) => `${name} may run its install script.\n  Set it to false under "allowScripts" in package.json.`);
  return [...undecided, ...allowed];
}
