/** What is kept near a page that is not. */
import type { FilePage } from '#core/library/pages.ts';

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

/** Kept editions of the song at an address. @param pages of kept texts */
export function sameSong(path: string, pages: Iterable<FilePage>): NearPage[] {
  const near: NearPage[] = [];
  for (const { song, language, editions } of pages)
    if (song.path !== path && editions.some((edition) => edition.path === path))
      near.push({ path: song.path, name: song.name, label: language.label });
  return near;
}

/** The collection of an address: `/file/Puranas/ENG/x/` → `/file/Puranas/`; null for what is in none. */
export const collectionOf = (path: string): string | null => /^\/file\/[^/]+\//.exec(path)?.[0] ?? null;
