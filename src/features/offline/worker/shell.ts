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

/**
 * Caches to drop once this version serves: all but its own and the one before, whose pages may still be open.
 * @param names of all caches, the oldest first
 */
export function outdated(names: readonly string[], own: string): string[] {
  const others = names.filter((name) => name.startsWith(SHELL_CACHE) && name !== own);
  return others.slice(0, -1);
}

/** Files of the site that a page names: `src="/_astro/Page.x1.js"` → `/_astro/Page.x1.js`. */
const NAMED = /\/_astro\/[\w./-]+/g;

/** Whether a page is of the same version of the site: all files that it names are the shell's. */
export const isOfShell = (html: string, files: ReadonlySet<string>): boolean =>
  (html.match(NAMED) ?? []).every((address) => files.has(address));
