/** The collections: metadata and digests of the snapshot's songs and playlists. Texts stay in the snapshot. */
import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { readManifest, snapshotDir } from './content/snapshot.ts';
import { entryKey } from './domain/names.ts';
import { type SnapshotManifest, snapshotEntry, snapshotPlaylist } from './schemas/snapshot.ts';

type Row = { id: string; data: Record<string, unknown> };

/** Puts the rows of the manifest into the store, and deletes what vanished: the store outlives a build. */
function fromManifest(name: string, rows: (manifest: SnapshotManifest) => Row[]): Loader {
  return {
    name,
    async load({ store }) {
      const current = rows(readManifest(snapshotDir()));
      const ids = new Set(current.map((row) => row.id));
      for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
      for (const row of current) store.set(row);
    },
  };
}

export const collections = {
  songs: defineCollection({
    loader: fromManifest('songs', ({ entries }) => entries.map((entry) => ({ id: entryKey(entry), data: entry }))),
    schema: snapshotEntry,
  }),
  playlists: defineCollection({
    loader: fromManifest('playlists', ({ playlists }) =>
      playlists.map((playlist) => ({ id: playlist.id, data: playlist })),
    ),
    schema: snapshotPlaylist,
  }),
};
