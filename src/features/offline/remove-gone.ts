/** What leaves the device: files that no record needs, and, once the reader agrees, songs that the library has no more. */
import type { Manifest } from '#core/text-index/pack.ts';
import { difference, filesOf, songsKept } from '#core/text-index/pack-parts.ts';
import { downloadManifest, isGone } from './download.ts';
import { type DeviceFiles, type Keeper, storedFile, storedManifest, type WritableFiles } from './keeper-ports.ts';
import { type GoneSongs, type KeptItem, type KeptPack, manifestsOf } from './kept.ts';

/** Of these songs, those whose text is here as it was. */
async function stillStored(deviceFiles: DeviceFiles, manifest: Manifest, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const songs = songsKept(manifest, paths);
  for (const [at, { file, digest }] of manifest.chunks.entries()) {
    const own = songs.filter(({ chunk }) => chunk === at);
    if (own.length > 0 && (await storedFile(deviceFiles, file, digest))) found.push(...own.map(({ path }) => path));
  }
  return found;
}

/** A manifest that the browser may have cleared; null where the site has it no more. */
async function downloadAgain(keeper: Keeper, address: string, signal: AbortSignal): Promise<Manifest | null> {
  try {
    return await downloadManifest(keeper, address, signal);
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
  const before = manifest === undefined ? null : await downloadAgain(keeper, manifest, signal);
  if (before && manifest !== undefined) {
    const lost = difference(before, after, paths).gone;
    all.unshift({ manifest, paths: await stillStored(keeper, before, lost) });
  }
  return all.filter(({ paths }) => paths.length > 0);
}

/** An item without the songs that the library has no more. */
export const withoutGone = (item: KeptItem): KeptItem => ({
  ...item,
  packs: item.packs.map(({ gone: _, ...pack }) => pack),
});

/** Nothing may be downloaded meanwhile: whoever calls it holds the lock. */
export async function sweep(files: WritableFiles): Promise<void> {
  const items = await files.store.readKept();
  const needed = new Set<string>();
  for (const { address, of, paths } of manifestsOf(items)) {
    const manifest = await storedManifest(files, address);
    if (!manifest && of === 'gone') continue; // nobody can download it again
    if (!manifest) return; // it is downloaded again, and then its files are of use
    needed.add(address);
    for (const { file } of filesOf(manifest, songsKept(manifest, paths))) needed.add(file);
  }
  for (const address of await files.store.fileNames()) if (!needed.has(address)) await files.store.dropFile(address);
}
