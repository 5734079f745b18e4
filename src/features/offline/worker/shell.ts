/** The shell: the files of the site that pages need without a line, as the build writes their list into the worker. */

/** The address of a file; of one whose address does not change with it, the first 64 bits of its SHA-256 too, as 16 hex digits. */
export type ShellFile = readonly [address: string, digest?: string];

export interface Shell {
  /** Changes with every file. */
  version: string;
  files: readonly ShellFile[];
  /** Addresses of the drawing's code, and of the template that it draws with. */
  draw: string;
  template: string;
}

/** Caches of shells by their versions; those of packs are others. */
export const SHELL_CACHE = 'nama-shell-';

/** A cache of a shell as it is found. */
export interface FoundShell {
  name: string;
  /** Whether all of its files have come: a version that could not be installed leaves what it had. */
  isWhole: boolean;
}

/**
 * Caches to drop once this version serves: all but its own and the one that served before, whose pages may still be open.
 * @param shells the oldest first
 */
export function outdated(shells: readonly FoundShell[], own: string): string[] {
  const others = shells.filter(({ name }) => name !== own);
  const before = others.findLast(({ isWhole }) => isWhole) ?? others.at(-1);
  return others.filter((one) => one !== before).map(({ name }) => name);
}

/** Files of the site that a page names: `src="/_astro/Page.x1.js"` → `/_astro/Page.x1.js`. */
const NAMED = /\/_astro\/[\w./-]+/g;

/** Whether a page is of the same version of the site: all files that it names are the shell's. */
export const isOfShell = (html: string, files: ReadonlySet<string>): boolean =>
  (html.match(NAMED) ?? []).every((address) => files.has(address));
