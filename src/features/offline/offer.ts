/** What is new in the library since an item was kept. */
import { difference, filesOf, packedOf, songsKept } from '#core/text-index/pack-parts.ts';
import { addUp, downloadManifest } from './download.ts';
import { type Keeper, missingOf, storedManifest } from './keeper-ports.ts';
import type { KeptItem, KeptPack } from './kept.ts';
import { sweep } from './remove-gone.ts';

/** `bytes`: of the files that would be transferred. */
const NOTHING = { changed: 0, added: 0, gone: 0, bytes: 0 };
export type Offer = typeof NOTHING;

async function offerOf(keeper: Keeper, { manifest, next }: KeptPack, paths?: readonly string[]): Promise<Offer> {
  const before = manifest === undefined ? null : await storedManifest(keeper, manifest);
  const after = next === undefined ? null : await storedManifest(keeper, next);
  if (!before || !after) return NOTHING;
  const { changed, added, gone } = difference(before, after, paths);
  const missing = await missingOf(keeper, filesOf(after, songsKept(after, paths)));
  return { changed: changed.length, added: added.length, gone: gone.length, bytes: packedOf(missing) };
}

/** What an update would bring, as far as it is known. */
export async function offered(keeper: Keeper, { packs, paths }: KeptItem): Promise<Offer> {
  const parts: Offer[] = [];
  for (const pack of packs) parts.push(await offerOf(keeper, pack, paths));
  return addUp(NOTHING, parts);
}

/**
 * Reads what the library has now, and stores what is new. Only of what is whole: what is coming comes first.
 * @throws {ApiError}
 */
export async function findUpdates(keeper: Keeper, signal: AbortSignal): Promise<void> {
  const index = await keeper.fetchIndex(signal);
  for (const item of await keeper.store.readKept()) {
    if (item.state !== 'whole') continue;
    const packs: KeptPack[] = [];
    let isLatest = true;
    for (const { next: _, ...pack } of item.packs) {
      const listed = index.find(({ folder, language }) => folder === pack.folder && language === pack.language);
      const isNew = listed !== undefined && listed.manifest !== pack.manifest;
      if (isNew) await downloadManifest(keeper, listed.manifest, signal);
      packs.push(isNew ? { ...pack, next: listed.manifest } : pack);
      isLatest &&= listed !== undefined && !isNew;
    }
    const seen = keeper.now();
    await keeper.store.writeKept({ ...item, packs, seen, checked: isLatest ? seen : item.checked });
  }
  await sweep(keeper);
}
