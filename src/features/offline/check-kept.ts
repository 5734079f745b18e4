/** How much of an item is there: every file of it is read back and compared. */

import { bytesOf, filesOfChunk, songsKept } from '#core/text-index/pack-parts.ts';
import { addUp, NO_PROGRESS, type Progress } from './download.ts';
import { type DeviceFiles, missingOf, storedManifest } from './keeper-ports.ts';
import type { KeptItem, KeptPack } from './kept.ts';

export type Measure = Awaited<ReturnType<typeof measure>>;

async function measurePack(deviceFiles: DeviceFiles, pack: KeptPack, paths?: readonly string[]): Promise<Progress> {
  const address = pack.manifest ?? pack.next;
  const manifest = address === undefined ? null : await storedManifest(deviceFiles, address);
  const songs = manifest ? songsKept(manifest, paths) : [];
  const parts: Progress[] = [];
  for (const [at, chunk] of manifest?.chunks.entries() ?? []) {
    const ofSongs = songs.filter((song) => song.chunk === at).length;
    if (ofSongs === 0) continue;
    const files = filesOfChunk(chunk);
    const missing = await missingOf(deviceFiles, files);
    const ofBytes = bytesOf(files);
    // A text that cannot be looked into is not all there either.
    parts.push({ songs: missing.length > 0 ? 0 : ofSongs, ofSongs, bytes: ofBytes - bytesOf(missing), ofBytes });
  }
  return addUp(NO_PROGRESS, parts);
}

/** @returns of an item whose manifest is not there, what its record says of the whole, and nothing that is there */
export async function measure(deviceFiles: DeviceFiles, { packs, paths, songs, bytes }: KeptItem) {
  const parts: Progress[] = [];
  for (const pack of packs) parts.push(await measurePack(deviceFiles, pack, paths));
  const all = addUp(NO_PROGRESS, parts);
  /** Songs that the library has no more and that are still here. */
  const gone = packs.flatMap((pack) => pack.gone ?? []).reduce((sum, { paths }) => sum + paths.length, 0);
  return { ...all, ofSongs: Math.max(all.ofSongs, songs), ofBytes: Math.max(all.ofBytes, bytes), gone };
}
