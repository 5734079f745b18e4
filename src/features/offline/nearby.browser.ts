/** Looks through what is kept for what is near an address. */

import type { FilePage } from '#core/library/pages.ts';
import { packSongs } from '#core/text-index/pack-pages.ts';
import { collectionOf, type Nearby, type NearPage, sameSong } from './nearby.ts';
import { readFile, readKept } from './store.browser.ts';

/** What is kept, and what of it is near a path; nothing where the storage cannot be read. */
export async function readNearby(path: string): Promise<Nearby> {
  const things = await readKept().catch(() => []);
  const kept = things.flatMap(({ href, name, label = '' }): NearPage[] => (href ? [{ path: href, name, label }] : []));
  const collection = collectionOf(path);
  if (collection === null) return { kept, sameCollection: [], sameSong: [] };
  const packs = things.flatMap(({ packs }) => packs).filter((pack) => pack.path.startsWith(collection));
  const pages: FilePage[] = [];
  for (const address of new Set(packs.flatMap(({ manifest = [], next = [] }) => [manifest, next].flat()))) {
    const bytes = await readFile(address).catch(() => null);
    if (bytes) pages.push(...packSongs(JSON.parse(new TextDecoder().decode(bytes))));
  }
  return {
    kept,
    sameCollection: kept.filter((page) => page.path.startsWith(collection)),
    sameSong: sameSong(path, pages),
  };
}
