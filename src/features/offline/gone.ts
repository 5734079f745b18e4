/** Songs that the library had, and has no more: the reader's copy stays until they agree. */

import type { Manifest } from '#core/text-index/pack.ts';
import { difference, songsKept, withText } from '#core/text-index/pack-parts.ts';
import { bringManifest, isGone } from './bring.ts';
import { fileHere, type Here, type Keeper } from './keeper-parts.ts';
import type { GoneSongs, KeptPack, KeptThing } from './kept.ts';

/** Of these songs, those whose text is here as it was. */
async function stillHere(here: Here, manifest: Manifest, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const songs = withText(songsKept(manifest, paths));
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
  const back = new Set(withText(after.songs).map(({ path }) => path));
  const earlier = (pack.gone ?? []).map((gone) => ({ ...gone, paths: gone.paths.filter((path) => !back.has(path)) }));
  const before = pack.manifest === undefined ? null : await bringAgain(keeper, pack.manifest, signal);
  const now: GoneSongs[] = [];
  if (before && pack.manifest !== undefined) {
    const lost = difference(before, after, paths).gone;
    now.push({ manifest: pack.manifest, paths: await stillHere(keeper, before, lost) });
  }
  return [...now, ...earlier].filter(({ paths }) => paths.length > 0);
}

/** A thing without the songs that the library has no more. */
export const withoutGone = (thing: KeptThing): KeptThing => ({
  ...thing,
  packs: thing.packs.map(({ gone: _, ...pack }) => pack),
});
