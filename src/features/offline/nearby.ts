/** What is kept near a page that is not. */
import { packSongs } from '#core/text-index/pack-pages.ts';
import { type Here, manifestHere } from './keeper-parts.ts';
import { sourcesOf } from './kept.ts';

/** A page that is kept. */
export interface NearPage {
  path: string;
  name: string;
  /** Label of its language. */
  label: string;
}

export interface Nearby {
  /** The same song in other languages. */
  sameSong: readonly NearPage[];
  sameCollection: readonly NearPage[];
  /** All that is kept. */
  kept: readonly NearPage[];
}

/** The collection of an address: `/file/Puranas/ENG/x/` → `/file/Puranas/`; null for what is in none. */
const collectionOf = (path: string): string | null => /^\/file\/[^/]+\//.exec(path)?.[0] ?? null;

/** What is kept, and what of it is near a path; nothing where the storage cannot be read. */
export async function readNearby(here: Here, path: string): Promise<Nearby> {
  const things = await here.store.readKept().catch(() => []);
  const kept = things.flatMap(({ href, name, label = '' }): NearPage[] => (href ? [{ path: href, name, label }] : []));
  const collection = collectionOf(path);
  if (collection === null) return { kept, sameCollection: [], sameSong: [] };
  // By their paths: two kept things may have the same song.
  const editions = new Map<string, NearPage>();
  for (const { address, list, paths } of sourcesOf(things)) {
    const manifest = list.startsWith(collection) ? await manifestHere(here, address).catch(() => null) : null;
    for (const { song, language, editions: of } of manifest ? packSongs(manifest.published) : []) {
      const isKept = !paths || paths.includes(song.path);
      if (isKept && song.path !== path && of.some((edition) => edition.path === path))
        editions.set(song.path, { path: song.path, name: song.name, label: language.label });
    }
  }
  return {
    kept,
    sameCollection: kept.filter((page) => page.path.startsWith(collection)),
    sameSong: [...editions.values()],
  };
}
