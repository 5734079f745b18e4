/** Which pages a build renders, and which it takes from the site that is served. */
import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LeftOutKey } from '#core/library/left-out.ts';
import { type Library, songsOf } from '#core/library/library.ts';
import { renderKeys } from '#core/library/render-keys.ts';
import { type FileFacts, type Inventory, shortDigest } from '../publish/inventory.ts';
import type { Served } from '../publish/served.ts';
import { fileOfPath } from '../verify/pages.ts';

export interface Plan {
  /** Render keys by file: `file/Rigveda/SAN/0113 Dawn.txt/index.html` → digest. */
  keys: ReadonlyMap<string, string>;
  /** Paths of the pages for Astro to render. Home, the catalogue and the fixed pages are rendered in any case. */
  render: readonly string[];
  /** How many pages are to be drawn: those of texts (scripts/draw). */
  drawn: number;
  /** Files to take over, as the checks passed them. */
  keep: ReadonlyMap<string, FileFacts>;
}

/** What a plan is made of, and where it goes. */
export interface PlanOrder {
  /** Folder of the snapshot. */
  snapshot: string;
  /** Whose pages may be taken over; null for nobody's. */
  served: Served | null;
  /** Files of it that are not what was published: they are made anew. */
  damaged: readonly string[];
  /** Entries and playlists that get no page. */
  leftOut: readonly LeftOutKey[];
  /** As {@link planBuild} takes it. */
  code: string;
  /** Where the plan is written to. */
  file: string;
}

/** What is needed of a plan while pages are made; the rest waits on the disk. */
export interface Planned {
  render: readonly string[];
  drawn: number;
  pages: { rendered: number; kept: number };
}

export async function writePlan(file: string, { keys, keep }: Plan): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ keys: [...keys], keep: [...keep] }));
}

/** A plan as {@link writePlan} left it. */
export async function readPlan(file: string): Promise<Pick<Plan, 'keys' | 'keep'>> {
  const { keys, keep } = JSON.parse(await readFile(file, 'utf8'));
  return { keys: new Map(keys), keep: new Map(keep) };
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
  let drawn = 0;
  // The page of a text that could not be loaded has what no template has.
  const texts = new Set(songsOf(library).flatMap(({ digest, path }) => (digest === null ? [] : [path])));
  const keep = new Map<string, FileFacts>();
  for (const [path, key] of byPath) {
    const file = fileOfPath(path);
    keys.set(file, key);
    const facts = served?.code === code ? served.files[file] : undefined;
    if (facts?.[3] === key) keep.set(file, facts);
    else if (texts.has(path)) drawn += 1;
    else render.push(path);
  }
  return { keys, render, drawn, keep };
}
