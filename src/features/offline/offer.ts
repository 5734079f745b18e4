/** What is new in the library since a thing was kept, and the step to it. */

import { difference, filesOf, songsKept, withText } from '#core/text-index/pack-parts.ts';
import { bringManifest, bytesOf } from './bring.ts';
import { fileHere, type Keeper, manifestHere } from './keeper-parts.ts';
import type { KeptPack, KeptThing } from './kept.ts';
import { sweep } from './sweep.ts';

export interface Offer {
  changed: number;
  added: number;
  gone: number;
  /** Of the files that would come over the line. */
  bytes: number;
}

const NOTHING: Offer = { changed: 0, added: 0, gone: 0, bytes: 0 };

async function offerOf(keeper: Keeper, pack: KeptPack, paths?: readonly string[]): Promise<Offer> {
  if (pack.offered === undefined || pack.manifest === undefined) return NOTHING;
  const [before, after] = [await manifestHere(keeper, pack.manifest), await manifestHere(keeper, pack.offered)];
  if (!before || !after) return NOTHING;
  const { changed, added, gone } = difference(before, after, paths);
  const missing = [];
  for (const file of filesOf(after, withText(songsKept(after, paths))))
    if (!(await fileHere(keeper, file.file, file.digest))) missing.push(file);
  const line = missing.map(({ packed, ...file }) => ({ ...file, bytes: packed ?? file.bytes }));
  return { changed: changed.length, added: added.length, gone: gone.length, bytes: bytesOf(line) };
}

/** What an update would bring, as far as the library has been asked. */
export async function offered(keeper: Keeper, thing: KeptThing): Promise<Offer> {
  let all = NOTHING;
  for (const pack of thing.packs) {
    const one = await offerOf(keeper, pack, thing.paths);
    all = {
      changed: all.changed + one.changed,
      added: all.added + one.added,
      gone: all.gone + one.gone,
      bytes: all.bytes + one.bytes,
    };
  }
  return all;
}

/**
 * Asks the library what there is now, and remembers what is new. Only of what is whole: what is coming comes first.
 * @returns the things that the library has no more
 * @throws {ApiError}
 */
export async function look(keeper: Keeper, signal: AbortSignal): Promise<string[]> {
  const index = await keeper.fetchIndex(signal);
  const lost: string[] = [];
  for (const thing of await keeper.store.readKept()) {
    if (thing.state !== 'whole') continue;
    const packs: KeptPack[] = [];
    for (const { offered: _, ...pack } of thing.packs) {
      const listed = index.find(({ folder, language }) => folder === pack.folder && language === pack.language);
      if (!listed) lost.push(thing.id);
      const isNew = listed !== undefined && listed.manifest !== pack.manifest;
      if (isNew) await bringManifest(keeper, listed.manifest, signal);
      packs.push(isNew ? { ...pack, offered: listed.manifest } : pack);
    }
    const isLatest = packs.every(({ offered }) => offered === undefined) && !lost.includes(thing.id);
    const seen = keeper.now();
    await keeper.store.writeKept({ ...thing, packs, seen, checked: isLatest ? seen : thing.checked });
  }
  await sweep(keeper);
  return lost;
}

/** A thing that aims at what is new; `keep` then brings it. */
export function aimAtOffered(thing: KeptThing): KeptThing {
  const packs = thing.packs.map(({ offered, ...pack }) => (offered === undefined ? pack : { ...pack, next: offered }));
  return { ...thing, packs, state: 'coming' };
}

/** A thing without the songs that the library has no more. */
export const withoutGone = (thing: KeptThing): KeptThing => ({
  ...thing,
  packs: thing.packs.map(({ gone: _, ...pack }) => pack),
});
