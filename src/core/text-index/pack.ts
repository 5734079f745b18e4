/** A pack's manifest as it lies on the device, and the pages of its songs. */

import type { FilePage } from '#core/library/pages.ts';
import type { PackManifest } from '#schemas/pack.ts';
import { findInPack, packPage, pathIn } from './pack-pages.ts';
import type { Pack } from './pack-parts.ts';

export interface Manifest extends Pack {
  published: PackManifest;
}

const packOf = (published: PackManifest): Manifest => ({
  published,
  chunks: published.chunks,
  songs: published.songs.map((song) => ({ ...song, path: pathIn(published, song) })),
});

/** A manifest that was checked when it came, and is known by its digest since. */
export const readPack = (bytes: Uint8Array): Manifest => packOf(JSON.parse(new TextDecoder().decode(bytes)));

/** What the page of a song shows, its text aside. */
export const pageOf = ({ published }: Manifest, path: string): FilePage | undefined =>
  packPage(published, findInPack(published, path));
