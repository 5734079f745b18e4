/** How much of a thing is there: every file of it is read back and compared. */

import { filesOfChunk, songsKept, withText } from '#core/text-index/pack-parts.ts';
import { NO_PROGRESS, type Progress } from './bring.ts';
import { fileHere, type Here, manifestHere } from './keeper-parts.ts';
import type { KeptPack, KeptThing } from './kept.ts';

export interface Measure extends Progress {
  /** Songs that the library has no more and that are still here. */
  gone: number;
}

async function measurePack(here: Here, pack: KeptPack, paths?: readonly string[]): Promise<Progress> {
  const address = pack.manifest ?? pack.next;
  const manifest = address === undefined ? null : await manifestHere(here, address);
  if (!manifest) return NO_PROGRESS;
  const songs = withText(songsKept(manifest, paths));
  const sum = { songs: 0, ofSongs: songs.length, bytes: 0, ofBytes: 0 };
  for (const [at, chunk] of manifest.chunks.entries()) {
    const own = songs.filter((song) => song.chunk === at);
    if (own.length === 0) continue;
    let isWhole = true;
    for (const { file, digest, bytes } of filesOfChunk(chunk)) {
      sum.ofBytes += bytes;
      if (await fileHere(here, file, digest)) sum.bytes += bytes;
      else isWhole = false;
    }
    // A text that cannot be looked into is not all there either.
    if (isWhole) sum.songs += own.length;
  }
  return sum;
}

/** @returns of a thing whose manifest is not there, what its record says of the whole, and nothing that is there */
export async function measure(here: Here, thing: KeptThing): Promise<Measure> {
  const all = { songs: 0, ofSongs: 0, bytes: 0, ofBytes: 0 };
  for (const pack of thing.packs) {
    const one = await measurePack(here, pack, thing.paths);
    for (const key of ['songs', 'ofSongs', 'bytes', 'ofBytes'] as const) all[key] += one[key];
  }
  const gone = thing.packs.flatMap((pack) => pack.gone ?? []).reduce((sum, { paths }) => sum + paths.length, 0);
  return {
    ...all,
    ofSongs: Math.max(all.ofSongs, thing.songs),
    ofBytes: Math.max(all.ofBytes, thing.bytes),
    gone,
  };
}
