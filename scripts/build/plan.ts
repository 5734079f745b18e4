/** Which pages a build renders, and which it takes from the site that is served. */
import { hash } from 'node:crypto';
import type { Library } from '#core/library/library.ts';
import { renderKeys } from '#core/library/render-keys.ts';
import { type FileStamp, type Inventory, renderKeyOf, shortDigest } from '../publish/inventory.ts';
import { fileOfPath } from '../verify/pages.ts';

export interface Plan {
  /** Render keys by file: `file/Rigveda/SAN/0113 Dawn.txt/index.html` → digest. */
  keys: ReadonlyMap<string, string>;
  /** Paths of the pages for Astro to render. Home, the catalogue and the fixed pages are rendered in any case. */
  render: readonly string[];
  /** Files to take over, as the checks passed them. */
  takenOver: ReadonlyMap<string, FileStamp>;
}

const digest = (text: string): string => shortDigest(hash('sha256', text));

/**
 * Compares the render keys of a library's pages with those of the site that is served.
 * @param served null when nothing can be taken over: nothing is served, or everything is to be made anew
 * @param code digest of all but the library; pages of another one are all made anew
 */
export function planBuild(library: Library, served: Inventory | null, code: string): Plan {
  const byPath = renderKeys(library, digest);
  const keys = new Map<string, string>();
  const render: string[] = [];
  const takenOver = new Map<string, FileStamp>();
  for (const [path, key] of byPath) {
    const file = fileOfPath(path);
    keys.set(file, key);
    const stamp = served?.code === code ? served.files[file] : undefined;
    if (stamp && renderKeyOf(stamp) === key) takenOver.set(file, stamp);
    else render.push(path);
  }
  return { keys, render, takenOver };
}
