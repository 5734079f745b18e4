/** Drops the files that no record needs. */
import { filesOf, songsKept } from '#core/text-index/pack-parts.ts';
import { type Here, manifestHere } from './keeper-parts.ts';
import { sourcesOf } from './kept.ts';

/** Nothing may be brought meanwhile: whoever calls it holds the lock. */
export async function sweep(here: Here): Promise<void> {
  const things = await here.store.readKept();
  const needed = new Set<string>();
  for (const { address, of, paths } of sourcesOf(things)) {
    const manifest = await manifestHere(here, address);
    if (!manifest && of === 'gone') continue; // nobody can bring it again
    if (!manifest) return; // it is brought again, and then its files are of use
    needed.add(address);
    for (const { file } of filesOf(manifest, songsKept(manifest, paths))) needed.add(file);
  }
  for (const address of await here.store.fileNames()) if (!needed.has(address)) await here.store.dropFile(address);
}
