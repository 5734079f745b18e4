/**
 * The collections: metadata and digests of the snapshot's songs and playlists. Texts stay in the snapshot.
 *
 * They are live, read from the snapshot when a build first asks. Of a collection that is not, Astro makes a store, and of
 * the store a module that it bundles: at 100,000 songs that costs 7 s and 900 MB before the first page.
 */
import { defineLiveCollection } from 'astro:content';
import type { LiveLoader } from 'astro/loaders';
import { entryKey } from '#core/library/names.ts';
import type { SnapshotEntry, SnapshotManifest, SnapshotPlaylist } from './schemas/snapshot.ts';
import { currentManifest } from './snapshot.ts';

/** A loader of the rows that a manifest has, each under its own ID. */
function fromManifest<T extends Record<string, unknown>>(
  name: string,
  rows: (manifest: SnapshotManifest) => T[],
  idOf: (row: T) => string,
): LiveLoader<T, { id: string }> {
  const load = () => rows(currentManifest()).map((data) => ({ id: idOf(data), data }));
  return {
    name,
    loadCollection: async () => ({ entries: load() }),
    loadEntry: async ({ filter }) => load().find(({ id }) => id === filter.id),
  };
}

export const collections = {
  songs: defineLiveCollection({
    loader: fromManifest<SnapshotEntry>('songs', ({ entries }) => entries, entryKey),
  }),
  playlists: defineLiveCollection({
    loader: fromManifest<SnapshotPlaylist>(
      'playlists',
      ({ playlists }) => playlists,
      ({ id }) => id,
    ),
  }),
};
