/** Drops the files that no record needs. */

import { filesOf, songsKept } from '#core/text-index/pack-parts.ts';
import { type Here, manifestHere } from './keeper-parts.ts';
import type { KeptPack, KeptThing } from './kept.ts';

/** Addresses that a pack needs; null while a manifest that could tell is not there. */
async function needsOf(here: Here, pack: KeptPack, paths?: readonly string[]): Promise<string[] | null> {
  const needed: string[] = pack.offered ? [pack.offered] : [];
  for (const address of [pack.manifest, pack.next]) {
    if (address === undefined) continue;
    const manifest = await manifestHere(here, address);
    if (!manifest) return null; // it is brought again, and then its files are of use
    needed.push(address, ...filesOf(manifest, songsKept(manifest, paths)).map(({ file }) => file));
  }
  for (const gone of pack.gone ?? []) {
    const manifest = await manifestHere(here, gone.manifest);
    if (!manifest) continue; // nobody can bring it again
    needed.push(gone.manifest, ...filesOf(manifest, songsKept(manifest, gone.paths)).map(({ file }) => file));
  }
  return needed;
}

async function needsOfAll(here: Here, things: readonly KeptThing[]): Promise<Set<string> | null> {
  const needed = new Set<string>();
  for (const { packs, pages = [], paths } of things) {
    for (const { file } of pages) needed.add(file);
    for (const pack of packs) {
      const own = await needsOf(here, pack, paths);
      if (!own) return null;
      for (const address of own) needed.add(address);
    }
  }
  return needed;
}

/** Nothing may be brought meanwhile: whoever calls it holds the lock. */
export async function sweep(here: Here): Promise<void> {
  const needed = await needsOfAll(here, await here.store.readKept());
  if (!needed) return;
  for (const address of await here.store.fileNames()) if (!needed.has(address)) await here.store.dropFile(address);
}
