/** What leaves the device: files that no record needs, and, once the reader agrees, songs that the library has no more. */
import type { Manifest } from '#core/text-index/pack.ts';
import { difference, filesOf, songsKept } from '#core/text-index/pack-parts.ts';
import { bringManifest, isGone } from './download.ts';
import { fileHere, type Here, type Keeper, manifestHere } from './keeper-ports.ts';
import { type GoneSongs, type KeptPack, type KeptThing, sourcesOf } from './kept.ts';

/** Of these songs, those whose text is here as it was. */
async function stillHere(here: Here, manifest: Manifest, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const songs = songsKept(manifest, paths);
  for (const [at, { file, digest }] of manifest.chunks.entries()) {
    const own = songs.filter(({ chunk }) => chunk === at);
    if (own.length > 0 && (await fileHere(here, file, digest))) found.push(...own.map(({ path }) => path));
  }
  return found;
}

/** A manifest that the browser may have cleared; null where the site has it no more. */
async function bringAgain(keeper: Keeper, address: string, signal: AbortSignal): Promise<Manifest | null> {
  try {
    return await bringManifest(keeper, address, signal);
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/**
 * What is gone of a pack once `after` takes the place of its manifest: what went now, and what went before and is not back.
 * @param paths of single songs that are kept; undefined for all
 */
export async function goneAfter(
  keeper: Keeper,
  signal: AbortSignal,
  pack: KeptPack,
  after: Manifest,
  paths?: readonly string[],
): Promise<GoneSongs[]> {
  const back = new Set(songsKept(after).map(({ path }) => path));
  const all = (pack.gone ?? []).map((gone) => ({ ...gone, paths: gone.paths.filter((path) => !back.has(path)) }));
  const { manifest } = pack;
  const before = manifest === undefined ? null : await bringAgain(keeper, manifest, signal);
  if (before && manifest !== undefined) {
    const lost = difference(before, after, paths).gone;
    all.unshift({ manifest, paths: await stillHere(keeper, before, lost) });
  }
  return all.filter(({ paths }) => paths.length > 0);
}

/** A thing without the songs that the library has no more. */
export const withoutGone = (thing: KeptThing): KeptThing => ({
  ...thing,
  packs: thing.packs.map(({ gone: _, ...pack }) => pack),
});

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
