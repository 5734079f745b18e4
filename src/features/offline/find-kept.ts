/** What is kept of an address: its text, or what is near it. */

import { nameLines } from '#core/library/languages.ts';
import { type Manifest, pageOf } from '#core/text-index/pack.ts';
import { packSongs } from '#core/text-index/pack-pages.ts';
import { type DeviceFiles, isRight, storedManifest } from './keeper-ports.ts';
import { manifestsOf } from './kept.ts';

/** A page that is kept; `label` is that of its language. */
export type NearPage = Record<'path' | 'name' | 'label', string>;

/** The collection of an address: `/file/Puranas/ENG/x/` → `/file/Puranas/`; null for what is in none. */
const collectionOf = (path: string): string | null => /^\/file\/[^/]+\//.exec(path)?.[0] ?? null;

/** All that is kept, and what of it is near a path: in its collection, and the same song in other languages; nothing where the storage cannot be read. */
export async function readNearby(deviceFiles: DeviceFiles, path: string) {
  const items = await deviceFiles.store.readKept().catch(() => []);
  const kept = items.flatMap(({ href, name, label = '' }): NearPage[] => (href ? [{ path: href, name, label }] : []));
  const collection = collectionOf(path);
  if (collection === null) return { kept, sameCollection: [], sameSong: [] };
  // By their paths: two kept items may have the same song.
  const editions = new Map<string, NearPage>();
  for (const { address, list, paths } of manifestsOf(items)) {
    const manifest = list.startsWith(collection) ? await storedManifest(deviceFiles, address).catch(() => null) : null;
    for (const { song, title, language, editions: of } of manifest ? packSongs(manifest.published) : []) {
      const isKept = !paths || paths.includes(song.path);
      const [{ text: name } = { text: song.name }] = nameLines({ text: song.name }, title);
      if (isKept && song.path !== path && of.some((edition) => edition.path === path))
        editions.set(song.path, { path: song.path, name, label: language.label });
    }
  }
  return {
    kept,
    sameCollection: kept.filter((page) => page.path.startsWith(collection)),
    sameSong: [...editions.values()],
  };
}

/** A text that its own digest says to be what was published; what lies around it in the file does not matter. */
async function textIn(deviceFiles: DeviceFiles, manifest: Manifest, path: string) {
  const song = manifest.songs.find((one) => one.path === path);
  const chunk = song && song.chunk !== null && manifest.chunks[song.chunk];
  const page = pageOf(manifest, path);
  if (!song || !chunk || !page) return null;
  const own = (await deviceFiles.store.readFile(chunk.file))?.slice(song.start, song.start + song.bytes);
  if (!own || !(await isRight(deviceFiles, own, song.digest))) return null;
  return { page, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(own) };
}

/** A kept text by the path of its page, whichever kept item brought it; null where it is not there as it was published. */
export async function findText(deviceFiles: DeviceFiles, path: string) {
  for (const { address, list, paths } of manifestsOf(await deviceFiles.store.readKept())) {
    if (!path.startsWith(list) || (paths && !paths.includes(path))) continue;
    const manifest = await storedManifest(deviceFiles, address);
    const found = manifest && (await textIn(deviceFiles, manifest, path));
    if (found) return found;
  }
  return null;
}
