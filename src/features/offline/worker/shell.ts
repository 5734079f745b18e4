/** Caches of shells, and pages of the version that a shell is of. */

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
