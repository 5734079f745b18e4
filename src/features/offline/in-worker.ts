/** What workers of other features may import of keeping texts: nothing of it needs a page. */

import { nameLines, toTitle } from '#core/library/languages.ts';
import type { Manifest } from '#core/text-index/pack.ts';
import { type DeviceFiles, storedFile, storedManifest } from './keeper-ports.ts';
import { type KeptItem, manifestsOf } from './kept.ts';
import { deviceFiles } from './store.browser.ts';

/** What is kept, as it is stored: the same as long as nothing changes. */
export { readKept as keptItems } from './store.browser.ts';

export type KeptSong = NonNullable<ReturnType<typeof songsIn>[number]>;

/** The index of one chunk. */
export interface KeptWords {
  /** null where it is not there as it was published: its texts cannot be looked into. */
  index: Uint8Array<ArrayBuffer> | null;
  /** By their numbers in it; null for a song that is not kept, or that another chunk has. */
  songs: readonly (KeptSong | null)[];
}

/** The songs of a chunk by their numbers, without those that `known` has; these are added to it. */
function songsIn(manifest: Manifest, chunk: number, paths: ReadonlySet<string> | null, known: Set<string>) {
  const { folder, language, songs } = manifest.published;
  return songs.flatMap(({ chunk: own, fileName, name: file, title }, at) => {
    if (own !== chunk) return [];
    const path = manifest.songs[at]?.path ?? '';
    if (known.has(path) || (paths && !paths.has(path))) return [null];
    known.add(path);
    const [{ text: name } = { text: file }] = nameLines(
      { text: file },
      title === undefined ? title : toTitle(title, language.code),
    );
    return [{ path, fileName, name, folder, language }];
  });
}

/** Everything that can be looked into; a chunk that has not come yet is left out. */
export async function keptWords(deviceFiles: DeviceFiles, items: readonly KeptItem[]): Promise<KeptWords[]> {
  const known = new Set<string>();
  const manifests = new Map<string, Manifest | null>();
  const found: KeptWords[] = [];
  for (const { address, of, paths } of manifestsOf(items)) {
    if (!manifests.has(address)) manifests.set(address, await storedManifest(deviceFiles, address));
    const manifest = manifests.get(address);
    if (!manifest) continue;
    const wanted = paths ? new Set(paths) : null;
    for (const [at, chunk] of manifest.chunks.entries()) {
      if (!chunk.index) continue; // it has no words
      const songs = songsIn(manifest, at, wanted, known);
      if (songs.every((song) => song === null)) continue;
      const index = await storedFile(deviceFiles, chunk.index.file, chunk.index.digest);
      if (index || of !== 'next') found.push({ index, songs });
    }
  }
  return found;
}

/** The indexes of the texts that this device keeps. */
export const wordsOf = (items: readonly KeptItem[]): Promise<KeptWords[]> => keptWords(deviceFiles, items);
